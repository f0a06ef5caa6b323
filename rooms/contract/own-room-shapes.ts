import { timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { roomGenders, roomStatuses } from './limits.ts'
import { roomReview } from './review.ts'
import { room, roomImage } from './room-shapes.ts'

const life = {
  status: z.enum(roomStatuses),
  /** When the lister last confirmed that the room is on offer. */
  confirmed_at: timestamp,
  in_search: z.boolean(),
  /** Hidden by the operator: nobody else sees the room or its photos. */
  hidden: z.boolean(),
  /** Null for a room that is not in review (rooms.in-review). */
  review: roomReview.nullable(),
  asks_confirmation: z.boolean(),
  /** When a live room leaves or left search without a confirmation; null for other rooms. */
  leaves_search_at: timestamp.nullable(),
  /** Views, and people who wrote about the room. */
  views: z.number().int(),
  contacts: z.number().int(),
  /** Counts edits; an edit sent with an older version is refused (rooms.edit-version). */
  version: z.number().int(),
}

/** One's own room in a list. Money in whole rupees. */
export const ownRoomCard = z.object({
  ...life,
  id: z.string(),
  title: z.string(),
  address: z.string(),
  rent: z.number().int(),
  available_from: z.iso.date(),
  gender_preference: z.enum(roomGenders),
  created_at: timestamp,
  cover: roomImage.nullable(),
  image_count: z.number().int(),
})
export type OwnRoomCard = z.output<typeof ownRoomCard>

/** A room as its lister sees it, with the exact point in degrees (rooms.blurred-location). */
export const ownRoom = room.extend({
  ...life,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})
export type OwnRoom = z.output<typeof ownRoom>
