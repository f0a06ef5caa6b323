import { type Calls, id, timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { pictureMaximumBytes } from './limits.ts'

/** What a member may be asked to do in a live picture, drawn at random by the server. */
export const gestures = [
  'thumb_up',
  'open_palm',
  'two_fingers',
  'one_finger',
  'fist',
  'hand_on_head',
  'hand_on_cheek',
  'hand_under_chin',
] as const
export type Gesture = (typeof gestures)[number]

/** Minutes that a drawn gesture can be used (accounts.live-gesture). */
export const gestureMinutes = 10
/** Hours after which a live picture is gone, whoever looked at it (accounts.live-picture-private). */
export const livePictureHours = 72
/** Pictures in a row that showed somebody else, and the days until the next one (accounts.photo-check-tries). */
export const mismatchesAllowed = 3
export const mismatchDays = 30

/** `none` of a member who never sent a picture; `photo_changed` ended a check or a proof. */
export const photoCheckStatuses = [
  'none',
  'waiting',
  'matched',
  'not_matched',
  'unclear',
  'expired',
  'withdrawn',
  'photo_changed',
] as const
export type PhotoCheckStatus = (typeof photoCheckStatuses)[number]

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

/** What a moderator says of a profile photo and a live picture. */
export const photoOutcomes = ['same', 'different', 'unclear'] as const
export type PhotoOutcome = (typeof photoOutcomes)[number]
