import { type Kysely, Kysely as KyselyClient, PostgresDialect } from 'kysely'
import pg from 'pg'
import { prepareOnConnections } from '../database/prepared.ts'
import { boundWaits } from './bounded-waits.ts'
import { hearOwnChanges, type OnOwnChange, tellingChanges } from './own-changes.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// A date is a day: parsed as a moment, time zones would shift it.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export interface OpenDatabase<Tables> {
  readonly db: Kysely<Tables>
  readonly pool: pg.Pool
  readonly onOwnChange: OnOwnChange
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly url: string
  readonly connections: number
  readonly timeout?: number
  readonly onError: (error: Error) => void
}

const opening = 5000

/** Opens a pool on PostgreSQL 14 or later. Statements are bounded to 15 s, idle transactions to 30 s. */
export function openDatabase<Tables>(options: DatabaseOptions): OpenDatabase<Tables> {
  const { timeout = opening } = options
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    connectionTimeoutMillis: opening,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'basera',
    options: tellingChanges,
  })
  boundWaits(pool, timeout)
  const onOwnChange = hearOwnChanges(pool)
  prepareOnConnections(pool)
  pool.on('error', options.onError)
  // A connection lost between two statements would end the process: the pool does not listen while it is in use.
  pool.on('connect', (client) => client.on('error', options.onError))
  const db = new KyselyClient<Tables>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await db.destroy()
    if (!pool.ended) await pool.end()
  }
  return { db, pool, onOwnChange, close }
}
