import {
  type Api,
  type Calls,
  type FieldError,
  Problem,
  type ProblemCode,
  problemStatus,
} from '@basera/platform/contract'
import { createContext, useContext } from 'react'
import { createContext as createRouterContext, type RouterContextProvider } from 'react-router'
import en from './locales/en.json'
import { sentencesOf } from './sentences.ts'

const t = sentencesOf(en)

interface Input {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

function addressOf(path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

const isCode = (code: unknown): code is ProblemCode => typeof code === 'string' && code in problemStatus

async function problemOf(response: Response): Promise<Problem> {
  const body = (await response.json().catch(() => ({}))) as {
    code?: unknown
    detail?: string
    errors?: FieldError[]
  }
  if (isCode(body.code)) return new Problem(body.code, body.detail ?? t('platform.failed'), body.errors)
  return new Problem(
    response.status < 500 ? 'validation_failed' : 'service_unavailable',
    t('platform.failed'),
  )
}

function requestOf(method: string, input: Input, signal: AbortSignal | undefined): RequestInit {
  const request: RequestInit = { method, headers: { accept: 'application/json' } }
  if (signal) request.signal = signal
  if (input.body === undefined) return request
  return {
    ...request,
    body: JSON.stringify(input.body),
    headers: { ...request.headers, 'content-type': 'application/json' },
  }
}

/**
 * The API over HTTP. Throws {@link Problem}: what the server refused, or `service_unavailable` when it could not be
 * reached. An aborted call throws the `AbortError` of `fetch`.
 */
export const fetchApi: Api<Calls> = async (key, input, options) => {
  const [method = 'GET', path = '/'] = key.split(' ')
  let response: Response
  try {
    response = await fetch(
      addressOf(path, input as Input),
      requestOf(method, input as Input, options?.signal),
    )
  } catch (error) {
    if (options?.signal?.aborted) throw error
    throw new Problem('service_unavailable', t('platform.offline'))
  }
  if (!response.ok) throw await problemOf(response)
  return (response.status === 204 ? undefined : await response.json()) as never
}

/** How loaders reach the API: `apiOf<RoomCalls>(context)`; over HTTP in the browser, in-process on the server. */
export const apiContext = createRouterContext<Api<Calls>>()

export function apiOf<C extends Calls>(context: Readonly<RouterContextProvider>): Api<C> {
  return context.get(apiContext) as unknown as Api<C>
}

/** How components call the API, always over HTTP: `const api = useApi<PlaceCalls>()`. */
export function useApi<C extends Calls>(): Api<C> {
  return useContext(ApiOverride) as unknown as Api<C>
}

/** Lets tests render components against another API. */
export const ApiOverride = createContext<Api<Calls>>(fetchApi)
