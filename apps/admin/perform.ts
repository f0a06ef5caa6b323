import type { Settings } from '../server/settings/settings.ts'
import { type ParsedCommand, readCommand, UsageError, usage } from './arguments.ts'
import type { Commands, Outcome } from './command.ts'
import { numberCommands } from './number-commands.ts'
import { openInstallation } from './open.ts'
import { operationCommands } from './operation-commands.ts'
import { peopleCommands } from './people-commands.ts'
import { printed } from './print.ts'
import { reportCommands } from './report-commands.ts'
import { roomCommands } from './room-commands.ts'
import { shieldCommands } from './shield-commands.ts'

export const commands: Commands = {
  ...peopleCommands,
  ...numberCommands,
  ...roomCommands,
  ...reportCommands,
  ...operationCommands,
  ...shieldCommands,
}

export interface Terminal {
  readonly say: (words: string) => void
  readonly complain: (words: string) => void
}

async function run(
  { command, asked }: ParsedCommand,
  settings: () => Settings,
  complain: Terminal['complain'],
): Promise<Outcome> {
  if ('runAlone' in command) return command.runAlone(asked)
  const opened = await openInstallation(settings(), complain)
  try {
    return await command.run(opened, asked)
  } finally {
    await opened.close()
  }
}

/** Runs a command. Exit codes: 0 done; 1 refused, failed or faults found; 2 bad usage. */
export async function perform(
  words: readonly string[],
  settings: () => Settings,
  { say, complain }: Terminal,
): Promise<0 | 1 | 2> {
  try {
    const read = readCommand(words, commands)
    if (!read) {
      say(usage(commands))
      return 0
    }
    const outcome = await run(read, settings, complain)
    say(printed(outcome, read.json))
    return outcome.failed ? 1 : 0
  } catch (error) {
    complain((error as Error).message)
    return error instanceof UsageError ? 2 : 1
  }
}
