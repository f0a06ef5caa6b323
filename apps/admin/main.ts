// The operator's commands: npm run admin -- COMMAND …
import { readCommand, UsageError, usage } from './arguments.ts'
import { commands } from './commands.ts'
import { openInstallation } from './open.ts'
import { printed } from './print.ts'

const say = (words: string): void => void process.stdout.write(`${words}\n`)

async function main(): Promise<void> {
  const read = readCommand(process.argv.slice(2), commands)
  if (!read) return say(usage(commands))
  const opened = await openInstallation()
  try {
    const outcome = await read.command.run(opened, read.asked)
    say(printed(outcome, read.json))
    if (outcome.failed) process.exitCode = 1
  } finally {
    await opened.close()
  }
}

// A reader such as `head` may have seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = error instanceof UsageError ? 2 : 1
})
