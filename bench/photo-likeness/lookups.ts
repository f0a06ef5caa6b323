import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@basera/platform/server/postgres'
import { findSharingPhotos, sharingBounds } from '@basera/rooms/testing/photo-likeness'
import { percentile, printTable, roomDatabase } from '@basera/testkit/load'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

/** Of each mark eight likely readings on average, as of painted photos. They differ in their last bits, two of them in the first ones too. */
const marks = 48
const readings = 8
const readElsewhere = 2

const mixes = [
  { name: 'keys at random', shared: 0 },
  { name: 'a third of the marks popular', shared: 0.3 },
] as const

const lookUps = 400
const warmUp = 300

const noPhoto = '00000000-0000-4000-8000-000000000000'

const anyKey = () => Math.floor((Math.random() - 0.5) * 0xffff_fffe)

/** One of those that `fill-hashes.sql` gives to many photos. */
const popularKey = (rows: number) =>
  Number((BigInt(Math.floor(Math.random() * rows * 0.21)) * 2_654_435_761n) % 4_294_967_296n) - 0x8000_0000

const anyBit = (from: number, to: number) => 1 << (from + Math.floor(Math.random() * (to - from)))

/** The other readings of a mark. */
const readAgain = (key: number) =>
  Array.from({ length: readings - 1 }, (_, n) => {
    const last = key ^ Math.floor(Math.random() * 0x1000)
    return n < readElsewhere ? last ^ anyBit(12, 32) : last
  })

/** Keys of a copy: ten of a stored photo's, and others, of which `shared` are also those of many photos. */
function soughtKeys(stored: readonly number[], rows: number, shared: number): number[] {
  const own = stored.slice(0, 10)
  const others = Array.from({ length: marks - own.length }, () =>
    Math.random() < shared ? popularKey(rows) : anyKey(),
  )
  return [...new Set([...own, ...others].flatMap((key) => [key, ...readAgain(key)]))]
}

async function fillOnce(client: pg.Client, rows: number): Promise<void> {
  const { rows: known } = await client.query('SELECT FROM photo_hashes LIMIT 1')
  if (known.length > 0) return
  const script = readFileSync(join(import.meta.dirname, 'fill-hashes.sql'), 'utf8')
  await client.query(script.replaceAll(':rows', String(rows)))
  await client.query('VACUUM ANALYZE photo_hashes, photo_keys, room_images')
}

async function printSizes(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`SELECT pg_size_pretty(pg_relation_size('photo_hashes')) AS hashes,
    pg_size_pretty(pg_relation_size('photo_keys')) AS keys, pg_size_pretty(pg_relation_size('photo_keys_pkey')) AS index`)
  console.log(`\nHashes ${rows[0].hashes}, keys ${rows[0].keys}, their index ${rows[0].index}.\n`)
}

/** How many keys each photo shares, as reading every row says. */
async function mostShared(client: pg.Client, keys: readonly number[]): Promise<number[]> {
  const { rows } = await client.query<{ shared: number }>(
    `SELECT count(*)::integer AS shared FROM photo_hashes, unnest(keys) AS key
     WHERE key = ANY($1::integer[]) GROUP BY photo_id ORDER BY shared DESC LIMIT ${sharingBounds.returned}`,
    [keys],
  )
  return rows.map(({ shared }) => shared)
}

interface Lookups {
  readonly client: pg.Client
  readonly lookup: (keys: readonly number[]) => ReturnType<typeof findSharingPhotos>
}

async function printSame({ client, lookup }: Lookups, asked: readonly (readonly number[])[]): Promise<void> {
  let same = 0
  for (const keys of asked) {
    const sought = new Set(keys)
    const found = (await lookup(keys)).map((photo) => photo.keys.filter((key) => sought.has(key)).length)
    if (JSON.stringify(found) === JSON.stringify(await mostShared(client, keys))) same++
  }
  console.log(`\n${same} of ${asked.length} look-ups give what reading every row gives.\n`)
}

async function timesOf(lookup: Lookups['lookup'], asked: readonly (readonly number[])[]): Promise<number[]> {
  const times: number[] = []
  for (const keys of asked) {
    const start = performance.now()
    await lookup(keys)
    times.push(performance.now() - start)
  }
  return times
}

async function printPlan(client: pg.Client, { sql, parameters }: CompiledQuery): Promise<void> {
  const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS, COSTS off) ${sql}`, [...parameters])
  for (const row of rows) console.log(`    ${row['QUERY PLAN'].slice(0, 160)}`)
}

async function measure(url: string, client: pg.Client, rows: number): Promise<void> {
  let last: CompiledQuery | undefined
  const { pool, close } = openDatabase({ url, connections: 1, onError: console.error })
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      last = query
    },
  })
  const lookup: Lookups['lookup'] = (keys) => findSharingPhotos(db, noPhoto, keys, sharingBounds)
  const { rows: some } = await client.query(
    'SELECT keys FROM photo_hashes TABLESAMPLE SYSTEM (0.1) LIMIT $1',
    [warmUp + lookUps],
  )
  const table: (string | number)[][] = []
  let asked: number[][] = []
  for (const { name, shared } of mixes) {
    asked = some.map(({ keys }) => soughtKeys(keys, rows, shared))
    await timesOf(lookup, asked.splice(0, warmUp))
    for (const once of ['', ', again']) {
      const times = await timesOf(lookup, asked)
      table.push([
        name + once,
        times.length,
        ...[0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1)),
      ])
    }
  }
  printTable(['look-ups', 'number', 'p50 ms', 'p95 ms', 'p99 ms'], table)
  await printSame({ client, lookup }, asked.slice(0, 3))
  if (last) await printPlan(client, last)
  await close()
}

/** Look-ups among `rows` photo hashes, kept in `keptIn` for further runs. */
export async function printLookups(rows: number, keptIn?: string): Promise<void> {
  console.log(`\n## ${rows.toLocaleString('en-IN')} photo hashes\n`)
  const database = await roomDatabase(10, keptIn)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await fillOnce(client, rows)
    await printSizes(client)
    await measure(database.url, client, rows)
  } finally {
    await client.end()
    await database.remove()
  }
}
