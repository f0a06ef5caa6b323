import type { z } from 'zod'
import type { LiveConnection } from './live-connection.ts'

/** Answers one kind of frame. What it throws is told to the client: refusals as they are, faults as `internal_error`. */
export type FrameHandler<F> = (connection: LiveConnection, frame: F) => Promise<void> | void

/** What clients may say, and who answers it. */
export interface FrameTable<F extends { readonly type: string }> {
  readonly schema: z.ZodType<F>
  readonly handlers: { readonly [T in F['type']]: FrameHandler<Extract<F, { readonly type: T }>> }
  /** Kinds that do not wait for the frames before them. */
  readonly atOnce: ReadonlySet<F['type']>
  /** Fields of a frame that its refusal repeats, so that the client knows what was refused. */
  readonly echoed: readonly string[]
}
