import pg from 'pg'

/**
 * A pool whose server may go away while its connections close: `end()` does not wait for them, and an unhandled error
 * would end the process. Running queries still reject.
 */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => undefined)
  // The pool does not listen to lent connections.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
