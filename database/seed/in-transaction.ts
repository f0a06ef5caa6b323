import type pg from 'pg'

/** Does everything of `work` or nothing, on one connection. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let fault: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    fault = error as Error
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release(fault)
  }
}
