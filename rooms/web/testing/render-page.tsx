import { SessionProvider, type SessionState, SignInDialogProvider } from '@basera/accounts/web'
import { type Api, type Calls, Problem } from '@basera/platform/contract'
import {
  apiContext,
  type PageHandle,
  type PageHead,
  type PublicSettings,
  SettingsProvider,
} from '@basera/platform/web'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { roomRoutes } from '../index.ts'

const settings: PublicSettings = {
  publicUrl: 'https://basera.example',
  supportEmail: 'help@basera.example',
  grievanceOfficer: 'Officer',
  city: 'Bangalore, Karnataka, India',
  socialLinks: [],
  roomSearch: 'public',
  authUrl: '/auth/v1',
  captcha: { kind: 'altcha' },
  google: false,
  development: true,
}

const root: RouteObject = {
  id: 'root',
  Component: () => (
    <SignInDialogProvider onLoad={() => undefined}>
      <Outlet />
    </SignInDialogProvider>
  ),
  children: roomRoutes,
}

export interface RenderedPage {
  readonly status: number
  readonly html: string
  readonly text: string
  readonly head: PageHead
  readonly queries: readonly Readonly<Record<string, unknown>>[]
}

type Answer = (input: {
  readonly query?: Record<string, unknown>
  readonly params?: Record<string, string>
}) => unknown

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()

export const signedIn = (id: string): SessionState => ({
  status: 'ready',
  user: { id, email: 'asha@demo.basera.test' },
})

/** The server never knows the session; `session` shows what a browser makes of it. Other calls are refused. */
export async function renderPage(
  path: string,
  answers: Record<string, Answer>,
  session: SessionState = { status: 'loading', user: null },
): Promise<RenderedPage> {
  const queries: Readonly<Record<string, unknown>>[] = []
  const api = (async (key: string, input: Parameters<Answer>[0]) => {
    const answer = answers[key]
    if (!answer) throw new Problem('service_unavailable', 'No answer')
    if (key === 'GET /api/rooms') queries.push(input.query ?? {})
    return answer(input)
  }) as Api<Calls>
  const handler = createStaticHandler([root])
  const requestContext = new RouterContextProvider()
  requestContext.set(apiContext, api)
  const url = new URL(path, settings.publicUrl)
  const context = await handler.query(new Request(url), { requestContext })
  if (context instanceof Response) throw new Error(`The page answered ${context.status}`)
  const html = renderToStaticMarkup(
    <SettingsProvider value={settings}>
      <SessionProvider value={session}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </SessionProvider>
    </SettingsProvider>,
  )
  const match = context.matches.findLast(({ route }) => route.handle)
  if (!match) throw new Error(`No page of rooms is at ${path}`)
  const { head } = match.route.handle as PageHandle
  const page = { settings, params: match.params, url }
  return {
    status: context.statusCode,
    html,
    text: textOf(html),
    head: head(context.loaderData[match.route.id], page),
    queries,
  }
}
