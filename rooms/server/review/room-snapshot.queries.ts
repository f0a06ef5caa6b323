import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { isSeenBy, isVisible } from '../rooms.queries.ts'

const snapshot = z.object({
  user_id: z.guid(),
  title: z.string(),
  description: z.string().nullable(),
  address: z.string(),
  rent: z.int(),
  deposit: z.int(),
  brokerage: z.int().nullable(),
  home_type: z.string().nullable(),
  posted_by: z.string().nullable(),
  status: z.string(),
  custom_amenities: z.array(z.string()),
  images: z.array(z.string()),
})

/** What somebody sees of a room; a moderator, whatever is still there. Never the exact point (rooms.blurred-location). */
export const findSnapshot = statement(
  {
    row: snapshot,
    samples: [
      [someId, null],
      [someId, someId],
    ],
  },
  (id: string, viewerId: string | null) => sql`
    SELECT user_id, title, description, address, rent, deposit, brokerage, home_type, posted_by, custom_amenities,
      CASE WHEN deleted_at IS NULL THEN status ELSE 'deleted' END AS status,
      coalesce((SELECT array_agg(i.image_url ORDER BY i.display_order) FROM room_images i WHERE i.room_id = rooms.id), '{}') AS images
    FROM rooms WHERE id = ${id}::uuid ${viewerId === null ? sql`` : sql`AND ${isVisible} AND ${isSeenBy(viewerId)}`}`,
).first
