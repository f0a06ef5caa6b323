import { cleanName } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import type { Language } from '@basera/platform/contract/languages'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { recordServiceConsent } from '../../consents/consents.queries.ts'
import { isReserved, lockAddress } from '../../email/email-changes.queries.ts'
import { AuthError } from '../auth-error.ts'
import { insertIdentity } from './identities.queries.ts'
import { type AuthUser, findUserById, insertProfile, insertUser, replaceMetadata } from './users.queries.ts'

type Data = Readonly<Record<string, unknown>>

interface NewUser {
  readonly email: string
  readonly passwordHash?: string
  /** What person or provider says; never trusted. */
  readonly metadata: Data
  readonly identity:
    | { readonly provider: 'email' }
    | { readonly provider: 'google'; readonly subject: string; readonly data: Data }
  readonly proven: boolean
  /** Confirmed for the client, proven or not (accounts.mailbox-unproven). */
  readonly confirmed: boolean
  /** Of the request (accounts.account-language). */
  readonly language?: Language
}

const picture = z.url({ protocol: /^https$/ }).max(2000)

/** Only a provider's picture is taken: an address typed at sign-up could point anywhere. */
export function profileOf({ metadata, identity }: Pick<NewUser, 'metadata' | 'identity'>) {
  const name = metadata.full_name ?? metadata.name
  const full_name = (typeof name === 'string' && cleanName(name)) || null
  const data = identity.provider === 'google' ? identity.data : {}
  return { full_name, avatar_url: picture.safeParse(data.avatar_url ?? data.picture).data ?? null }
}

async function addIdentity(trx: Transaction<Database>, userId: string, user: NewUser): Promise<void> {
  const { identity, email, metadata, proven, confirmed } = user
  const claims = { email, email_verified: proven || confirmed, phone_verified: false }
  const [subject, data] =
    identity.provider === 'google'
      ? [identity.subject, identity.data]
      : [userId, { ...metadata, ...claims, sub: userId }]
  await insertIdentity(trx, { userId, provider: identity.provider, subject, data, email })
  await replaceMetadata(trx, userId, { ...metadata, ...claims, sub: subject })
}

/** Asking for a link agrees to nothing: anybody could have typed the address. */
async function recordAgreement(trx: Transaction<Database>, id: string, user: NewUser): Promise<void> {
  if (user.identity.provider === 'google') await recordServiceConsent(trx, id, 'google')
  else if (user.passwordHash !== undefined) await recordServiceConsent(trx, id, 'sign_up')
}

/**
 * Makes user, identity and profile (accounts.profile-created); undefined for a taken address. Throws
 * `user_already_exists` when another id's profile has it, or its account may go back to it (accounts.email-undo): roll back.
 */
export async function createUser(trx: Transaction<Database>, user: NewUser): Promise<AuthUser | undefined> {
  const { email, passwordHash, proven, confirmed, language } = user
  await lockAddress(trx, email)
  if (await isReserved(trx, email)) throw new AuthError('user_already_exists')
  const id = await insertUser(trx, { email, passwordHash, proven, confirmed: confirmed || proven, language })
  if (!id) return undefined
  await addIdentity(trx, id, user)
  // Thrown, not returned: the inserted user must not stay.
  if (!(await insertProfile(trx, { id, email, ...profileOf(user) })))
    throw new AuthError('user_already_exists')
  await recordAgreement(trx, id, user)
  return findUserById(trx, id)
}
