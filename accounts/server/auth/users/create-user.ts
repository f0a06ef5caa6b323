import { profileFields } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { agreeToService } from '../../consents/record-consent.ts'
import { AuthError } from '../auth-error.ts'
import { type AuthUser, findUserById } from './find-user.ts'

type Data = Readonly<Record<string, unknown>>

export interface NewUser {
  /** From `readEmail`. */
  readonly email: string
  readonly passwordHash?: string
  /** What the person or the provider tells; nothing trusts it. */
  readonly metadata: Data
  readonly identity:
    | { readonly provider: 'email' }
    | { readonly provider: 'google'; readonly subject: string; readonly data: Data }
  /** The mailbox is known to be the person's: Google vouched. */
  readonly proven: boolean
  /** Counts as confirmed for the client's sake, proven or not (mode A of auth protocol 5). */
  readonly confirmed: boolean
}

const picture = z.url({ protocol: /^https$/ }).max(2000)

/** Only a provider's picture is taken: an address typed at sign-up could point anywhere. */
function profileOf({ metadata, identity }: NewUser) {
  const fullName = profileFields.full_name.safeParse(metadata.full_name ?? metadata.name).data ?? null
  const told = identity.provider === 'google' ? identity.data : {}
  return { fullName, avatar: picture.safeParse(told.avatar_url ?? told.picture).data ?? null }
}

async function insertUser(trx: Transaction<Database>, user: NewUser): Promise<string | undefined> {
  const since = (known: boolean) => (known ? sql<Date>`now()` : null)
  const inserted = await trx
    .insertInto('auth_users')
    .values({
      email: user.email,
      password_hash: user.passwordHash ?? null,
      user_metadata: '{}',
      email_confirmed_at: since(user.confirmed || user.proven),
      email_proven_at: since(user.proven),
    })
    .onConflict((on) => on.constraint('auth_users_email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

async function insertIdentity(trx: Transaction<Database>, id: string, user: NewUser): Promise<void> {
  const { identity, email, metadata, proven, confirmed } = user
  const told = { email, email_verified: proven || confirmed, phone_verified: false }
  const [subject, data] =
    identity.provider === 'google'
      ? [identity.subject, identity.data]
      : [id, { ...metadata, ...told, sub: id }]
  await trx
    .insertInto('auth_identities')
    .values({
      user_id: id,
      provider: identity.provider,
      provider_id: subject,
      identity_data: JSON.stringify(data),
      email,
    })
    .execute()
  await trx
    .updateTable('auth_users')
    .set({ user_metadata: JSON.stringify({ ...metadata, ...told, sub: subject }) })
    .where('id', '=', id)
    .execute()
}

async function insertProfile(trx: Transaction<Database>, id: string, user: NewUser): Promise<void> {
  const { fullName, avatar } = profileOf(user)
  const inserted = await trx
    .insertInto('user_profiles')
    .values({ id, email: user.email, full_name: fullName, avatar_url: avatar, profile_picture_url: avatar })
    .onConflict((on) => on.constraint('user_profiles_email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  // Thrown, not returned: the user inserted above must not stay.
  if (!inserted) throw new AuthError('user_already_exists')
}

/** Whoever has only asked for a link has agreed to nothing yet: anybody could have typed the address. */
async function recordAgreement(trx: Transaction<Database>, id: string, user: NewUser): Promise<void> {
  if (user.identity.provider === 'google') await agreeToService(trx, id, 'google')
  else if (user.passwordHash !== undefined) await agreeToService(trx, id, 'sign_up')
}

/**
 * Makes an account: user, identity and profile row in one transaction (decisions 3). Gives nothing when the address
 * has an account, also when that account is being made at this very moment. Throws `user_already_exists` when a profile
 * under another id has the address; the transaction must then be rolled back.
 */
export async function createUser(trx: Transaction<Database>, user: NewUser): Promise<AuthUser | undefined> {
  const id = await insertUser(trx, user)
  if (!id) return undefined
  await insertIdentity(trx, id, user)
  await insertProfile(trx, id, user)
  await recordAgreement(trx, id, user)
  return findUserById(trx, id)
}
