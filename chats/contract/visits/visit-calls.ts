import { type Calls, id, timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { visitAnswers } from './visit-answers.ts'
import { listedVisit, sharedVisit, visit, visitChange, visitOffer } from './visit-fields.ts'

const params = z.strictObject({ id })
const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** Calls about visits to rooms. Visits of other people are not found (chats.members-only). */
export const visitCalls = {
  'GET /api/chats/{id}/visits': {
    summary: "A chat's newest visits, and whether the caller could propose one",
    access: 'verified-once',
    params,
    response: z.object({
      /** Null where the chat is about no room that is still listed. */
      role: z.enum(['lister', 'visitor']).nullable(),
      /** What the lister last wrote for a visit to this room. */
      visit_address: z.string().nullable(),
      items: z.array(visit),
    }),
  },
  'POST /api/chats/{id}/visits': {
    summary:
      'Propose up to three times for a visit; sent again with the same client_id, it is the same visit',
    access: 'verified',
    params,
    body: visitOffer,
    response: visit,
    status: 201,
  },
  'PATCH /api/visits/{id}': {
    summary: 'Accept a time, offer others, keep the agreed one, cancel, or write the address',
    access: 'verified',
    params,
    body: visitChange,
    response: visit,
  },
  'GET /api/me/visits': {
    summary: "The caller's visits: those that come, by time, and the last ones that are past",
    access: 'verified-once',
    response: z.object({ coming: z.array(listedVisit), past: z.array(visit) }),
  },
  'GET /api/visits/{id}.ics': {
    summary: 'An agreed or cancelled visit for a calendar',
    access: 'verified-once',
    params,
    type: 'text/calendar; charset=utf-8',
    response: z.string(),
  },
  'POST /api/visits/{id}/link': {
    summary: 'A link about this visit for somebody trusted; an earlier one of the caller ends',
    access: 'verified',
    params,
    response: z.object({ token, ends_at: timestamp }),
    status: 201,
  },
  'DELETE /api/visits/{id}/link': {
    summary: 'End the link for somebody trusted',
    access: 'verified-once',
    params,
    response: z.undefined(),
    status: 204,
  },
  'POST /api/visits/{id}/back': {
    summary: 'Tell whoever has the link that the caller is back',
    access: 'verified-once',
    params,
    response: visit,
  },
  'PUT /api/visits/{id}/answer': {
    summary: 'Say whether it was as described',
    access: 'verified-once',
    params,
    body: z.strictObject({ answer: z.enum(visitAnswers) }),
    response: visit,
  },
  'GET /api/rooms/{room_id}/visits': {
    summary: 'How many visitors of a room found it as described; null before the third answer',
    access: 'room-search',
    params: z.strictObject({ room_id: id }),
    response: z.object({
      visits: z.object({ answered: z.int().positive(), as_described: z.int().nonnegative() }).nullable(),
    }),
  },
  'GET /api/visit-links/{token}': {
    summary: 'What somebody trusted sees of a visit',
    access: 'public',
    params: z.strictObject({ token }),
    response: sharedVisit,
  },
} satisfies Calls

export type VisitCalls = typeof visitCalls
