import { type Calls, id, optionalText, page, timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { rentMax, savedAtOnce, savedNoteMax } from './limits.ts'
import { ownPage } from './own-room-calls.ts'
import { roomCard } from './room-shapes.ts'
import { savedRoomSentences } from './sentences.ts'

/**
 * A saved room. `room` is null when the room was deleted; `title` is what it was called. `rent_when_saved` is in whole
 * rupees, null where it is not known.
 */
const savedRoom = z.object({
  room_id: z.string(),
  saved_at: timestamp,
  title: z.string().nullable(),
  note: z.string().nullable(),
  rent_when_saved: z.number().int().nullable(),
  room: roomCard.nullable(),
})
export type SavedRoom = z.output<typeof savedRoom>

const params = z.strictObject({ room_id: id })

/** Whole rupees a month as a device kept them, in the order of the rooms; null where it kept none (rooms.saved-merge). */
const rents = z.array(z.number().int().min(1).max(rentMax).nullable()).max(savedAtOnce)

/** A member's saved rooms (rooms.saved-rooms). */
export const savedRoomCalls = {
  'GET /api/me/saved-rooms': {
    summary: 'Saved rooms, the last saved first',
    access: 'signed-in',
    query: ownPage,
    response: page(savedRoom),
  },
  'POST /api/me/saved-rooms': {
    summary: 'Save what was kept on the device, the last saved first; answers the ids of all saved rooms',
    access: 'signed-in',
    body: z.strictObject({ room_ids: z.array(id).max(savedAtOnce), rents: rents.optional() }),
    response: z.object({ room_ids: z.array(z.string()) }),
  },
  'PUT /api/me/saved-rooms/{room_id}': {
    summary: 'Save a room',
    access: 'signed-in',
    params,
    response: z.undefined(),
    status: 204,
  },
  'PUT /api/me/saved-rooms/{room_id}/note': {
    summary: 'Note something about a room, which saves it; null or blank takes the note away',
    access: 'signed-in',
    params,
    body: z.strictObject({ note: optionalText(savedNoteMax, savedRoomSentences.noteLong) }),
    response: z.undefined(),
    status: 204,
  },
  'DELETE /api/me/saved-rooms/{room_id}': {
    summary: 'Stop saving a room',
    access: 'signed-in',
    params,
    response: z.undefined(),
    status: 204,
  },
} satisfies Calls
