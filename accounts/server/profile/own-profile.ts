import type { OwnProfile } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { type Kysely, type Selectable, sql } from 'kysely'

type ProfileRow = Omit<
  Selectable<Database['user_profiles']>,
  | 'show_email'
  | 'bio'
  | 'gender'
  | 'preferred_location'
  | 'latitude'
  | 'longitude'
  | 'budget'
  | 'lifestyle_tags'
  | 'preferred_lifestyle_tags'
  | 'roommate_gender_preference'
  | 'public_latitude'
  | 'public_longitude'
> & { readonly email_proven: boolean; readonly has_password: boolean }

const present = (row: ProfileRow): OwnProfile => ({
  ...row,
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
      'p.id',
      'p.email',
      'p.full_name',
      'p.age',
      'p.organization',
      'p.phone',
      'p.phone_verified',
      'p.phone_verified_at',
      'p.avatar_url',
      'p.profile_picture_url',
      'p.is_roommate_profile_enabled',
      'p.is_listed',
      'p.created_at',
      'p.updated_at',
      sql<boolean>`u.email_proven_at IS NOT NULL`.as('email_proven'),
      sql<boolean>`u.password_hash IS NOT NULL`.as('has_password'),
    ])
    .where('p.id', '=', userId)
    .executeTakeFirst()
  if (!row) throw new Problem('not_found', 'There is no profile yet.')
  return present(row)
}
