import type { Database } from '@basera/database/types'
import type { Language } from '@basera/platform/contract/languages'
import { asBoolean, clockNow, now, someId, statement } from '@basera/platform/server/database'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

type Db = Kysely<Database>
type Trx = Transaction<Database>
type Metadata = Readonly<Record<string, unknown>>

const columns = [
  'user.id',
  'user.email',
  'user.password_hash',
  'user.user_metadata',
  'user.email_confirmed_at',
  'user.email_proven_at',
  'user.last_sign_in_at',
  'user.banned_at',
  'user.confirmation_sent_at',
  'user.recovery_sent_at',
  'user.language',
  'user.created_at',
  'user.updated_at',
] as const

const users = (db: Db) =>
  db
    .selectFrom('auth_users as user')
    .select(columns)
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('auth_identities as identity')
          .select([
            'identity.identity_id',
            'identity.user_id',
            'identity.provider',
            'identity.provider_id',
            'identity.identity_data',
            'identity.email',
          ])
          .select((one) => [
            one.cast<string | null>('identity.last_sign_in_at', 'text').as('last_sign_in_at'),
            one.cast<string>('identity.created_at', 'text').as('created_at'),
            one.cast<string>('identity.updated_at', 'text').as('updated_at'),
          ])
          .whereRef('identity.user_id', '=', 'user.id')
          .orderBy('identity.created_at')
          .orderBy('identity.identity_id'),
      ).as('identities'),
    )

const withId = (db: Db, id: string) => users(db).where('user.id', '=', id)

export const findUserById = (db: Db, id: string) => withId(db, id).executeTakeFirst()

export type AuthUser = NonNullable<Awaited<ReturnType<typeof findUserById>>>
export type AuthIdentity = AuthUser['identities'][number]

export const findUserByEmail = (db: Db, email: string) =>
  users(db).where('user.email', '=', email).executeTakeFirst()

/** Whatever changes an account takes this lock first. */
export const lockUser = (trx: Trx, id: string) => withId(trx, id).forNoKeyUpdate('user').executeTakeFirst()

/** The user, and whether the session lives, in one query. */
export const findUserAndSession = (db: Db, userId: string, sessionId: string) =>
  withId(db, userId)
    .select((of) =>
      asBoolean(
        of.exists(
          of
            .selectFrom('auth_sessions as session')
            .select('session.id')
            .where('session.id', '=', sessionId)
            .whereRef('session.user_id', '=', 'user.id'),
        ),
      ).as('session_lives'),
    )
    .executeTakeFirst()

export async function accountExists(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('auth_users').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function isRegistered(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('auth_users').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

export async function hasProfile(db: Db, email: string): Promise<boolean> {
  const row = await db.selectFrom('user_profiles').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

interface UserRow {
  readonly email: string
  readonly passwordHash?: string | undefined
  readonly confirmed: boolean
  readonly proven: boolean
  readonly language?: Language | undefined
}

/** Undefined for a taken address, even one being taken now. */
export async function insertUser(trx: Trx, user: UserRow): Promise<string | undefined> {
  const inserted = await trx
    .insertInto('auth_users')
    .values({
      email: user.email,
      password_hash: user.passwordHash ?? null,
      user_metadata: '{}',
      email_confirmed_at: user.confirmed ? now() : null,
      email_proven_at: user.proven ? now() : null,
      language: user.language ?? null,
    })
    .onConflict((on) => on.constraint('auth_users_email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

type ProfileRow = Pick<Selectable<Database['user_profiles']>, 'id' | 'email' | 'full_name' | 'avatar_url'>

/** False where another id's profile has the address. */
export async function insertProfile(trx: Trx, profile: ProfileRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('user_profiles')
    .values({ ...profile, profile_picture_url: profile.avatar_url })
    .onConflict((on) => on.constraint('user_profiles_email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

const update = (trx: Trx, id: string) => trx.updateTable('auth_users').where('id', '=', id)

/** For accounts being made or cleaned. */
export const replaceMetadata = (trx: Trx, id: string, metadata: Metadata) =>
  update(trx, id)
    .set({ user_metadata: JSON.stringify(metadata) })
    .execute()

export const mergeMetadata = statement(
  { samples: [[someId, {}]] },
  (id: string, metadata: Metadata) => sql`
    UPDATE auth_users SET user_metadata = user_metadata || ${JSON.stringify(metadata)}::jsonb, updated_at = now()
    WHERE id = ${id}`,
).run

export const updateUserRow = (
  trx: Trx,
  id: string,
  change: { readonly passwordHash?: string | undefined; readonly metadata?: Metadata | undefined },
) =>
  update(trx, id)
    .set({
      ...(change.passwordHash === undefined ? {} : { password_hash: change.passwordHash }),
      ...(change.metadata === undefined ? {} : { user_metadata: JSON.stringify(change.metadata) }),
      updated_at: clockNow(),
    })
    .execute()

export const noteMailSent = (trx: Trx, id: string, column: 'confirmation_sent_at' | 'recovery_sent_at') =>
  update(trx, id)
    .set({ [column]: now() })
    .execute()

export const setLanguage = (trx: Trx, id: string, language: Language) =>
  update(trx, id).set({ language, updated_at: now() }).execute()

/** Keeps the first time. */
export const markMailboxProven = (trx: Trx, id: string) =>
  update(trx, id)
    .set((of) => ({
      email_confirmed_at: of.fn.coalesce('email_confirmed_at', now()),
      email_proven_at: of.fn.coalesce('email_proven_at', now()),
      updated_at: now(),
    }))
    .execute()

/** Drops sessions, codes, password, identities and phone proof (accounts.unproven-cleaned). */
export async function clearUnprovenAccess(trx: Trx, userId: string): Promise<void> {
  for (const table of ['auth_sessions', 'auth_browsers', 'auth_codes', 'phone_codes'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  await trx.deleteFrom('auth_identities').where('user_id', '=', userId).execute()
  await update(trx, userId).set({ password_hash: null }).execute()
  await trx
    .updateTable('user_profiles')
    .set({ phone: null, phone_verified: false, phone_verified_at: null, updated_at: now() })
    .where('id', '=', userId)
    .where((of) => of.or([of('phone', 'is not', null), of('phone_verified', '=', true)]))
    .execute()
}

/** Deletes the profile with all that hangs on it (rooms, chats, saved rooms), and makes an empty one. */
export async function replaceProfile(trx: Trx, profile: ProfileRow): Promise<void> {
  await trx.deleteFrom('user_profiles').where('id', '=', profile.id).execute()
  await insertProfile(trx, profile)
}
