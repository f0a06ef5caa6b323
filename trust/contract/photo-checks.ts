import { gestures, photoOutcomes } from '@basera/accounts/contract'
import { type Calls, cursor, id, queryInteger, timestamp } from '@basera/platform/contract'
import { z } from 'zod'

const waitingPhoto = z.object({
  id: z.string(),
  full_name: z.string().nullable(),
  sent_at: timestamp,
  /** The picture is deleted then, decided or not. */
  delete_by: timestamp,
})
export type WaitingPhoto = z.output<typeof waitingPhoto>

const photoPair = waitingPhoto.extend({
  account_id: z.string(),
  gesture: z.enum(gestures),
  /** Pictures before this one that did not match. */
  mismatches: z.int(),
  /** `data:` addresses: neither picture has an address of its own here. */
  profile: z.string(),
  live: z.string(),
})
export type PhotoPair = z.output<typeof photoPair>

const params = z.strictObject({ id })

/** For moderators, like the calls of cases (trust.photo-decided). */
export const photoCheckDeskCalls = {
  'GET /api/moderate/photo-checks': {
    summary: 'Live pictures that wait to be compared with profile photos, the oldest first',
    access: 'moderator',
    query: z.strictObject({ limit: z.optional(queryInteger(1, 50)), cursor: z.optional(cursor) }),
    response: z.object({ items: z.array(waitingPhoto), next_cursor: z.string().nullable() }),
  },
  'GET /api/moderate/photo-checks/{id}': {
    summary: 'A profile photo and a live picture with its gesture; the reading is logged',
    access: 'moderator',
    params,
    response: photoPair,
  },
  'POST /api/moderate/photo-checks/{id}/decision': {
    summary:
      'Say whether both pictures show the same person; the live one is deleted, and they are told by mail',
    access: 'moderator',
    params,
    body: z.strictObject({ outcome: z.enum(photoOutcomes) }),
    response: z.undefined(),
    status: 204,
  },
} satisfies Calls
export type PhotoCheckDeskCalls = typeof photoCheckDeskCalls
