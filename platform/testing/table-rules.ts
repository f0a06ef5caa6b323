import type { Pool } from 'pg'

export async function checksOf(pool: Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query(
    `SELECT conname FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'c' ORDER BY conname`,
    [table],
  )
  return rows.map(({ conname }) => String(conname))
}

/** The driver would write a list of objects as an array of PostgreSQL. */
const jsonValue = (value: unknown) =>
  Array.isArray(value) && typeof value[0] === 'object' ? JSON.stringify(value) : value

/** The constraint that a row would break with these values, if any; changes nothing. */
export async function brokenByUpdate(
  pool: Pool,
  table: string,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const assignments = Object.keys(values).map((column, index) => `${column} = $${index + 2}`)
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`UPDATE ${table} SET ${assignments.join()} WHERE id = $1`, [
      id,
      ...Object.values(values).map(jsonValue),
    ])
    return undefined
  } catch (error) {
    const { constraint, message } = error as { constraint?: string; message: string }
    return constraint ?? message
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}
