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
import { language } from './page-language.ts'
import { sentencesOf } from './sentences.ts'

const t = sentencesOf(en)

interface Input {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly file?: Blob
}

export interface TokenSource {
  readonly token: () => Promise<string | undefined>
  /** The server refused the session of a token; true where there is a new one. */
  readonly refused: () => Promise<boolean>
}

let tokens: TokenSource = { token: async () => undefined, refused: async () => false }

export function setTokenSource(source: TokenSource): void {
  tokens = source
}

export const tokenSource = (): TokenSource => tokens

export function addressOf(path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** No answer came; a change may or may not have been made. */
export class Unreachable extends Problem {
  constructor() {
    super('service_unavailable', t('platform.offline'))
  }
}

const isCode = (code: unknown): code is ProblemCode => typeof code === 'string' && code in problemStatus

export async function problemOf(response: Response): Promise<Problem> {
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

function bodyOf({ body, file }: Input): { body?: BodyInit; type?: string } {
  if (file) {
    const form = new FormData()
    form.set('file', file)
    return { body: form }
  }
  return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' }
}

function requestOf(method: string, input: Input, token: string | undefined): RequestInit {
  const { body, type } = bodyOf(input)
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language }
  if (type) headers['content-type'] = type
  if (token) headers.authorization = `Bearer ${token}`
  return body === undefined ? { method, headers } : { method, headers, body }
}

async function send(key: string, input: Input, token: string | undefined, signal: AbortSignal | undefined) {
  const [method = 'GET', path = '/'] = key.split(' ')
  const request = requestOf(method, input, token)
  try {
    return await fetch(addressOf(path, input), signal ? { ...request, signal } : request)
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Unreachable()
  }
}

/** Sends with the session's token, and once more where the server refuses it and there is a new one. */
export async function sendWithToken<Answer extends { readonly status: number }>(
  sendBy: (token: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  const token = await tokens.token()
  const answer = await sendBy(token)
  const isRenewed = token && answer.status === 401 && (await tokens.refused().catch(() => false))
  return isRenewed ? sendBy(await tokens.token()) : answer
}

/** What the API answers to `METHOD /path`, whatever its format. Throws like {@link fetchApi}. */
export async function fetchAnswer(key: string, input: Input, signal?: AbortSignal): Promise<Response> {
  const response = await sendWithToken((token) => send(key, input, token, signal))
  if (response.ok) return response
  throw await problemOf(response)
}

/** The API over HTTP. Throws {@link Problem}, {@link Unreachable} without an answer, and `fetch`'s `AbortError`. */
export const fetchApi: Api<Calls> = async (key, input, options) => {
  const response = await fetchAnswer(key, input as Input, options?.signal)
  return (response.status === 204 ? undefined : await response.json()) as never
}

/** The API for loaders: over HTTP in the browser, in-process on the server. */
export const apiContext = createRouterContext<Api<Calls>>()

export function apiOf<C extends Calls>(context: Readonly<RouterContextProvider>): Api<C> {
  return context.get(apiContext) as unknown as Api<C>
}

/** The API for components: `const api = useApi<PlaceCalls>()`. */
export function useApi<C extends Calls>(): Api<C> {
  return useContext(ApiOverride) as unknown as Api<C>
}

/** Replaces the API in tests. */
export const ApiOverride = createContext<Api<Calls>>(fetchApi)
