import { type Calls, cursor, id, page, queryInteger } from '@basera/platform/contract'
import { allowance } from '@basera/trust/contract'
import { z } from 'zod'
import { ownPageSize, pageSize, roomStatuses } from './limits.ts'
import { ownRoom, ownRoomCard } from './own-room-shapes.ts'
import { roomEdit, roomListing } from './room-forms.ts'

const params = z.strictObject({ id })

export const ownPage = z.strictObject({
  limit: queryInteger(1, pageSize).default(ownPageSize),
  cursor: cursor.optional(),
})

/** A lister's own rooms. Somebody else's room is not found (accounts.not-yours-not-found). */
export const ownRoomCalls = {
  'POST /api/rooms': {
    summary: 'List a room; sent again with the same client_id, it answers the room that is there',
    access: 'verified',
    body: roomListing.safeExtend({ client_id: id.optional() }),
    response: ownRoom,
    status: 201,
  },
  'PATCH /api/rooms/{id}': {
    summary: 'Change a room; with `version`, only if nobody else changed it since',
    access: 'verified',
    params,
    body: roomEdit.safeExtend({ version: z.number().int().min(1).max(2_000_000_000).optional() }),
    response: ownRoom,
  },
  'PUT /api/rooms/{id}/status': {
    summary: 'Offer a room, pause it, or say that it is taken; only live rooms are found by search',
    access: 'verified',
    params,
    body: z.strictObject({ status: z.enum(roomStatuses) }),
    response: ownRoom,
  },
  'POST /api/rooms/{id}/confirm': {
    summary: 'Say that a room is still on offer',
    access: 'verified',
    params,
    response: ownRoom,
  },
  'DELETE /api/rooms/{id}': {
    summary: 'Delete a room: hidden everywhere at once, gone for good an hour later',
    access: 'verified',
    params,
    response: z.undefined(),
    status: 204,
  },
  'POST /api/rooms/{id}/restore': {
    summary: 'Bring back a room deleted less than a minute ago',
    access: 'verified',
    params,
    response: ownRoom,
  },
  'POST /api/rooms/{id}/review': {
    summary: 'Ask a person to look at a room in review, once a review',
    access: 'verified',
    params,
    response: ownRoom,
  },
  'GET /api/me/allowance/rooms': {
    summary: 'How many more live rooms the caller may have, and what the next one meets',
    access: 'signed-in',
    response: allowance,
  },
  'GET /api/me/rooms': {
    summary: "The caller's own rooms, newest first",
    access: 'verified',
    query: ownPage,
    response: page(ownRoomCard),
  },
  'GET /api/me/rooms/{id}': {
    summary: "One of the caller's own rooms, with its exact point",
    access: 'verified',
    params,
    response: ownRoom,
  },
} satisfies Calls
