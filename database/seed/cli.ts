// Adds large sets for benchmarks: npm run seed -- --rooms N --profiles N --messages N
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { startEmbeddedPostgres } from '@basera/platform/server/postgres'
import pg from 'pg'
import { migrate } from '../migrate.ts'
import { fillBulk, type Progress } from './bulk/fill-bulk.ts'

const usage = `npm run seed -- [--rooms N] [--profiles N] [--messages N] [--name TEXT]

Adds rooms, listed roommate profiles and chat messages to the database of DATABASE_URL, or else to the embedded one
in DATA_DIR (./data), which must not be in use. --name seeds the random choices; each name can be used once.`

const count = (text: string | undefined): number => {
  const value = Number((text ?? '0').replaceAll(/[_,]/g, ''))
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${text} is not a whole number.\n\n${usage}`)
  return value
}

const grouped = (value: number) => value.toLocaleString('en-IN')

/** A line every two seconds, and one with the rate when a part is done. */
function consoleProgress(): Progress & { end(): void } {
  let [what, total, done, begun, told] = ['', 0, 0, 0, 0]
  const rate = () => `${grouped(Math.round((done * 1000) / Math.max(1, performance.now() - begun)))} a second`
  const end = () => {
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    if (what)
      console.log(`${what}: ${done > 0 ? `${grouped(done)} in ${seconds} s, ${rate()}` : `${seconds} s`}`)
    what = ''
  }
  return {
    end,
    start(next, size) {
      end()
      what = next
      total = size
      done = 0
      begun = performance.now()
      told = begun
    },
    tick() {
      done += 1
      if (done % 1000 !== 0 || performance.now() - told < 2000) return
      told = performance.now()
      console.log(`  ${what}: ${grouped(done)} of ${grouped(total)}, ${rate()}`)
    },
    note(text) {
      end()
      console.log(`  ${text}`)
    },
  }
}

async function openDatabase(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const settings = { ...(existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}), ...process.env }
  if (settings.DATABASE_URL) return { url: settings.DATABASE_URL, stop: async () => undefined }
  const folder = join(resolve(settings.DATA_DIR || './data'), 'postgres')
  const postgres = await startEmbeddedPostgres({ folder, onExit: (reason) => console.error(reason) })
  return { url: await postgres.database('basera'), stop: () => postgres.stop() }
}

async function main(): Promise<void> {
  const options = {
    rooms: { type: 'string' },
    profiles: { type: 'string' },
    messages: { type: 'string' },
  } as const
  const { values } = parseArgs({
    options: { ...options, name: { type: 'string' }, help: { type: 'boolean' } },
  })
  const counts = {
    rooms: count(values.rooms),
    profiles: count(values.profiles),
    messages: count(values.messages),
  }
  if (values.help || counts.rooms + counts.profiles + counts.messages === 0) return console.log(usage)
  const { url, stop } = await openDatabase()
  const progress = consoleProgress()
  const client = new pg.Client({ connectionString: url, application_name: 'basera-seed' })
  try {
    await migrate(url)
    await client.connect()
    await fillBulk(client, counts, values.name ?? new Date().toISOString(), progress)
    progress.end()
  } finally {
    await client.end()
    await stop()
  }
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
