// A process of its own that owns an embedded PostgreSQL until it is ended: node embedded.fixture.ts FOLDER
import pg from 'pg'
import { startEmbeddedPostgres } from './embedded.ts'

const folder = process.argv[2] ?? ''
try {
  const postgres = await startEmbeddedPostgres({ folder, onExit: (reason) => console.error(reason) })
  const url = await postgres.database('kept')
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('CREATE TABLE IF NOT EXISTS visits (at timestamptz DEFAULT now())')
  await client.query('INSERT INTO visits DEFAULT VALUES')
  const { rows } = await client.query('SELECT count(*)::int AS n FROM visits')
  process.on('SIGTERM', async () => {
    await client.end()
    await postgres.stop()
    process.exit(0)
  })
  process.stdout.write(`ready ${rows[0].n}\n`)
} catch (error) {
  process.stdout.write(`refused ${(error as Error).message}\n`)
  process.exit(1)
}
