import { timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { roomGenders, roomStatuses } from './limits.ts'
import { room, roomImage } from './room-shapes.ts'

/** What only a lister is told about a room. */
const life = {
  status: z.enum(roomStatuses),
  /** When the lister last said that the room is still on offer. */
  confirmed_at: timestamp,
  /** Whether search finds the room. */
  in_search: z.boolean(),
  /** The operator hid it: nobody else sees the room or its photos, whatever its status. */
  hidden: z.boolean(),
  /** Whether it is time to ask the lister whether the room is still on offer. */
  asks_confirmation: z.boolean(),
  /** When a live room leaves search, or left it, unless it is confirmed; null for others. */
  leaves_search_at: timestamp.nullable(),
  /** How often the room was looked at, and how many people wrote about it. */
  views: z.number().int(),
  contacts: z.number().int(),
  /** Counts edits; send it back with an edit, so that an edit of an older state is refused. */
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

/** A room as its lister sees it: with the exact point, in degrees, that nobody else is told (decisions 5). */
export const ownRoom = room.extend({
  ...life,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})
export type OwnRoom = z.output<typeof ownRoom>
