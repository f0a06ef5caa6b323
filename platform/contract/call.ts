import type { z } from 'zod'

/**
 * Who may make a call; `room-search` is public or for members, by the setting `ROOM_SEARCH`; `verified-once` is also for
 * members whose number moved to another account; for everybody but moderators a call of `moderator` is not there.
 */
export type Access = 'public' | 'room-search' | 'signed-in' | 'verified' | 'verified-once' | 'moderator'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Call {
  readonly summary: string
  readonly access: Access
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** One file as `multipart/form-data` instead of a body, in a part named `file`. */
  readonly upload?: { readonly maxBytes: number }
  readonly response: z.ZodType
  /** The content type of a text; answers are JSON otherwise. */
  readonly type?: string
  readonly status?: 200 | 201 | 204
}

/** A feature's calls by `METHOD /path`, with path parameters in braces: `GET /api/rooms/{id}`. */
export type Calls = Readonly<Record<string, Call>>

type InputOf<S, K extends string> = S extends z.ZodType
  ? Record<never, never> extends z.input<S>
    ? { readonly [P in K]?: z.input<S> }
    : { readonly [P in K]: z.input<S> }
  : Record<never, never>

/** Parts whose fields are all optional may be left out. */
export type CallInput<C extends Call> = InputOf<C['params'], 'params'> &
  InputOf<C['query'], 'query'> &
  InputOf<C['body'], 'body'> &
  (C['upload'] extends object ? { readonly file: Blob } : Record<never, never>)

export type CallOutput<C extends Call> = z.output<C['response']>

export type Api<C extends Calls> = <K extends keyof C & string>(
  key: K,
  input: CallInput<C[K]>,
  options?: { readonly signal?: AbortSignal },
) => Promise<CallOutput<C[K]>>
