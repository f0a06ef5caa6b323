import type { Database } from '@basera/database/types'
import type { Transaction } from 'kysely'
import { deviceName } from '../../account/list-sessions.ts'
import { newBrowserMail } from '../../mails/account-mails.ts'
import type { AuthNeeds } from '../http/auth-routes.ts'
import type { AuthUser } from '../users/users.queries.ts'
import { hasOtherBrowsers, rememberBrowser } from './sessions.queries.ts'

/** Mails the member once per browser, not of the first (accounts.new-browser-told). */
export async function noticeBrowser(
  trx: Transaction<Database>,
  { mails, settings: { publicUrl, supportEmail } }: Pick<AuthNeeds, 'mails' | 'settings'>,
  { id, email }: Pick<AuthUser, 'id' | 'email'>,
  userAgent: string | undefined,
): Promise<void> {
  const browser = deviceName(userAgent ?? null)
  if (!(await rememberBrowser(trx, id, browser))) return
  if (!(await hasOtherBrowsers(trx, id, browser))) return
  await mails.add(trx, newBrowserMail(email, { browser, at: new Date() }, { publicUrl, supportEmail }))
}
