import type { Asked, Opened } from './open.ts'

/** What a command gives. */
export interface Outcome {
  /** A table of many things. */
  readonly rows?: readonly object[]
  /** One thing, fact by fact. */
  readonly facts?: object
  /** A sentence at the end. */
  readonly said?: string
  /** Ends with exit code 1. */
  readonly failed?: boolean
}

/** A command of the operator. */
export interface Command {
  /** Words it takes after its name, as shown; a name of `ID` must be one. */
  readonly takes: readonly string[]
  /** Options it takes beside `--as`, `--json` and, where it is needed, `--reason`. */
  readonly options?: readonly ('all' | 'out' | 'decision')[]
  /** It changes something: why must be said. */
  readonly reason?: boolean
  readonly says: string
  run(opened: Opened, asked: Asked): Promise<Outcome>
}

/** Commands by their names of one or two words. */
export type Commands = Readonly<Record<string, Command>>
