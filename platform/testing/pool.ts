import pg from 'pg'

/** Nothing waits for connections that close while a server goes; an unhandled error would end the process. */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => undefined)
  // The pool does not listen to lent connections.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
