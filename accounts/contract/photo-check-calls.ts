import { type Calls, id, timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { pictureMaximumBytes } from './limits.ts'
import { gestures, photoCheckStatuses } from './live-photos.ts'

const photoCheck = z.object({
  status: z.enum(photoCheckStatuses),
  sent_at: timestamp.nullable(),
  decided_at: timestamp.nullable(),
  /** There is a profile photo to compare with. */
  has_photo: z.boolean(),
  /** No picture can be sent before. */
  again_at: timestamp.nullable(),
})
export type PhotoCheck = z.output<typeof photoCheck>

const askedGesture = z.object({
  id,
  gesture: z.enum(gestures),
  expires_at: timestamp,
})
export type AskedGesture = z.output<typeof askedGesture>

export const photoCheckCalls = {
  'GET /api/me/photo-check': {
    summary: 'How far the check of the profile photo is',
    access: 'signed-in',
    response: photoCheck,
  },
  'POST /api/me/photo-check/gesture': {
    summary: 'Draw the gesture of the next live picture; the same one until it is used or over',
    access: 'verified',
    response: askedGesture,
  },
  'POST /api/me/photo-check/{id}': {
    summary: 'Send the live picture with a drawn gesture: one JPEG, PNG or WebP file',
    access: 'verified',
    params: z.strictObject({ id }),
    upload: { maxBytes: pictureMaximumBytes },
    response: photoCheck,
  },
  'DELETE /api/me/photo-check': {
    summary: 'Delete the live picture, and no longer show that the photo was checked',
    access: 'signed-in',
    response: z.undefined(),
    status: 204,
  },
} satisfies Calls

export type PhotoCheckCalls = typeof photoCheckCalls
