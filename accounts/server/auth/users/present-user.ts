import { AuthError } from '../auth-error.ts'
import type { AuthIdentity, AuthUser } from './users.queries.ts'

type Data = Readonly<Record<string, unknown>>

/** Bytes of JSON: it travels in every access token, and servers take 16 KB of headers at most. */
const metadataMaximumBytes = 8192

/** Throws `validation_failed` for more (auth-protocol.metadata-untrusted). */
export function boundedMetadata(data: Data): Data {
  if (Buffer.byteLength(JSON.stringify(data)) > metadataMaximumBytes)
    throw new AuthError('validation_failed', `data may have at most ${metadataMaximumBytes} bytes`)
  return data
}

/** Key by key; null removes a key (auth-protocol.update-user). */
export function mergedMetadata(present: Data, change: Data): Data {
  const merged = Object.entries({ ...present, ...change }).filter(([, value]) => value !== null)
  return boundedMetadata(Object.fromEntries(merged))
}

const time = (value: Date | string): string => new Date(value).toISOString()

/** Absent times are left out, never null. */
const timesOf = (times: Readonly<Record<string, Date | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(times).flatMap(([name, value]) => (value ? [[name, time(value)]] : [])))

/** Ways to sign in, oldest first. */
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

/** The wire's user object (auth-protocol.user-object). */
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
