import type { Mail, MailSite } from '@basera/platform/server/mail'
import { mailOf } from './account-mails.ts'
import { en } from './locales/en.ts'

const settingsOf = (site: MailSite) => `${site.publicUrl}/account/profile`
const signInOf = (site: MailSite) => `${site.publicUrl}/?sign-in=/account/profile`

/** To the new address, before it is anybody's (accounts.email-change). */
export const emailCodeMail = (
  to: string,
  { code, minutes }: { readonly code: string; readonly minutes: number },
  site: MailSite,
): Mail => mailOf(to, en.emailCode(code, minutes), settingsOf(site), site)

/** To an address at work or college (accounts.work-proof). */
export const workCodeMail = (
  to: string,
  { code, minutes }: { readonly code: string; readonly minutes: number },
  site: MailSite,
): Mail => mailOf(to, en.workCode(code, minutes), `${site.publicUrl}/account/verification`, site)

/** Instead of a code, to an address that has an account. */
export const emailTakenMail = (to: string, site: MailSite): Mail =>
  mailOf(to, en.emailTaken, signInOf(site), site)

/** To the earlier address (accounts.email-undo). */
export const emailChangedMail = (
  to: string,
  { link, days }: { readonly link: string; readonly days: number },
  site: MailSite,
): Mail => mailOf(to, en.emailChanged(days), link, site)

export const emailRestoredMail = (to: string, site: MailSite): Mail =>
  mailOf(to, en.emailRestored, signInOf(site), site)

export const emailUndoneMail = (to: string, site: MailSite): Mail =>
  mailOf(to, en.emailUndone, signInOf(site), site)
