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
  { id, email, language }: Pick<AuthUser, 'id' | 'email' | 'language'>,
  userAgent: string | undefined,
): Promise<void> {
  const browser = deviceName(userAgent ?? null)
  if (!(await rememberBrowser(trx, id, browser))) return
  if (!(await hasOtherBrowsers(trx, id, browser))) return
  const reader = { email, language: language ?? 'en' }
  await mails.add(
    trx,
    newBrowserMail(reader, { device: browser, at: new Date() }, { publicUrl, supportEmail }),
  )
}
