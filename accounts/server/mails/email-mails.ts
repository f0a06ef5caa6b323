import type { Mail, MailSite } from '@basera/platform/server/mail'
import { accountMail } from './account-mails.ts'
import type { MailReader } from './mail-texts.ts'

const signInOf = (site: MailSite) => `${site.publicUrl}/?sign-in=/account/profile`

interface MailedCode {
  readonly code: string
  readonly minutes: number
}

/** To the new address, before it is anybody's (accounts.email-change). */
export const emailCodeMail = (to: MailReader, values: MailedCode, site: MailSite): Mail =>
  accountMail(to, 'emailCode', `${site.publicUrl}/account/profile`, site, { ...values })

/** To an address at work or college (accounts.work-proof). */
export const workCodeMail = (to: MailReader, values: MailedCode, site: MailSite): Mail =>
  accountMail(to, 'workCode', `${site.publicUrl}/account/verification`, site, { ...values })

/** Instead of a code, to an address that has an account. */
export const emailTakenMail = (to: MailReader, site: MailSite): Mail =>
  accountMail(to, 'emailTaken', signInOf(site), site)

/** To the earlier address (accounts.email-undo). */
export const emailChangedMail = (
  to: MailReader,
  { link, days }: { readonly link: string; readonly days: number },
  site: MailSite,
): Mail => accountMail(to, 'emailChanged', link, site, { days })

export const emailRestoredMail = (to: MailReader, site: MailSite): Mail =>
  accountMail(to, 'emailRestored', signInOf(site), site)

export const emailUndoneMail = (to: MailReader, site: MailSite): Mail =>
  accountMail(to, 'emailUndone', signInOf(site), site)
