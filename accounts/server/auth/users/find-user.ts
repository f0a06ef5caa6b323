import type { Database } from '@basera/database/types'
import type { Kysely, Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'

/** A way to sign in that belongs to a user. Times are ISO 8601 text. */
export interface AuthIdentity {
  readonly identity_id: string
  readonly user_id: string
  readonly provider: 'email' | 'google'
  readonly provider_id: string
  readonly identity_data: unknown
  readonly email: string
  readonly last_sign_in_at: string | null
  readonly created_at: string
  readonly updated_at: string
}

type Metadata = Readonly<Record<string, unknown>>

/** A row of `auth_users` with its identities, oldest first. Never leaves the server but through `presentUser`. */
export interface AuthUser {
  readonly id: string
  readonly email: string
  readonly password_hash: string | null
  readonly user_metadata: Metadata
  readonly email_confirmed_at: Date | null
  readonly email_proven_at: Date | null
  readonly last_sign_in_at: Date | null
  readonly banned_at: Date | null
  readonly confirmation_sent_at: Date | null
  readonly recovery_sent_at: Date | null
  readonly created_at: Date
  readonly updated_at: Date
  readonly identities: readonly AuthIdentity[]
}

const users = (db: Kysely<Database>) =>
  db
    .selectFrom('auth_users as user')
    .select([
      'user.id',
      'user.email',
      'user.password_hash',
      'user.email_confirmed_at',
      'user.email_proven_at',
      'user.last_sign_in_at',
      'user.banned_at',
      'user.confirmation_sent_at',
      'user.recovery_sent_at',
      'user.created_at',
      'user.updated_at',
    ])
    .select((of) => of.ref('user.user_metadata').$castTo<Metadata>().as('user_metadata'))
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

/** The user with this id. */
export const findUserById = (db: Kysely<Database>, id: string): Promise<AuthUser | undefined> =>
  users(db).where('user.id', '=', id).executeTakeFirst()

/** The user with this address, which must come from `readEmail`. */
export const findUserByEmail = (db: Kysely<Database>, email: string): Promise<AuthUser | undefined> =>
  users(db).where('user.email', '=', email).executeTakeFirst()

/** The user with this id, locked until the transaction ends: what changes accounts waits its turn. */
export const lockUser = (trx: Transaction<Database>, id: string): Promise<AuthUser | undefined> =>
  users(trx).where('user.id', '=', id).forNoKeyUpdate('user').executeTakeFirst()

/** The user with this id, and whether this session of theirs is living: one look-up for every call that needs both. */
export const findUserAndSession = (db: Kysely<Database>, userId: string, sessionId: string) =>
  users(db)
    .select((of) =>
      of
        .exists(
          of
            .selectFrom('auth_sessions as session')
            .select('session.id')
            .where('session.id', '=', sessionId)
            .whereRef('session.user_id', '=', 'user.id'),
        )
        .as('session_lives'),
    )
    .where('user.id', '=', userId)
    .executeTakeFirst()
