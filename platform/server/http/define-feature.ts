import type { Call, Calls } from '@basera/platform/contract'
import type { z } from 'zod'

/** Who is calling, as far as the server has established it. */
export interface Caller {
  /** Client address, from the connection or a trusted proxy; the key of per-address limits. */
  readonly address: string
}

type Parsed<S, K extends string> = S extends z.ZodType
  ? { readonly [P in K]: z.output<S> }
  : Record<never, never>

/** What a handler receives: every part of the call that its contract names, parsed. */
export type HandlerInput<C extends Call> = Parsed<C['params'], 'params'> &
  Parsed<C['query'], 'query'> &
  Parsed<C['body'], 'body'>

export type Handler<C extends Call> = (
  input: HandlerInput<C>,
  caller: Caller,
) => Promise<z.input<C['response']>>

export type Handlers<C extends Calls> = { readonly [K in keyof C]: Handler<C[K]> }

/** A feature's calls with the code that answers them, the per-address limit a call spends, and its answers' caching. */
export interface Feature {
  readonly calls: Calls
  readonly handlers: Readonly<Record<string, (input: never, caller: Caller) => Promise<unknown>>>
  readonly limits: Readonly<Record<string, string>>
}

/**
 * Joins a contract and its handlers; a call without a handler does not compile.
 * `limits` names, per call, the row of the limits table that each request of it spends.
 */
export function defineFeature<C extends Calls>(
  calls: C,
  handlers: Handlers<C>,
  limits: { readonly [K in keyof C]?: string } = {},
): Feature {
  return { calls, handlers: handlers as Feature['handlers'], limits: limits as Feature['limits'] }
}
