import { recordConsent } from '@basera/accounts/server'
import { chatSentences } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import type { Limits } from '@basera/platform/server/limits'
import type { Secrets } from '@basera/platform/server/secrets'
import type { OpenDatabase } from '../database.ts'
import { unsubscribedMember } from './mails/unsubscribe-token.ts'
import { saveWantsMails } from './notification-preferences.queries.ts'

/** Recorded as a consent. False for a member who no longer exists. */
export function saveMailPreference(
  db: OpenDatabase,
  userId: string,
  mails: boolean,
  means: 'settings' | 'mail',
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await saveWantsMails(trx, userId, mails))) return false
    await recordConsent(trx, { userId, purpose: 'message_mails', isGiven: mails, means })
    return true
  })
}

export interface TokenPreferenceNeeds {
  readonly db: OpenDatabase
  readonly secrets: Secrets
  readonly limits: Limits
}

/** Throws `link_expired`, `too_many_requests`: by member, since mail providers post from a few addresses. */
export async function saveMailPreferenceByToken(
  { db, secrets, limits }: TokenPreferenceNeeds,
  token: string,
  mails: boolean,
): Promise<void> {
  const userId = unsubscribedMember(secrets, token)
  if (userId !== undefined) await limits.spend('chat-mail-wish', userId)
  if (userId === undefined || !(await saveMailPreference(db, userId, mails, 'mail')))
    throw new Problem('link_expired', chatSentences.mailLinkBroken)
}
