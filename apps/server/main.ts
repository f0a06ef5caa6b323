import { giveBackMemory } from './operations/memory-at-rest.ts'
import { readSettings } from './settings/settings.ts'
import { startServer } from './start.ts'
import { stopOnSignals } from './stop-on-signals.ts'

const stopWhenAsked = stopOnSignals()
try {
  const server = await startServer(readSettings(), process.argv.includes('--hot-reload'))
  stopWhenAsked(server)
  giveBackMemory()
  console.warn(`\n  Basera is ready at ${server.address}\n`)
} catch (error) {
  console.error(`\n  Basera did not start. ${(error as Error).message}\n`)
  process.exitCode = 1
}
