import type pg from 'pg'

/** Runs `work` in one transaction, its indexes beyond keys and constraints taken off the table and built anew after it. */
export async function withoutIndexes(
  client: pg.Client,
  table: string,
  work: () => Promise<void>,
  onIndex: (name: string) => void,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string; statistics: number | null }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition,
       (SELECT nullif(attstattarget, -1) FROM pg_attribute WHERE attrelid = indexrelid AND attnum = 1) AS statistics
     FROM pg_index i
     WHERE indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)`,
    [table],
  )
  await client.query(`BEGIN; SET LOCAL maintenance_work_mem = '512MB'; SET LOCAL synchronous_commit = off`)
  try {
    for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
    await work()
    for (const { name, definition, statistics } of rows) {
      onIndex(name)
      await client.query(definition)
      if (statistics !== null)
        await client.query(`ALTER INDEX ${name} ALTER COLUMN 1 SET STATISTICS ${statistics}`)
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
