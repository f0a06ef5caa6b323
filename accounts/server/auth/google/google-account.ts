import type { Database } from '@basera/database/types'
import { type Kysely, sql, type Transaction } from 'kysely'
import { agreeToService } from '../../consents/record-consent.ts'
import { AuthError } from '../auth-error.ts'
import { createUser } from '../users/create-user.ts'
import { type AuthUser, findUserByEmail, lockUser } from '../users/find-user.ts'
import { proveMailbox } from '../users/prove-mailbox.ts'
import { type GooglePerson, googleMetadata } from './google-claims.ts'

type Metadata = Readonly<Record<string, unknown>>

/** Why a person whom Google knows gets no account here. */
export type GoogleRefusal = 'user_banned' | 'provider_email_needs_verification' | 'email_exists'

class Refused extends Error {
  readonly refusal: GoogleRefusal

  constructor(refusal: GoogleRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

interface Arrival {
  readonly person: GooglePerson
  /** The address in the form of `readEmail`. */
  readonly email: string
  readonly metadata: Metadata
}

const userOfIdentity = (trx: Transaction<Database>, subject: string) =>
  trx
    .selectFrom('auth_identities')
    .select('user_id')
    .where('provider', '=', 'google')
    .where('provider_id', '=', subject)
    .executeTakeFirst()

async function mergeMetadata(trx: Transaction<Database>, userId: string, metadata: Metadata): Promise<void> {
  await trx
    .updateTable('auth_users')
    .set({
      user_metadata: sql<string>`user_metadata || ${JSON.stringify(metadata)}::jsonb`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', userId)
    .execute()
}

/** The account knows this Google identity: what Google tells is refreshed, the account's address stays. */
async function refresh(trx: Transaction<Database>, user: AuthUser, arrival: Arrival): Promise<void> {
  await trx
    .updateTable('auth_identities')
    .set({
      identity_data: JSON.stringify(arrival.metadata),
      email: arrival.email,
      updated_at: sql<Date>`now()`,
    })
    .where('provider', '=', 'google')
    .where('provider_id', '=', arrival.person.sub)
    .where('user_id', '=', user.id)
    .execute()
  await mergeMetadata(trx, user.id, arrival.metadata)
}

/** Google vouched for the address of an account: the identity is added; an account never proven is made clean first. */
async function link(trx: Transaction<Database>, user: AuthUser, arrival: Arrival): Promise<void> {
  const { person, email, metadata } = arrival
  await proveMailbox(trx, user, { by: 'google', metadata })
  if (user.email_proven_at === null) await agreeToService(trx, user.id, 'google')
  await trx
    .insertInto('auth_identities')
    .values({
      user_id: user.id,
      provider: 'google',
      provider_id: person.sub,
      identity_data: JSON.stringify(metadata),
      email,
    })
    .execute()
  await mergeMetadata(trx, user.id, metadata)
}

/** Another sign-in of the same person got there first; the next try finds what it made. */
const lostRace = Symbol('lost race')

async function create(trx: Transaction<Database>, { person, email, metadata }: Arrival) {
  const identity = { provider: 'google', subject: person.sub, data: metadata } as const
  const user = await createUser(trx, { email, metadata, identity, proven: true, confirmed: true })
  return user?.id ?? lostRace
}

async function arrive(trx: Transaction<Database>, arrival: Arrival): Promise<string | typeof lostRace> {
  const { person, email } = arrival
  const identity = await userOfIdentity(trx, person.sub)
  if (!identity && !person.verified) throw new Refused('provider_email_needs_verification')
  const known = identity ? { id: identity.user_id } : await findUserByEmail(trx, email)
  if (!known) return await create(trx, arrival)
  const user = await lockUser(trx, known.id)
  if (!user) return lostRace
  if (user.banned_at) throw new Refused('user_banned')
  await (identity ? refresh : link)(trx, user, arrival)
  return user.id
}

/** The database's word for "this Google identity has just been added". */
const isDuplicateIdentity = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'auth_identities_provider_id_key'

const tries = 3

/**
 * The account of a person whom Google vouches for, found, linked or made by the table of auth protocol 8, "Which
 * account"; `finish` runs in the same transaction. Gives the refusal where there is no account for them.
 */
export async function withGoogleAccount<T>(
  db: Kysely<Database>,
  who: { readonly person: GooglePerson; readonly email: string },
  finish: (trx: Transaction<Database>, userId: string) => Promise<T>,
): Promise<T | GoogleRefusal> {
  const arrival = { ...who, metadata: googleMetadata(who.person, who.email) }
  for (let tried = 0; tried < tries; tried++) {
    try {
      const done = await db.transaction().execute(async (trx) => {
        const userId = await arrive(trx, arrival)
        return userId === lostRace ? lostRace : { value: await finish(trx, userId) }
      })
      if (done !== lostRace) return done.value
    } catch (error) {
      if (error instanceof Refused) return error.refusal
      // A profile under another id has the address (accounts 4, Google sign-in return, step 3).
      if (error instanceof AuthError && error.code === 'user_already_exists') return 'email_exists'
      if (!isDuplicateIdentity(error)) throw error
    }
  }
  throw new AuthError('unexpected_failure', 'Two sign-ins of one person could not be told apart')
}
