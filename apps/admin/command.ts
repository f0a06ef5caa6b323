import type { Asked, Opened } from './open.ts'

export interface Outcome {
  readonly rows?: readonly object[]
  readonly facts?: object
  /** A sentence at the end. */
  readonly said?: string
  /** Exit code 1. */
  readonly failed?: boolean
}

export interface Command {
  /** Words after its name; one named `ID` must be an id. */
  readonly takes: readonly string[]
  /** Beside `--as`, `--json` and `--reason`. */
  readonly options?: readonly ('all' | 'out' | 'decision')[]
  /** It changes something, so it needs a reason. */
  readonly reason?: boolean
  readonly says: string
  run(opened: Opened, asked: Asked): Promise<Outcome>
}

export type Commands = Readonly<Record<string, Command>>
