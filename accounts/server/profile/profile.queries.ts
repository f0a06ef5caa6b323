import type { Database } from '@basera/database/types'
import { asBoolean, now } from '@basera/platform/server/database'
import type { Kysely, Transaction, Updateable } from 'kysely'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Another row with the same address stays. */
export const insertMissingProfile = (trx: Trx, userId: string) =>
  trx
    .insertInto('user_profiles')
    .columns(['id', 'email'])
    .expression(trx.selectFrom('auth_users').select(['id', 'email']).where('id', '=', userId))
    .onConflict((on) => on.doNothing())
    .execute()

/** Locks the member's profile, if any. */
export const lockProfile = (trx: Trx, userId: string) =>
  trx
    .selectFrom('user_profiles')
    .select(['is_listed', 'show_email', 'avatar_url'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

type ProfileChange = Omit<Updateable<Database['user_profiles']>, 'id' | 'email' | 'updated_at'>

export const updateProfile = (trx: Trx, userId: string, change: ProfileChange) =>
  trx
    .updateTable('user_profiles')
    .set({ ...change, updated_at: now() })
    .where('id', '=', userId)
    .execute()

const ownColumns = [
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
  'p.show_email',
  'p.bio',
  'p.gender',
  'p.preferred_location',
  'p.latitude',
  'p.longitude',
  'p.budget',
  'p.lifestyle_tags',
  'p.preferred_lifestyle_tags',
  'p.roommate_gender_preference',
  'p.created_at',
  'p.updated_at',
] as const

/** The only query of the exact point (accounts.profile-own). */
export const findOwnProfile = (db: Db, userId: string) =>
  db
    .selectFrom('user_profiles as p')
    .innerJoin('auth_users as u', 'u.id', 'p.id')
    .select([...ownColumns, 'u.language'])
    .select((of) => [
      asBoolean(of('u.email_proven_at', 'is not', null)).as('email_proven'),
      asBoolean(of('u.password_hash', 'is not', null)).as('has_password'),
    ])
    .where('p.id', '=', userId)
    .executeTakeFirst()
