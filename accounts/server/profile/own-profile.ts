import type { OwnProfile } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { type Kysely, type Selectable, sql } from 'kysely'

const columns = [
  'id',
  'email',
  'full_name',
  'age',
  'organization',
  'phone',
  'phone_verified',
  'phone_verified_at',
  'avatar_url',
  'profile_picture_url',
  'is_roommate_profile_enabled',
  'is_listed',
  'show_email',
  'bio',
  'gender',
  'preferred_location',
  'latitude',
  'longitude',
  'budget',
  'lifestyle_tags',
  'preferred_lifestyle_tags',
  'roommate_gender_preference',
  'created_at',
  'updated_at',
] as const

type ProfileRow = Pick<Selectable<Database['user_profiles']>, (typeof columns)[number]> & {
  readonly email_proven: boolean
  readonly has_password: boolean
}

const present = (row: ProfileRow): OwnProfile => ({
  ...row,
  // The table's own rules keep both to these words.
  gender: row.gender as OwnProfile['gender'],
  roommate_gender_preference: row.roommate_gender_preference as OwnProfile['roommate_gender_preference'],
  phone_verified_at: row.phone_verified_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

/** A member's own profile. Throws `not_found` while the row is missing: no profile, but no fault (accounts 8). */
export async function ownProfile(db: Kysely<Database>, userId: string): Promise<OwnProfile> {
  const row = await db
    .selectFrom('user_profiles as p')
    .innerJoin('auth_users as u', 'u.id', 'p.id')
    .select([
      ...columns.map((column) => `p.${column}` as const),
      sql<boolean>`u.email_proven_at IS NOT NULL`.as('email_proven'),
      sql<boolean>`u.password_hash IS NOT NULL`.as('has_password'),
    ])
    .where('p.id', '=', userId)
    .executeTakeFirst()
  if (!row) throw new Problem('not_found', 'There is no profile yet.')
  return present(row)
}
