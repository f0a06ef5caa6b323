import { type Calls, id, timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { roomCard } from '../room-shapes.ts'
import { shortlistFields, shortlistRoomsMax } from './shortlist-fields.ts'

/** `name` is a first name; null where there is none to show. */
const member = z.object({ id: z.string(), name: z.string().nullable() })

const comment = z.object({ id: z.string(), user_id: z.string(), text: z.string(), created_at: timestamp })
export type ShortlistComment = z.output<typeof comment>

/** `room` is null when the reader cannot see it: deleted, held back, or its lister is blocked. */
const shortlistRoom = z.object({
  room_id: z.string(),
  room: roomCard.nullable(),
  added_by: z.string().nullable(),
  struck_by: z.string().nullable(),
  struck_at: timestamp.nullable(),
  comments: z.array(comment),
})
export type ShortlistRoom = z.output<typeof shortlistRoom>

const summary = z.object({
  id: z.string(),
  name: z.string(),
  created_at: timestamp,
  /** Who holds it, the first first. */
  members: z.array(member),
  is_shared: z.boolean(),
})

/** `rooms` counts what is not struck out. */
const shortlistSummary = summary.extend({ rooms: z.number().int().nonnegative() })
export type ShortlistSummary = z.output<typeof shortlistSummary>

const shortlist = summary.extend({
  /** What `/list/{token}` takes; null while sharing is off. */
  link: z.object({ token: z.string(), names: z.boolean(), is_own: z.boolean() }).nullable(),
  /** What `/shortlists/join/{token}` takes. */
  invitation: z.object({ token: z.string(), ends_at: timestamp }).nullable(),
  rooms: z.array(shortlistRoom),
})
export type Shortlist = z.output<typeof shortlist>

/** What everybody with the link sees. */
const sharedShortlist = z.object({
  shared_at: timestamp,
  /** First name of who shared it, if they chose to tell. */
  name: z.string().nullable(),
  rooms: z.array(roomCard),
})
export type SharedShortlist = z.output<typeof sharedShortlist>

const invited = z.object({ name: z.string().nullable(), rooms: z.number().int(), is_member: z.boolean() })
export type ShortlistInvitation = z.output<typeof invited>

const params = z.strictObject({ id })
const roomParams = z.strictObject({ id, room_id: id })
const tokenParams = z.strictObject({ token: z.string().min(1).max(100) })

/** Shortlists that one or two members hold (rooms.shortlist-held). Somebody else's is not found. */
export const shortlistCalls = {
  'GET /api/me/shortlists': {
    summary: 'Shortlists that one holds, the newest first',
    access: 'signed-in',
    response: z.object({ items: z.array(shortlistSummary) }),
  },
  'POST /api/me/shortlists': {
    summary: 'Make a shortlist with rooms; the same id is one shortlist, however often it is sent',
    access: 'verified',
    body: z.strictObject({ id, name: shortlistFields.name, room_ids: z.array(id).max(shortlistRoomsMax) }),
    response: shortlist,
    status: 201,
  },
  'GET /api/me/shortlists/{id}': {
    summary: 'A shortlist with its rooms and comments, struck out rooms last',
    access: 'signed-in',
    params,
    response: shortlist,
  },
  'DELETE /api/me/shortlists/{id}': {
    summary: 'Leave a shortlist, with one’s comments and links; nobody’s shortlist is deleted',
    access: 'signed-in',
    params,
    response: z.undefined(),
    status: 204,
  },
  'PUT /api/me/shortlists/{id}/link': {
    summary: 'Switch sharing on, with or without one’s first name; a link that is on stays the same',
    access: 'verified',
    params,
    body: z.strictObject({ names: shortlistFields.names }),
    response: shortlist,
  },
  'DELETE /api/me/shortlists/{id}/link': {
    summary: 'Switch sharing off: the link never works again',
    access: 'signed-in',
    params,
    response: shortlist,
  },
  'PUT /api/me/shortlists/{id}/invitation': {
    summary: 'A new link for the other seat; an older one stops working',
    access: 'verified',
    params,
    response: shortlist,
  },
  'DELETE /api/me/shortlists/{id}/invitation': {
    summary: 'Take the invitation back',
    access: 'signed-in',
    params,
    response: shortlist,
  },
  'PUT /api/me/shortlists/{id}/rooms/{room_id}': {
    summary: 'Add a room',
    access: 'verified',
    params: roomParams,
    response: shortlist,
  },
  'PATCH /api/me/shortlists/{id}/rooms/{room_id}': {
    summary: 'Strike a room out, or take it back in',
    access: 'verified',
    params: roomParams,
    body: z.strictObject({ struck: z.boolean() }),
    response: shortlist,
  },
  'DELETE /api/me/shortlists/{id}/rooms/{room_id}': {
    summary: 'Take a room off, with its comments',
    access: 'verified',
    params: roomParams,
    response: shortlist,
  },
  'POST /api/me/shortlists/{id}/rooms/{room_id}/comments': {
    summary: 'Comment on a room; the same id is one comment, however often it is sent',
    access: 'verified',
    params: roomParams,
    body: z.strictObject({ id, text: shortlistFields.comment }),
    response: shortlist,
  },
  'DELETE /api/me/shortlists/{id}/comments/{comment_id}': {
    summary: 'Delete an own comment',
    access: 'signed-in',
    params: z.strictObject({ id, comment_id: id }),
    response: shortlist,
  },
  'GET /api/shortlists/{token}': {
    summary: 'The rooms of a shared shortlist, as everybody sees them',
    access: 'room-search',
    params: tokenParams,
    response: sharedShortlist,
  },
  'GET /api/shortlist-invitations/{token}': {
    summary: 'Who invites to a shortlist',
    access: 'signed-in',
    params: tokenParams,
    response: invited,
  },
  'POST /api/shortlist-invitations/{token}/accept': {
    summary: 'Join a shortlist; who is in it already stays',
    access: 'verified',
    params: tokenParams,
    response: shortlist,
  },
} satisfies Calls
export type ShortlistCalls = typeof shortlistCalls
