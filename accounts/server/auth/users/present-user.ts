import { AuthError } from '../auth-error.ts'
import type { AuthIdentity, AuthUser } from './users.queries.ts'

type Data = Readonly<Record<string, unknown>>

/** It travels in every access token, and servers take no more than 16 KB of headers. In bytes of JSON. */
const metadataMaximumBytes = 8192

/** Metadata that fits into an access token (auth-protocol.metadata-untrusted). Throws `validation_failed` for more. */
export function boundedMetadata(data: Data): Data {
  if (Buffer.byteLength(JSON.stringify(data)) > metadataMaximumBytes)
    throw new AuthError('validation_failed', `data may have at most ${metadataMaximumBytes} bytes`)
  return data
}

/** Metadata after an update: key by key, null takes a key away, other keys stay (auth-protocol.update-user). */
export function mergedMetadata(present: Data, change: Data): Data {
  const merged = Object.entries({ ...present, ...change }).filter(([, value]) => value !== null)
  return boundedMetadata(Object.fromEntries(merged))
}

const time = (value: Date | string): string => new Date(value).toISOString()

/** Absent times are left out, never null. */
const timesOf = (times: Readonly<Record<string, Date | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(times).flatMap(([name, value]) => (value ? [[name, time(value)]] : [])))

/** How the account can be signed in to, in the order in which the ways were added. Only the service writes it. */
export function appMetadata(user: Pick<AuthUser, 'identities'>) {
  const providers = [...new Set(user.identities.map(({ provider }) => provider))]
  return { provider: providers[0] ?? 'email', providers }
}

function presentIdentity(identity: AuthIdentity, mailboxProven: boolean) {
  const { provider, identity_data: data, last_sign_in_at: lastSignIn } = identity
  const times = timesOf({ last_sign_in_at: lastSignIn ? new Date(lastSignIn) : null })
  return {
    identity_id: identity.identity_id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data:
      provider === 'email' ? { ...(data as Data), email_verified: mailboxProven } : (data as Data),
    provider,
    email: identity.email,
    ...times,
    created_at: time(identity.created_at),
    updated_at: time(identity.updated_at),
  }
}

/** The user object of the wire (auth-protocol.user-object). */
export function presentUser(user: AuthUser) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...timesOf({
      email_confirmed_at: user.email_confirmed_at,
      confirmed_at: user.email_confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      recovery_sent_at: user.recovery_sent_at,
      last_sign_in_at: user.last_sign_in_at,
    }),
    app_metadata: appMetadata(user),
    user_metadata: user.user_metadata,
    identities: user.identities.map((identity) => presentIdentity(identity, user.email_proven_at !== null)),
    created_at: time(user.created_at),
    updated_at: time(user.updated_at),
    is_anonymous: false,
  }
}
