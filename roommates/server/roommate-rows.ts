import type { PersonGender, RoommateGender } from '@basera/accounts/contract'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** What a card shows, as read. Columns with the exact point, e-mail and phone are never read here (decisions 5). */
export interface CardRow {
  readonly id: string
  readonly full_name: string | null
  readonly avatar_url: string | null
  readonly organization: string | null
  readonly bio: string | null
  readonly gender: PersonGender | null
  readonly preferred_location: string | null
  readonly distance_km: number | null
  readonly budget: number | null
  readonly lifestyle_tags: string[]
}

/** A whole profile, with the blurred location for comparing. */
export interface RoommateRow extends Omit<CardRow, 'distance_km'> {
  readonly age: number | null
  readonly roommate_gender_preference: RoommateGender | null
  readonly preferred_lifestyle_tags: string[]
  readonly is_roommate_profile_enabled: boolean
  readonly is_listed: boolean
  readonly phone_verified: boolean
  readonly public_latitude: number | null
  readonly public_longitude: number | null
  readonly created_at: Date
  readonly updated_at: Date
}

export const cardColumns = sql`p.id, p.full_name, p.avatar_url, p.organization, p.bio, p.gender,
  p.preferred_location, p.budget, p.lifestyle_tags`

const moreColumns = sql`p.age, p.roommate_gender_preference, p.preferred_lifestyle_tags,
  p.is_roommate_profile_enabled, p.is_listed, p.phone_verified, p.public_latitude, p.public_longitude,
  p.created_at, p.updated_at`

/** Of a profile `p`: `userId` may see it: one's own, or listed and neither of the two has blocked the other. */
const visibleTo = (userId: string) => sql<boolean>`(p.id = ${userId}::uuid
  OR EXISTS (SELECT 1 FROM listed_roommates listed WHERE listed.id = p.id) AND NOT is_blocked(p.id, ${userId}::uuid))`

/** The profile `id`, if `userId` may see it. */
export async function visibleRow(db: Database, userId: string, id: string): Promise<RoommateRow | undefined> {
  const { rows } = await sql<RoommateRow>`
    SELECT ${cardColumns}, ${moreColumns} FROM user_profiles p WHERE p.id = ${id}::uuid AND ${visibleTo(userId)}
  `.execute(db)
  return rows[0]
}

/** The e-mail address of a profile, or null where it is not shown; nothing where `userId` may not see the profile. */
export async function contactRow(
  db: Database,
  userId: string,
  id: string,
): Promise<{ readonly email: string | null } | undefined> {
  const { rows } = await sql<{ email: string | null }>`
    SELECT CASE WHEN p.show_email THEN p.email END AS email
    FROM user_profiles p WHERE p.id = ${id}::uuid AND ${visibleTo(userId)}
  `.execute(db)
  return rows[0]
}
