import { accountLanguage, mailboxes } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { type ReviewReason, reviewReasons, roomChoices, roomStatuses } from '@basera/rooms/contract'
import { sql } from 'kysely'
import { z } from 'zod'

const reviewedRoom = z.object({
  id: z.guid(),
  user_id: z.guid(),
  title: z.string(),
  description: z.string().nullable(),
  custom_amenities: z.array(z.string()),
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  rent: z.int(),
  home_type: z.enum(roomChoices.home_type).nullable(),
  layout: z.enum(roomChoices.layout).nullable(),
  status: z.enum(roomStatuses),
  deleted: z.boolean(),
  review_reasons: z.array(z.enum(reviewReasons)).nullable(),
})
export type ReviewedRoom = z.output<typeof reviewedRoom>

const columns = sql`id, user_id, title, description, custom_amenities, address, latitude, longitude, rent, home_type, layout, status,
  deleted_at IS NOT NULL AS deleted, review_reasons`

/** Locks the account: before its rooms, in the order that a suspension takes. */
export const lockAccount = statement(
  { samples: [[someId]] },
  (userId: string) => sql`SELECT FROM auth_users WHERE id = ${userId}::uuid FOR SHARE`,
).run

export const lockReviewed = statement(
  { row: reviewedRoom, samples: [[someId, someId]] },
  (userId: string, id: string) => sql`
    SELECT ${columns} FROM rooms WHERE id = ${id}::uuid AND user_id = ${userId}::uuid FOR NO KEY UPDATE`,
).first

/** Puts a room in review, or with no reasons ends its review; since when it is in review stays. */
export const setReview = statement(
  {
    samples: [
      [someId, []],
      [someId, ['reported']],
    ],
  },
  (id: string, reasons: readonly ReviewReason[]) =>
    reasons.length === 0
      ? sql`UPDATE rooms SET review_since = NULL, review_reasons = NULL, review_asked_at = NULL WHERE id = ${id}::uuid`
      : sql`
        UPDATE rooms SET review_since = coalesce(review_since, now()), review_reasons = ${reasons}::text[]
        WHERE id = ${id}::uuid`,
).run

const others = statement(
  { row: z.object({ found: z.int() }), samples: [[someId, someId]] },
  (userId: string, id: string) => sql`
    SELECT count(*) AS found FROM rooms
    WHERE user_id = ${userId}::uuid AND id <> ${id}::uuid AND deleted_at IS NULL AND status = 'live' AND review_since IS NULL`,
)

/** Live rooms of `userId` that are not in review, but for one. */
export const countOthersSeen = async (
  ...[db, userId, id]: Parameters<typeof others.first>
): Promise<number> => (await others.first(db, userId, id))?.found ?? 0

/** Notes that the lister asked a person to look: once a review, and not where a person has decided. */
export const noteAsked = statement(
  {
    row: z.object({ id: z.guid(), user_id: z.guid(), title: z.string() }),
    samples: [[someId, someId]],
  },
  (userId: string, id: string) => sql`
    UPDATE rooms SET review_asked_at = now()
    WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL AND review_since IS NOT NULL
      AND review_asked_at IS NULL AND NOT 'decision' = ANY(review_reasons)
    RETURNING id, user_id, title`,
).first

export const lockAnyReviewed = statement(
  { row: reviewedRoom, samples: [[someId]] },
  (id: string) => sql`SELECT ${columns} FROM rooms WHERE id = ${id}::uuid FOR NO KEY UPDATE`,
).first

/** Rooms in review, the longest waiting first, those whose lister asked before the others. */
export const findInReview = statement(
  {
    row: z.object({
      id: z.guid(),
      user_id: z.guid(),
      title: z.string(),
      address: z.string(),
      rent: z.int(),
      review_since: z.date().nullable(),
      review_reasons: z.array(z.enum(reviewReasons)).nullable(),
      review_asked_at: z.date().nullable(),
    }),
    samples: [[10]],
  },
  (limit: number) => sql`
    SELECT id, user_id, title, address, rent, review_since, review_reasons, review_asked_at FROM rooms
    WHERE review_since IS NOT NULL AND deleted_at IS NULL
    ORDER BY review_asked_at IS NULL, review_since, id LIMIT ${limit}`,
).all

/** Where the lister of a room is mailed, and what the room is called; nowhere where the mailbox is unproven. */
export const findListerMailbox = statement(
  { row: z.object({ email: z.string(), language: accountLanguage, title: z.string() }), samples: [[someId]] },
  (id: string) => sql`
    SELECT mailbox.email, mailbox.language, rooms.title FROM rooms JOIN ${mailboxes} mailbox ON mailbox.id = rooms.user_id
    WHERE rooms.id = ${id}::uuid AND mailbox.mailable`,
).first
