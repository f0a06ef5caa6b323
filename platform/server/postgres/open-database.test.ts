import { createTestDatabase } from '@basera/platform/testing'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'

it('a connection lost between two statements of a transaction fails it, and nothing else', async () => {
  const database = await createTestDatabase()
  const faults: Error[] = []
  const { db, close } = openDatabase<unknown>({
    url: database.url,
    connections: 2,
    onError: (error) => faults.push(error),
  })
  const lost = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx)
    await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
    while (faults.length === 0) await new Promise((resume) => setTimeout(resume, 5))
    await sql`SELECT 1`.execute(trx)
  })
  await expect(lost).rejects.toThrow()
  expect((await sql<{ one: number }>`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }])
  await close()
  await database.close()
})
