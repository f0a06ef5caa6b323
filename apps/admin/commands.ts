import type { Commands } from './command.ts'
import { operationCommands } from './operation-commands.ts'
import { peopleCommands } from './people-commands.ts'
import { reportCommands } from './report-commands.ts'
import { roomCommands } from './room-commands.ts'

export const commands: Commands = {
  ...peopleCommands,
  ...roomCommands,
  ...reportCommands,
  ...operationCommands,
}
