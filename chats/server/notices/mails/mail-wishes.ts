import { recordConsent } from '@basera/accounts/server'
import { chatSentences } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import type { Limits } from '@basera/platform/server/limits'
import type { Secrets } from '@basera/platform/server/secrets'
import { sql } from 'kysely'
import type { Database, OpenDatabase } from '../../database.ts'
import { unsubscribedMember } from './unsubscribe-token.ts'

/** Whether `userId` wants mails about messages that were not read; unless they said no, they do. */
export async function wantsMails(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql<{ mails: boolean }>`
    SELECT mails FROM chat_notices WHERE user_id = ${userId}::uuid
  `.execute(db)
  return rows[0]?.mails ?? true
}

/** Keeps whether `userId` wants mails, and records it as a consent; says false for somebody who is no longer here. */
export function wishMails(
  db: OpenDatabase,
  userId: string,
  mails: boolean,
  means: 'settings' | 'mail',
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      INSERT INTO chat_notices (user_id, mails) SELECT id, ${mails} FROM user_profiles WHERE id = ${userId}::uuid
      ON CONFLICT (user_id) DO UPDATE SET mails = excluded.mails RETURNING user_id
    `.execute(trx)
    if (rows.length === 0) return false
    await recordConsent(trx, { userId, purpose: 'message_mails', isGiven: mails, means })
    return true
  })
}

export interface TokenWishes {
  readonly db: OpenDatabase
  readonly secrets: Secrets
  readonly limits: Limits
}

/**
 * Turns mails off or on for whom a mail's token names. Throws `link_expired` where it names nobody, `too_many_requests`.
 * Spent per member and not per address: the programs of a mail provider post for all of its customers from a few.
 */
export async function wishByToken(
  { db, secrets, limits }: TokenWishes,
  token: string,
  mails: boolean,
): Promise<void> {
  const userId = unsubscribedMember(secrets, token)
  if (userId !== undefined) await limits.spend('chat-mail-wish', userId)
  if (userId === undefined || !(await wishMails(db, userId, mails, 'mail')))
    throw new Problem('link_expired', chatSentences.mailLinkBroken)
}
