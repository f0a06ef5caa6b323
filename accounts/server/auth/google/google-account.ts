import type { Database } from '@basera/database/types'
import { brokenConstraint } from '@basera/platform/server/database'
import type { Transaction } from 'kysely'
import { recordServiceConsent } from '../../consents/consents.queries.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthNeeds } from '../http/auth-routes.ts'
import { createUser } from '../users/create-user.ts'
import { findUserOfGoogle, insertIdentity, refreshGoogleIdentity } from '../users/identities.queries.ts'
import { startClean } from '../users/start-clean.ts'
import {
  type AuthUser,
  findUserByEmail,
  lockUser,
  markMailboxProven,
  mergeMetadata,
} from '../users/users.queries.ts'
import { type GooglePerson, googleMetadata } from './google-claims.ts'

type Metadata = Readonly<Record<string, unknown>>

export type GoogleRefusal = 'user_banned' | 'provider_email_needs_verification' | 'email_exists'

class Refused extends Error {
  readonly refusal: GoogleRefusal

  constructor(refusal: GoogleRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

interface Arrival {
  readonly removeFiles: AuthNeeds['removeFiles']
  readonly person: GooglePerson
  readonly email: string
  readonly metadata: Metadata
}

/** A known Google identity: updates its metadata; the account's address stays. */
async function refresh(trx: Transaction<Database>, user: AuthUser, arrival: Arrival): Promise<void> {
  const { person, email, metadata } = arrival
  await refreshGoogleIdentity(trx, { userId: user.id, subject: person.sub, data: metadata, email })
  await mergeMetadata(trx, user.id, metadata)
}

/** Adds Google to an account with this address, made clean first if never proven (accounts.unproven-cleaned). */
async function link(trx: Transaction<Database>, user: AuthUser, arrival: Arrival): Promise<void> {
  const { person, email, metadata, removeFiles } = arrival
  if (user.email_proven_at === null) {
    await startClean(trx, removeFiles, user, { by: 'google', metadata })
    await recordServiceConsent(trx, user.id, 'google')
  }
  await markMailboxProven(trx, user.id)
  const identity = {
    userId: user.id,
    provider: 'google',
    subject: person.sub,
    data: metadata,
    email,
  } as const
  await insertIdentity(trx, identity)
  await mergeMetadata(trx, user.id, metadata)
}

/** A concurrent sign-in was first; the next attempt finds its account. */
const lostRace = Symbol('lost race')

async function create(trx: Transaction<Database>, { person, email, metadata }: Arrival) {
  const identity = { provider: 'google', subject: person.sub, data: metadata } as const
  const user = await createUser(trx, { email, metadata, identity, proven: true, confirmed: true })
  return user?.id ?? lostRace
}

async function arrive(trx: Transaction<Database>, arrival: Arrival): Promise<string | typeof lostRace> {
  const { person, email } = arrival
  const linkedId = await findUserOfGoogle(trx, person.sub)
  if (!linkedId && !person.verified) throw new Refused('provider_email_needs_verification')
  const knownId = linkedId ?? (await findUserByEmail(trx, email))?.id
  if (!knownId) return await create(trx, arrival)
  const user = await lockUser(trx, knownId)
  if (!user) return lostRace
  if (user.banned_at) throw new Refused('user_banned')
  await (linkedId ? refresh : link)(trx, user, arrival)
  return user.id
}

const isDuplicateIdentity = (error: unknown): boolean =>
  brokenConstraint(error) === 'auth_identities_provider_id_key'

const maximumAttempts = 3

/** Finds, links or makes the account (auth-protocol.google-account); `finish` runs in the same transaction. */
export async function withGoogleAccount<T>(
  { db, removeFiles }: Pick<AuthNeeds, 'db' | 'removeFiles'>,
  who: { readonly person: GooglePerson; readonly email: string },
  finish: (trx: Transaction<Database>, userId: string) => Promise<T>,
): Promise<T | GoogleRefusal> {
  const arrival = { ...who, removeFiles, metadata: googleMetadata(who.person, who.email) }
  for (let attempt = 0; attempt < maximumAttempts; attempt++) {
    try {
      const done = await db.transaction().execute(async (trx) => {
        const userId = await arrive(trx, arrival)
        return userId === lostRace ? lostRace : { value: await finish(trx, userId) }
      })
      if (done !== lostRace) return done.value
    } catch (error) {
      if (error instanceof Refused) return error.refusal
      // A profile under another id has the address (accounts.one-profile).
      if (error instanceof AuthError && error.code === 'user_already_exists') return 'email_exists'
      if (!isDuplicateIdentity(error)) throw error
    }
  }
  throw new AuthError('unexpected_failure', 'Two sign-ins of one person could not be told apart')
}
