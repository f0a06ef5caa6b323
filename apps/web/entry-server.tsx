import type { Api, Calls } from '@basera/platform/contract'
import { apiContext, type PageHandle, type PageHead, type PublicSettings, prefix } from '@basera/platform/web'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { App, type PageData } from './app.tsx'
import { withPrefixedLinks } from './language/prefixed-links.tsx'
import { routes } from './routes.tsx'

export { pageDataId } from './app.tsx'
export { headScript } from './head-script.ts'
export { manifest } from './install/manifest.ts'
export { sheetId } from './whole-sheet.ts'

const handler = createStaticHandler(prefix ? routes.map(withPrefixedLinks) : routes)

export interface LoadedPage {
  readonly status: number
  readonly head: PageHead
  readonly routeIds: readonly string[]
  readonly data: PageData
  /** To be logged. */
  readonly failure: unknown
  render(): string
}

const untitled: PageHead = { title: 'Basera' }

function headOf(context: StaticHandlerContext, settings: PublicSettings, url: URL): PageHead {
  const match = context.matches.findLast(({ route }) => (route.handle as PageHandle | undefined)?.head)
  if (!match) return untitled
  const handle = match.route.handle as PageHandle
  return handle.head(context.loaderData[match.route.id], { settings, params: match.params, url })
}

/** Matches `request` and runs loaders; a `Response` is a redirect. */
export async function loadPage(
  request: Request,
  api: Api<Calls>,
  settings: PublicSettings,
): Promise<LoadedPage | Response> {
  const requestContext = new RouterContextProvider()
  requestContext.set(apiContext, api)
  const context = await handler.query(request, { requestContext })
  if (context instanceof Response) return context
  const failure = context.errors ? Object.values(context.errors)[0] : undefined
  const hydration =
    failure === undefined ? { loaderData: context.loaderData } : { loaderData: {}, failure: 'failed' }
  return {
    status: context.statusCode,
    head:
      failure === undefined
        ? headOf(context, settings, new URL(request.url))
        : { ...untitled, noIndex: true },
    routeIds: context.matches.map(({ route }) => route.id),
    data: { settings, hydration },
    failure,
    render: () =>
      renderToString(
        <App settings={settings}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>,
      ),
  }
}
