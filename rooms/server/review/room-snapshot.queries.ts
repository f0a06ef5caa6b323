import { proofsOf, publicProfiles } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { isProfessional } from '@basera/trust/server'
import { sql } from 'kysely'
import { z } from 'zod'
import { columnsOf, isSeenBy, isVisible, pageFields, pageListerFields } from '../rooms.queries.ts'

/** What a room's page says, without where the map shows it and when it was changed. */
const facts = z.object(pageFields).omit({
  ...{ id: true, public_latitude: true, public_longitude: true },
  ...{ created_at: true, confirmed_at: true, updated_at: true },
}).shape

const { avatar_url: _, ...lister } = pageListerFields

const snapshot = z.object({
  ...facts,
  ...lister,
  deleted: z.boolean(),
  in_review: z.boolean(),
  images: z.array(z.string()),
})
export type RoomSnapshot = z.output<typeof snapshot>

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
    SELECT ${columnsOf('rooms', facts)}, p.full_name, p.organization, p.phone_verified,
      ${isProfessional(sql`p.id`)} AS professional, ${proofsOf(sql`p.id`)} AS proofs, deleted_at IS NOT NULL AS deleted,
      review_since IS NOT NULL AS in_review,
      coalesce((SELECT array_agg(i.image_url ORDER BY i.display_order) FROM room_images i WHERE i.room_id = rooms.id), '{}') AS images
    FROM rooms JOIN ${publicProfiles} p ON p.id = rooms.user_id
    WHERE rooms.id = ${id}::uuid ${viewerId === null ? sql`` : sql`AND ${isVisible} AND ${isSeenBy(viewerId)}`}`,
).first
