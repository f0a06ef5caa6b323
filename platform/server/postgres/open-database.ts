import { type Kysely, Kysely as KyselyClient, PostgresDialect } from 'kysely'
import pg from 'pg'
import { boundWaits } from './bounded-waits.ts'

// Sums and counts come as bigint; every one of ours fits a double exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// A date is a day, not a moment: keep the text, or time zones shift it.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export interface OpenDatabase<Tables> {
  readonly db: Kysely<Tables>
  readonly pool: pg.Pool
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Connection string: `postgres://…`, or `postgres:///name?host=/socket/folder`. */
  readonly url: string
  /** Most connections this process opens. */
  readonly connections: number
  /** Milliseconds that anything waits for one of them; 5000 if not given. */
  readonly timeout?: number
  /** Called for faults of idle connections, which have no caller to throw to. */
  readonly onError: (error: Error) => void
}

/** Milliseconds in which a new connection must be there. */
const opening = 5000

/** Opens a pool on a PostgreSQL server (14 or later). No statement runs longer than 15 s, no transaction idles longer than 30 s. */
export function openDatabase<Tables>(options: DatabaseOptions): OpenDatabase<Tables> {
  const { timeout = opening } = options
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    connectionTimeoutMillis: opening,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'basera',
  })
  boundWaits(pool, timeout)
  pool.on('error', options.onError)
  // The pool does not listen to a connection in use: lost between two statements, it would end the process.
  pool.on('connect', (client) => client.on('error', options.onError))
  const db = new KyselyClient<Tables>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    // Kysely leaves a pool alone that only others have used.
    await db.destroy()
    if (!pool.ended) await pool.end()
  }
  return { db, pool, close }
}
