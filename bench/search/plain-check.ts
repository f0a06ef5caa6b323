import pg from 'pg'
import type { Query } from './query-mix.ts'
import { openSearcher } from './searcher.ts'

const haversine = `CASE WHEN r.public_latitude IS NOT NULL THEN (12742 * asin(least(1, sqrt(sin(radians(r.public_latitude - $1::float8) / 2) ^ 2
  + cos(radians($1::float8)) * cos(radians(r.public_latitude)) * sin(radians(r.public_longitude - $2::float8) / 2) ^ 2)))) END`

/** The rules word for word, applied to every room (rooms.search-exact). */
async function searchPlainly(client: pg.Client, query: Query) {
  const { lat, lng, radius_km: radius, sort, limit } = query
  const orders: Record<string, string> = {
    newest: 'created_at DESC, id',
    'price-low': 'rent, id',
    'price-high': 'rent DESC, id DESC',
    distance: 'distance, CASE WHEN distance IS NULL THEN created_at END DESC, id',
  }
  const located = lat !== undefined
  const { rows } = await client.query<{ id: string; distance: number | null; found: number }>(
    `SELECT id, distance, count(*) OVER () AS found
     FROM (SELECT r.*, p.organization, ${located ? haversine : '($1::float8 + $2::float8) * NULL::float8'} AS distance
       FROM rooms r JOIN user_profiles p ON p.id = r.user_id) AS rooms
     WHERE status = 'live' AND deleted_at IS NULL AND NOT lapsed AND ($3::float8 IS NULL OR distance IS NULL OR distance <= $3)
       AND ($4::text IS NULL OR strpos(lower(address), lower($4)) > 0)
       AND ($5::text IS NULL OR strpos(lower(organization), lower($5)) > 0)
       AND rent BETWEEN coalesce($6::integer, 0) AND coalesce($7::integer, 2000000000)
       AND ($8::text IS NULL OR gender_preference = $8)
       AND ($9::text IS NULL OR wifi_included) AND ($10::text IS NULL OR pets_allowed)
       AND ($11::text IS NULL OR smoking_allowed)
     ORDER BY ${located ? '(distance IS NULL),' : ''} ${orders[sort ?? 'newest']} LIMIT ${Number(limit)}`,
    [
      lat ?? 0,
      lng ?? 0,
      radius,
      query.q || null,
      query.organization,
      query.min_rent,
      query.max_rent,
      query.gender,
      query.wifi,
      query.pets,
      query.smoking,
    ],
  )
  return { rows, total: Math.min(1000, rows[0]?.found ?? 0) }
}

/** Compares searches with a plain look at every room; returns those whose page or total differs. */
export async function differences(url: string, queries: readonly Query[]): Promise<Query[]> {
  const searcher = await openSearcher(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const different: Query[] = []
  try {
    for (const query of queries) {
      const found = await searcher.search(query)
      const plain = await searchPlainly(client, query)
      const wanted = plain.rows.map(({ id }) => id)
      if (found.total !== plain.total || found.ids.join() !== wanted.join()) different.push(query)
    }
  } finally {
    await client.end()
    await searcher.close()
  }
  return different
}
