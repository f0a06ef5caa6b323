import { suspendedAccount } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import type { Transaction } from 'kysely'
import { recordServiceConsent } from '../../consents/consents.queries.ts'
import { issueSignInCode } from '../codes/sign-in-code.ts'
import type { AuthNeeds } from '../http/auth-routes.ts'
import { type ReturnError, returnWithCode, returnWithError } from '../redirects.ts'
import { startClean } from '../users/start-clean.ts'
import { type AuthUser, lockUser, markMailboxProven } from '../users/users.queries.ts'
import { deleteLinks } from './links.queries.ts'
import { findLink, spendLink } from './mailed-link.ts'

type Needs = Pick<AuthNeeds, 'db' | 'secrets' | 'settings' | 'removeFiles'>

interface OpenedLink {
  readonly token: string
  readonly type: string
  readonly redirectTo: string
}

const failures = {
  expired: {
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  },
  unknownType: {
    error: 'invalid_request',
    error_code: 'validation_failed',
    error_description: 'Verify requires a verification type',
  },
  banned: { error: 'access_denied', error_code: 'user_banned', error_description: suspendedAccount },
} as const satisfies Record<string, ReturnError>

/** Types on the wire; this service mails the first two. */
const types: readonly string[] = ['magiclink', 'recovery', 'signup', 'email_change']

/** `email/signup` for the first link of an account made by asking for it. */
function methodOf(user: AuthUser, kind: 'magiclink' | 'recovery') {
  const fresh = user.email_proven_at === null && user.password_hash === null && user.last_sign_in_at === null
  return kind === 'magiclink' && fresh ? 'email/signup' : kind
}

/** In one transaction: nobody was ever in it. */
const madeAccount = (link: { readonly created_at: Date }, user: AuthUser): boolean =>
  link.created_at.getTime() === user.created_at.getTime()

async function open(
  trx: Transaction<Database>,
  { secrets, settings, removeFiles }: Needs,
  link: OpenedLink & { readonly type: 'magiclink' | 'recovery' },
): Promise<{ readonly code?: string } | keyof typeof failures> {
  const { token, type: kind } = link
  const found = await findLink(trx, token, kind)
  // Everything that changes an account locks the user first, then the link.
  const user = found && (await lockUser(trx, found.user_id))
  if (!user) return 'expired'
  if (user.banned_at) return 'banned'
  const spent = await spendLink(trx, { token, kind, userId: user.id })
  if (!spent) return 'expired'
  if (user.email_proven_at === null) {
    if (!madeAccount(spent, user)) await startClean(trx, removeFiles, user, { by: 'link' })
    await recordServiceConsent(trx, user.id, 'mailed_link')
  }
  await markMailboxProven(trx, user.id)
  await deleteLinks(trx, user.id)
  const { code_challenge: challenge, code_challenge_method: method } = spent
  if (!challenge || !method) return {}
  return {
    code: await issueSignInCode(trx, secrets, {
      userId: user.id,
      method: methodOf(user, kind),
      challenge: { challenge, method },
      ttlSeconds: settings.authCodeTtl,
    }),
  }
}

/** Gives the address to go to, with a code or a failure (auth-protocol.link-opened); never with tokens. */
export async function openLink(needs: Needs, link: OpenedLink): Promise<string> {
  const { type, token, redirectTo } = link
  const fail = (failure: keyof typeof failures) =>
    returnWithError(redirectTo, failures[failure], !token.startsWith('pkce_'))
  if (!types.includes(type)) return fail('unknownType')
  if (type !== 'magiclink' && type !== 'recovery') return fail('expired')
  const opened = await needs.db.transaction().execute((trx) => open(trx, needs, { ...link, type }))
  if (typeof opened === 'string') return fail(opened)
  return opened.code ? returnWithCode(redirectTo, opened.code) : redirectTo
}
