import type { Readable } from 'node:stream'
import type { Call, Calls } from '@basera/platform/contract'
import type { z } from 'zod'

/** A living session of a member, checked for this very request. */
export interface CallerSession {
  readonly id: string
  readonly userId: string
}

/** Who is calling, as far as the server has established it. */
export interface Caller {
  /** Client address, from the connection or a trusted proxy; the key of per-address limits. */
  readonly address: string
  /** Absent for visitors. Public calls get it too where a member makes them. */
  readonly session?: CallerSession
}

/** The caller of a call that needs a session. */
export interface Member extends Caller {
  readonly session: CallerSession
}

/** One uploaded file, being read. */
export interface UploadedFile {
  /** The type the client claims; never trusted. */
  readonly type: string
  /** The bytes. Fails with `payload_too_large` once there are more than the call allows. */
  readonly stream: Readable
}

type Parsed<S, K extends string> = S extends z.ZodType
  ? { readonly [P in K]: z.output<S> }
  : Record<never, never>

/** What a handler receives: every part of the call that its contract names, parsed. */
type HandlerInput<C extends Call> = Parsed<C['params'], 'params'> &
  Parsed<C['query'], 'query'> &
  Parsed<C['body'], 'body'> &
  (C['upload'] extends object ? { readonly file: UploadedFile } : Record<never, never>)

type CallerOf<C extends Call> = C['access'] extends 'signed-in' | 'verified' ? Member : Caller

type Handler<C extends Call> = (
  input: HandlerInput<C>,
  caller: CallerOf<C>,
) => Promise<z.input<C['response']>>

export type Handlers<C extends Calls> = { readonly [K in keyof C]: Handler<C[K]> }
