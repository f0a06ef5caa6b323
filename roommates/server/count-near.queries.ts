import { statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Area, distanceTo, vector, vectorOf } from './search/distance.queries.ts'

/** Read in the order of the index on distance. */
const countedRoommates = 500

const counted = statement(
  { row: z.object({ found: z.int() }), samples: [[{ lat: 12.9, lng: 77.6, radiusKm: 5 }]] },
  (area: Area) => sql`
    WITH nearest AS MATERIALIZED (
      SELECT ${distanceTo(area)} AS km FROM listed_roommates l WHERE l.public_latitude IS NOT NULL
      ORDER BY ${vector} <-> ${vectorOf(area)} LIMIT ${countedRoommates}
    )
    SELECT count(*)::integer AS found FROM nearest WHERE km <= ${area.radiusKm}::float8`,
)

/** Counts listed profiles around a point by their blurred locations, up to 500. */
export const countRoommatesNear = async (
  db: Parameters<typeof counted.first>[0],
  area: Area,
): Promise<number> => (await counted.first(db, area))?.found ?? 0
