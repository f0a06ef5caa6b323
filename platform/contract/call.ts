import type { z } from 'zod'

/** Who may make a call. `room-search` is public or for members only, by the `ROOM_SEARCH` setting. */
export type Access = 'public' | 'room-search' | 'signed-in' | 'verified'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The schemas of an HTTP call. Its key in {@link Calls} is its method and path. */
export interface Call {
  readonly summary: string
  readonly access: Access
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The call takes one file instead of a body: `multipart/form-data` with a single part named `file`. */
  readonly upload?: { readonly maxBytes: number }
  readonly response: z.ZodType
  readonly status?: 200 | 201 | 204
}

/** A feature's calls by `METHOD /path` (`GET /api/rooms/{id}`), path parameters in braces as in OpenAPI. */
export type Calls = Readonly<Record<string, Call>>

type InputOf<S, K extends string> = S extends z.ZodType
  ? Record<never, never> extends z.input<S>
    ? { readonly [P in K]?: z.input<S> }
    : { readonly [P in K]: z.input<S> }
  : Record<never, never>

/** A part whose fields are all optional may be left out. */
export type CallInput<C extends Call> = InputOf<C['params'], 'params'> &
  InputOf<C['query'], 'query'> &
  InputOf<C['body'], 'body'> &
  (C['upload'] extends object ? { readonly file: Blob } : Record<never, never>)

export type CallOutput<C extends Call> = z.output<C['response']>

/** A typed caller of `C`: over HTTP in the browser, straight to the handlers on the server. */
export type Api<C extends Calls> = <K extends keyof C & string>(
  key: K,
  input: CallInput<C[K]>,
  options?: { readonly signal?: AbortSignal },
) => Promise<CallOutput<C[K]>>
