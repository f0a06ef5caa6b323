import { statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'

/** Rooms whose photos are not served: in review, hidden by the operator, or deleted and not purged yet (rooms.photo-withheld). */
export const roomsWithoutPhotos = statement(
  { row: z.object({ id: z.guid() }), samples: [[]] },
  () => sql`
    SELECT id FROM rooms WHERE hidden_at IS NOT NULL
    UNION ALL SELECT id FROM rooms WHERE review_since IS NOT NULL
    UNION ALL SELECT id FROM rooms WHERE deleted_at IS NOT NULL`,
)

/** The newest rooms on offer with the day of their last change in India, for the site map. */
export const newestRooms = statement(
  { row: z.object({ id: z.guid(), changed: z.string() }), samples: [[]] },
  () => sql`
    SELECT id, to_char(updated_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS changed
    FROM rooms WHERE searchable ORDER BY created_at DESC, id LIMIT 5000`,
)
