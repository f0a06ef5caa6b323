import type { Pool } from 'pg'

/**
 * Rooms that the operator has hidden and people who are suspended: the names of the folders whose photos and pictures are not
 * served. Two index-only scans.
 */
export async function withheldFolders(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM rooms WHERE hidden_at IS NOT NULL
     UNION ALL SELECT id FROM auth_users WHERE banned_at IS NOT NULL`,
  )
  return rows.map(({ id }) => id)
}
