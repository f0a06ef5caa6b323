import type { AuthIdentity, AuthUser } from './find-user.ts'

type Data = Readonly<Record<string, unknown>>

const time = (value: Date | string): string => new Date(value).toISOString()

/** Optional times are left out, never null (auth protocol 3). */
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

/** The user object of the wire (auth protocol 3). */
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

export type WireUser = ReturnType<typeof presentUser>
