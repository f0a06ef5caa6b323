import { timestamp } from '@basera/platform/contract'
import { z } from 'zod'

/** Why a room is in review: what the checks found, that people reported it, or that a moderator decided so (rooms.in-review). */
export const reviewReasons = [
  'same_text',
  'same_photo',
  'low_rent',
  'scam_wording',
  'fair_housing',
  'new_person',
  'reported',
  'decision',
] as const
export type ReviewReason = (typeof reviewReasons)[number]

const reviewFinding = z.object({
  reason: z.enum(reviewReasons),
  /** What kind of wording: of a warning, or of whom it shuts out. */
  kind: z.string().nullable(),
  /** The words of the listing that were found. */
  words: z.string().nullable(),
  /** What to write instead. */
  instead: z.string().nullable(),
})
export type ReviewFinding = z.output<typeof reviewFinding>

/** A room's review as its lister sees it. */
export const roomReview = z.object({
  since: timestamp,
  /** The lister asked a person to look. */
  asked: z.boolean(),
  findings: z.array(reviewFinding),
})
export type RoomReview = z.output<typeof roomReview>

/** A room's rent is low below this part of what so many like rooms nearby ask (rooms.review-rent). */
export const lowRentPart = 0.5
export const likeRoomsMin = 20
