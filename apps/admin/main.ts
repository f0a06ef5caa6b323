// The operator's commands: npm run admin -- COMMAND …
import { readSettings } from '../server/settings/settings.ts'
import { perform } from './perform.ts'

// A reader such as `head` may have closed the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await perform(process.argv.slice(2), readSettings, {
  say: (words) => void process.stdout.write(`${words}\n`),
  complain: (words) => console.error(words),
})
