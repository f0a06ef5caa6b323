import type { z } from 'zod'
import type { LiveConnection } from './live-connection.ts'

export type Frame = { readonly type: string; readonly [field: string]: unknown }

/** Errors go to the client: refusals as they are, others as `internal_error`. */
export type FrameHandler<F> = (connection: LiveConnection, frame: F) => Promise<void> | void

export interface FrameTable<F extends { readonly type: string }> {
  readonly schema: z.ZodType<F>
  readonly handlers: { readonly [T in F['type']]: FrameHandler<Extract<F, { readonly type: T }>> }
  /** Frame types that do not wait for earlier frames. */
  readonly atOnce: ReadonlySet<F['type']>
  /** Frame types whose handlers share database connections. */
  readonly gathered?: ReadonlySet<F['type']>
  /** Fields that a refusal repeats, so that the client knows what was refused. */
  readonly echoed: readonly string[]
}

/** Declares a feature's frames; its handlers get validated ones. */
export const frameTable = <F extends { readonly type: string }>(table: FrameTable<F>): FrameTable<Frame> =>
  table as unknown as FrameTable<Frame>
