import type pg from 'pg'
import type { Database } from '../types.ts'

/**
 * Inserts rows in one statement; a column that some rows have and this one lacks becomes null. With `conflict`, a row
 * that is already there is overwritten: the database itself may give every new user a profile.
 */
export async function insertRows(
  client: Pick<pg.ClientBase, 'query'>,
  table: keyof Database,
  rows: readonly object[],
  conflict?: string,
): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  if (columns.length === 0) return
  const names = columns.join(', ')
  const updates = columns.map((name) => `${name} = excluded.${name}`).join(', ')
  const onConflict = conflict ? `ON CONFLICT (${conflict}) DO UPDATE SET ${updates}` : ''
  await client.query(
    `INSERT INTO ${table} (${names})
     SELECT ${names} FROM json_populate_recordset(NULL::${table}, $1) ${onConflict}`,
    [JSON.stringify(rows)],
  )
}
