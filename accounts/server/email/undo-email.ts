import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { Transaction } from 'kysely'
import { oneTimeHash } from '../auth/one-time-token.ts'
import { lockUser } from '../auth/users/users.queries.ts'
import { emailRestoredMail, emailUndoneMail } from '../mails/email-mails.ts'
import { refusals } from '../sentences.ts'
import { type EmailNeeds, lockAddresses } from './change-email.ts'
import { clearAccess, deleteChangesSince, findChange, setEmail } from './email-changes.queries.ts'

const expired = () => new Problem('link_expired', refusals.undoLinkOver)

async function restore(trx: Transaction<Database>, undoHash: string) {
  const found = await findChange(trx, undoHash)
  const user = found && (await lockUser(trx, found.user_id))
  // Another press may have been first.
  const change = user && (await findChange(trx, undoHash))
  if (!change) throw expired()
  const { id, user_id: userId, old_email: email, changed_at: since } = change
  await lockAddresses(trx, [email, user.email])
  await deleteChangesSince(trx, userId, id)
  await clearAccess(trx, userId, since)
  await setEmail(trx, userId, email)
  return { email, left: user.email, language: user.language ?? 'en' }
}

/**
 * Gives the account back to the earlier address: later changes, sessions, the password and Google accounts added since
 * are gone (accounts.email-undo). Throws `link_expired`.
 */
export async function undoEmail(
  { db, mails, site }: EmailNeeds,
  token: string,
): Promise<{ readonly email: string }> {
  return await db.transaction().execute(async (trx) => {
    const { email, left, language } = await restore(trx, oneTimeHash(token))
    await mails.add(trx, emailRestoredMail({ email, language }, site))
    if (left !== email) await mails.add(trx, emailUndoneMail({ email: left, language }, site))
    return { email }
  })
}
