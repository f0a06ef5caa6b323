import pg from 'pg'

/**
 * A pool of a test's or a bench's own, whose server or database may go while its connections close: `end()` of a pool
 * does not wait until they have. Nobody would be there to take that fault, and it would end the process. A query that
 * is under way rejects as ever.
 */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => undefined)
  // The pool looks away from a connection that is lent.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
