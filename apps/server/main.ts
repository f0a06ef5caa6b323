import { readSettings } from './settings/settings.ts'
import { startServer, stopOnSignals } from './start.ts'

try {
  const server = await startServer(readSettings(), process.argv.includes('--hot-reload'))
  stopOnSignals(server)
  console.warn(`\n  Basera is ready at ${server.address}\n`)
} catch (error) {
  console.error(`\n  Basera did not start. ${(error as Error).message}\n`)
  process.exitCode = 1
}
