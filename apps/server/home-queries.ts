import type { Pool } from 'pg'
import type { HomeCounts } from './home-feature.ts'

/** True counts for Home: people, rooms on offer, conversations begun, and cities, taken as squares of about 28 km with a room. */
export async function homeCounts(pool: Pool): Promise<HomeCounts> {
  const { rows } = await pool.query<HomeCounts>(
    `SELECT (SELECT count(*) FROM user_profiles) AS users,
            (SELECT count(*) FROM rooms WHERE searchable) AS rooms,
            (SELECT count(*) FROM chats) AS matches,
            (SELECT count(DISTINCT coarse_cell) FROM rooms WHERE searchable AND coarse_cell >= 0) AS cities`,
  )
  return rows[0] ?? { users: 0, rooms: 0, matches: 0, cities: 0 }
}

/** Ids and days of change of the newest rooms on offer, for the site map. */
export async function newestRooms(pool: Pool): Promise<{ id: string; changed: string }[]> {
  const { rows } = await pool.query<{ id: string; changed: string }>(
    `SELECT id, to_char(updated_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS changed
     FROM rooms WHERE searchable ORDER BY created_at DESC, id LIMIT 5000`,
  )
  return rows
}
