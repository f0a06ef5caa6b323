import { parseArgs } from 'node:util'
import { insertAlert } from '@basera/alerts/testing'
import type { Database } from '@basera/database/types'
import { askedBy, canonicalQuery, keepSearch, matchQueuedProfiles } from '@basera/roommates/testing/alerts'
import { percentile, printTable } from '@basera/testkit/load'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { profileDatabase } from '../roommates/profile-database.ts'
import { everyShape } from '../roommates/shapes.ts'

const words = { name: 'Alert', by_mail: true, by_push: false, frequency: 'daily' } as const

const alertsEach = 10

/** Ten alerts a person, of the searches that people make. */
async function fillAlerts(db: Kysely<Database>, client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM user_profiles')
  const queries = everyShape().flatMap((shape) => shape.queries)
  await db.transaction().execute(async (trx) => {
    for (let at = 0; at < rows.length * alertsEach; at++) {
      const params = new URLSearchParams(queries[at % queries.length] as Record<string, string>)
      const query = canonicalQuery(params.toString())
      const id = rows[Math.floor(at / alertsEach)]?.id ?? ''
      const saved = await insertAlert(trx, id, { kind: 'roommates', query }, words)
      if (saved) await keepSearch(trx, saved.id, askedBy(query))
    }
  })
  await client.query('VACUUM ANALYZE alerts, roommate_alert_searches')
  return (await client.query('SELECT count(*)::integer AS n FROM roommate_alert_searches')).rows[0].n
}

/** Profiles one by one: what each takes, and how many alerts find it. */
async function timesOf(db: Kysely<Database>, client: pg.Client, ids: readonly string[]) {
  const times: number[] = []
  const before = await found(client)
  for (const id of ids) {
    await client.query('INSERT INTO roommate_alert_queue (profile_id) VALUES ($1)', [id])
    const start = performance.now()
    await matchQueuedProfiles(db)
    times.push(performance.now() - start)
  }
  const at = (share: number) => percentile(times, share).toFixed(1)
  return [ids.length, (((await found(client)) - before) / ids.length).toFixed(0), at(0.5), at(0.95), at(1)]
}

const found = async (client: pg.Client): Promise<number> =>
  (await client.query('SELECT count(*)::integer AS n FROM roommate_alert_matches')).rows[0].n

async function someProfiles(client: pg.Client, isPlaced: boolean, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM listed_roommates WHERE (public_latitude IS NOT NULL) = $1 ORDER BY md5(id::text) LIMIT $2`,
    [isPlaced, count],
  )
  return rows.map(({ id }) => id)
}

/** Compares profiles with ten alerts each of `--profiles` people. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      profiles: { type: 'string', default: '2000' },
      single: { type: 'string', default: '100' },
    },
  })
  const database = await profileDatabase(Number(values.profiles))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database.url, max: 1 }) }),
  })
  try {
    console.log(`${await fillAlerts(db, client)} alerts.\n`)
    const single = Number(values.single)
    printTable(
      ['profiles', 'count', 'alerts found', 'p50 ms', 'p95 ms', 'max ms'],
      [
        ['with a location', ...(await timesOf(db, client, await someProfiles(client, true, single)))],
        ['without', ...(await timesOf(db, client, await someProfiles(client, false, single)))],
      ],
    )
  } finally {
    await db.destroy()
    await client.end()
    await database.remove()
  }
}
