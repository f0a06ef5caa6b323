import type { Asked, Opened, TextKind } from './open.ts'

export interface Outcome {
  readonly rows?: readonly object[]
  readonly facts?: object
  /** Printed as they are, for programs. */
  readonly lines?: readonly string[]
  /** A sentence at the end. */
  readonly said?: string
  /** Exit code 1. */
  readonly failed?: boolean
}

interface Usage {
  /** Words after its name; one named `ID` must be an id. */
  readonly takes: readonly string[]
  /** Beside `--as`, `--json` and `--reason`. */
  readonly options?: readonly ('all' | 'out' | 'decision' | TextKind)[]
  /** It changes something, so it needs a reason. */
  readonly reason?: boolean
  readonly says: string
}

interface InstallationCommand extends Usage {
  run(opened: Opened, asked: Asked): Promise<Outcome>
}

/** It needs neither settings nor database. */
interface LoneCommand extends Usage {
  runAlone(asked: Asked): Outcome
}

export type Command = InstallationCommand | LoneCommand

export type Commands = Readonly<Record<string, Command>>
