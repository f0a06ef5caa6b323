import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Database } from '@basera/database/types'
import { openPlaces, type Places } from '@basera/places/server'
import { createLogger } from '@basera/platform/server/logger'
import { findMatchedRoom, insertMatches, matchQueuedRooms } from '@basera/rooms/testing/alerts'
import { percentile, printTable, roomDatabase } from '@basera/testkit/load'
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { cpuOf } from '../load/cpu.ts'
import { queryMix } from '../search/query-mix.ts'
import { openSearcher, type Searcher } from '../search/searcher.ts'
import { fillAlerts } from './fill-alerts.ts'

interface Matching {
  readonly client: pg.Client
  readonly db: Kysely<Database>
  readonly places: Places
  /** The connection that compares. */
  readonly backend: number
}

const someRooms = async (client: pg.Client, count: number): Promise<string[]> => {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM rooms WHERE searchable ORDER BY md5(id::text) LIMIT $1',
    [count],
  )
  return rows.map(({ id }) => id)
}

const queue = (client: pg.Client, ids: readonly string[]) =>
  client.query('INSERT INTO alert_rooms (room_id, rent_fell) SELECT unnest($1::uuid[]), false', [ids])

const found = async (client: pg.Client): Promise<number> =>
  (await client.query('SELECT count(*)::integer AS n FROM alert_matches')).rows[0].n

/** Rooms one by one: what each takes, of the clock and of the database's processor. */
async function printSingle({ client, db, places, backend }: Matching, count: number): Promise<void> {
  const times: number[] = []
  const matches: number[] = []
  const cpu = cpuOf(backend)
  const own = process.cpuUsage()
  for (const id of await someRooms(client, count)) {
    await queue(client, [id])
    const before = await found(client)
    const start = performance.now()
    await matchQueuedRooms({ db, places })
    times.push(performance.now() - start)
    matches.push((await found(client)) - before)
  }
  const used = process.cpuUsage(own)
  const at = (share: number) => percentile(times, share).toFixed(0)
  printTable(
    ['rooms', 'alerts found: mean, most', 'p50 ms', 'p95 ms', 'max ms', 'database ms CPU', 'own ms CPU'],
    [
      [
        times.length,
        `${(matches.reduce((sum, one) => sum + one, 0) / count).toFixed(0)}, ${Math.max(...matches)}`,
        ...[at(0.5), at(0.95), at(1)],
        ((cpuOf(backend) - cpu) / count).toFixed(0),
        ((used.user + used.system) / 1000 / count).toFixed(0),
      ],
    ],
  )
}

interface Pace {
  readonly times: number[]
  stop(): Promise<void>
}

const searchEvery = 100

/** Searches a hundred milliseconds apart in this process, as the product has its jobs beside its requests. */
function startSearching(searcher: Searcher): Pace {
  const times: number[] = []
  let over = false
  const searching = (async () => {
    for (const query of queryMix(10_000, 5)) {
      if (over) return
      const start = performance.now()
      await searcher.search(query)
      times.push(performance.now() - start)
      await sleep(searchEvery)
    }
  })()
  return {
    times,
    async stop() {
      over = true
      await searching
    },
  }
}

const quietSeconds = 20

async function printBurst({ client, db, places }: Matching, count: number, url: string): Promise<void> {
  await client.query('DELETE FROM alert_matches')
  const searcher = await openSearcher(url)
  const quiet = startSearching(searcher)
  await sleep(quietSeconds * 1000)
  await quiet.stop()
  await queue(client, (await someRooms(client, 2 * count)).slice(count))
  const start = performance.now()
  const busy = startSearching(searcher)
  await matchQueuedRooms({ db, places })
  const seconds = (performance.now() - start) / 1000
  await busy.stop()
  await searcher.close()
  console.log(`\n${count} rooms at once: ${seconds.toFixed(1)} s, ${await found(client)} matches.\n`)
  const at = ({ times }: Pace) => [0.5, 0.95].map((share) => percentile(times, share).toFixed(1))
  printTable(
    ['searches', 'count', 'p50 ms', 'p95 ms'],
    [
      ['before', quiet.times.length, ...at(quiet)],
      ['during the burst', busy.times.length, ...at(busy)],
    ],
  )
}
const noTimes = { at_once: new Date(), daily: new Date(), weekly: new Date() }

/** The plan of the statement that compares and writes. */
async function printPlan({ client }: Matching, url: string): Promise<void> {
  const asked: CompiledQuery[] = []
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
    log: ({ query }) => void asked.push(query),
  })
  const [id = ''] = await someRooms(client, 1)
  const room = await findMatchedRoom(db, id)
  const trx = await db.startTransaction().execute()
  if (room) await insertMatches(trx, { room, savedBefore: new Date() }, [], false, noTimes)
  const last = asked.at(-1)
  await trx.rollback().execute()
  await db.destroy()
  if (!last) return
  await client.query('BEGIN')
  const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS, COSTS off) ${last.sql}`, [
    ...last.parameters,
  ])
  await client.query('ROLLBACK')
  for (const row of rows) console.log(`    ${row['QUERY PLAN'].slice(0, 160)}`)
}

/** Compares rooms, one by one and many at once, with `--alerts` alerts of the searches that people make. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      alerts: { type: 'string', default: '100000' },
      rooms: { type: 'string', default: '20000' },
      single: { type: 'string', default: '100' },
      burst: { type: 'string', default: '1000' },
      keep: { type: 'string' },
    },
  })
  const database = await roomDatabase(Number(values.rooms), values.keep)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database.url, max: 1 }) }),
  })
  const places = openPlaces({ logger: createLogger('silent') })
  try {
    if ((await client.query('SELECT FROM alerts LIMIT 1')).rows.length === 0)
      await fillAlerts(client, Number(values.alerts), places)
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)
    const matching = { client, db, places, backend: rows[0]?.pid ?? 0 }
    await printPlan(matching, database.url)
    await printSingle(matching, Number(values.single))
    await printBurst(matching, Number(values.burst), database.url)
  } finally {
    await db.destroy()
    await client.end()
    await database.remove()
  }
}
