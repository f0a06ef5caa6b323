import { proofsOf, provenAddresses } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { answers, roommate, roommateCard } from '@basera/roommates/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Area, distanceTo } from './search/distance.queries.ts'

const { distance_km, fit: _cardFit, ...cardShape } = roommateCard.shape
const {
  is_own: _own,
  shared_tags: _tags,
  fit: _fit,
  comparison: _comparison,
  proofs,
  ...profileShape
} = roommate.shape

const cardFields = cardShape

const profileFields = {
  ...profileShape,
  public_latitude: z.number().nullable(),
  public_longitude: z.number().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
}

const columnsOf = (fields: Readonly<Record<string, unknown>>) =>
  sql.join(Object.keys(fields).map((name) => sql.ref(`p.${name}`)))

const cardRow = z.object({ ...cardFields, distance_km, answers: answers.nullable() })
export type CardRow = z.output<typeof cardRow>

/** Cards of `ids` in no order, with their distance from the area's middle in km. */
export const findCards = statement(
  {
    row: cardRow,
    samples: [
      [[someId], null],
      [[someId], { lat: 12.9, lng: 77.6, radiusKm: 5 }],
    ],
  },
  (ids: readonly string[], area: Area | null) => {
    const distance = area
      ? sql`CASE WHEN l.public_latitude IS NOT NULL THEN ${distanceTo(area)} END`
      : sql`NULL::float8`
    return sql`
      SELECT ${columnsOf(cardFields)}, ${distance} AS distance_km, a.answers
      FROM listed_roommates l JOIN user_profiles p ON p.id = l.id LEFT JOIN roommate_answers a ON a.user_id = l.id
      WHERE l.id = ANY(${ids}::uuid[])`
  },
).all

const searcherRow = z.object({
  public_latitude: z.number().nullable(),
  public_longitude: z.number().nullable(),
  budget: z.int().nullable(),
  answers: answers.nullable(),
})
export type SearcherRow = z.output<typeof searcherRow>

/** What a search by fit needs to know of who searches. */
export const findSearcher = statement(
  { row: searcherRow, samples: [[someId]] },
  (userId: string) => sql`
    SELECT p.public_latitude, p.public_longitude, p.budget, a.answers
    FROM user_profiles p LEFT JOIN roommate_answers a ON a.user_id = p.id WHERE p.id = ${userId}::uuid`,
).first

/** One's own, or listed and unblocked (roommates.profile-visibility). */
const visibleTo = (userId: string) => sql`(p.id = ${userId}::uuid
  OR EXISTS (SELECT 1 FROM listed_roommates listed WHERE listed.id = p.id) AND NOT is_blocked(p.id, ${userId}::uuid))`

const profileColumns = sql`${columnsOf(profileFields)}, ${proofsOf(sql`p.id`)} AS proofs`
const profileRow = z.object({ ...profileFields, proofs })
const answersColumn = sql`(SELECT answers FROM roommate_answers WHERE user_id = p.id) AS answers`
const withAnswers = profileRow.extend({ answers: answers.nullable() })
export type ProfileRow = z.output<typeof withAnswers>

export const findVisible = statement(
  { row: withAnswers, samples: [[someId, someId]] },
  (userId: string, id: string) => sql`
    SELECT ${profileColumns}, ${answersColumn} FROM user_profiles p WHERE p.id = ${id}::uuid AND ${visibleTo(userId)}`,
).first

/** For reports: without the answers, which are for nobody's eyes (roommates.fit-private). */
export const findVisibleProfile = statement(
  { row: profileRow, samples: [[someId, someId]] },
  (userId: string, id: string) => sql`
    SELECT ${profileColumns} FROM user_profiles p WHERE p.id = ${id}::uuid AND ${visibleTo(userId)}`,
).first

/** Whether others see it or not. */
export const findAnyProfile = statement(
  { row: profileRow, samples: [[someId]] },
  (id: string) => sql`SELECT ${profileColumns} FROM user_profiles p WHERE p.id = ${id}::uuid`,
).first

/** The same person's answers are changed by one call at a time. No row without a profile. */
export const lockProfile = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId]] },
  (userId: string) => sql`SELECT id FROM user_profiles WHERE id = ${userId}::uuid FOR NO KEY UPDATE`,
).first

/** Only a profile whose member wants it shown is listed again. */
export const setListed = statement(
  {
    samples: [
      [someId, true],
      [someId, false],
    ],
  },
  (id: string, isListed: boolean) => sql`
    UPDATE user_profiles SET is_listed = ${isListed}
    WHERE id = ${id}::uuid AND is_roommate_profile_enabled AND is_listed <> ${isListed}`,
).run

/** Null if not shown or not proven (accounts.email-unproven-hidden); no row if the profile is not visible. */
export const findContact = statement(
  { row: z.object({ email: z.string().nullable() }), samples: [[someId, someId]] },
  (userId: string, id: string) => sql`
    SELECT CASE WHEN p.show_email THEN proven.email END AS email
    FROM user_profiles p LEFT JOIN ${provenAddresses} proven ON proven.id = p.id
    WHERE p.id = ${id}::uuid AND ${visibleTo(userId)}`,
).first
