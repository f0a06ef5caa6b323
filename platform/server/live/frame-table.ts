import type { z } from 'zod'
import type { LiveConnection } from './live-connection.ts'

/** A frame of a client of which only the type is known. */
export type Frame = { readonly type: string; readonly [field: string]: unknown }

/** Answers one kind of frame. What it throws is sent to the client: refusals as they are, faults as `internal_error`. */
export type FrameHandler<F> = (connection: LiveConnection, frame: F) => Promise<void> | void

/** What clients may say to one feature, and who answers it. */
export interface FrameTable<F extends { readonly type: string }> {
  readonly schema: z.ZodType<F>
  readonly handlers: { readonly [T in F['type']]: FrameHandler<Extract<F, { readonly type: T }>> }
  /** Kinds that do not wait for the frames before them. */
  readonly atOnce: ReadonlySet<F['type']>
  /** Fields of a frame that its refusal repeats, so that the client knows what was refused. */
  readonly echoed: readonly string[]
}

/** A table as features give it. Its handlers get frames that were checked by its own schema. */
export const frameTable = <F extends { readonly type: string }>(table: FrameTable<F>): FrameTable<Frame> =>
  table as unknown as FrameTable<Frame>
