import { longDay, longTime } from '@basera/platform/server/languages'
import { layoutMail, type Mail, type MailSite } from '@basera/platform/server/mail'
import type en from './locales/en.json'
import {
  accountTexts,
  type MailName,
  type MailReader,
  type MailTexts,
  mailFrame,
  mailTexts,
} from './mail-texts.ts'

export interface MailedLink {
  readonly link: string
  readonly minutes: number
}

/** A mail to a member with one button, that leads to `address`. */
export function mailOf(
  { email, language }: MailReader,
  texts: MailTexts,
  address: string,
  site: MailSite,
): Mail {
  return layoutMail(email, { ...texts, button: { label: texts.button, address } }, mailFrame(language), site)
}

/** One of this feature's mails. */
export const accountMail = (
  reader: MailReader,
  name: MailName<keyof typeof en & string>,
  address: string,
  site: MailSite,
  values?: Readonly<Record<string, unknown>>,
): Mail => mailOf(reader, mailTexts(accountTexts(reader.language), name, values), address, site)

export const magicLinkMail = (to: MailReader, { link, minutes }: MailedLink, site: MailSite): Mail =>
  accountMail(to, 'magicLink', link, site, { minutes })

export const recoveryMail = (to: MailReader, { link, minutes }: MailedLink, site: MailSite): Mail =>
  accountMail(to, 'recovery', link, site, { minutes })

export const emailProofMail = (to: MailReader, { link, minutes }: MailedLink, site: MailSite): Mail =>
  accountMail(to, 'emailProof', link, site, { minutes })

/** `proofLink` proves the mailbox (accounts.mailbox-unproven). */
export const welcomeMail = (
  to: MailReader,
  { proofLink }: { readonly proofLink?: string },
  site: MailSite,
): Mail =>
  proofLink === undefined
    ? accountMail(to, 'welcome', `${site.publicUrl}/dashboard`, site)
    : accountMail(to, 'welcomeWithProof', proofLink, site)

/** trust.unused-retention */
export const unusedAccountMail = (to: MailReader, day: Date, site: MailSite): Mail =>
  accountMail(to, 'unusedAccount', `${site.publicUrl}/dashboard`, site, { day: longDay(to.language, day) })

/** accounts.new-browser-told */
export function newBrowserMail(
  to: MailReader,
  { device, at }: { readonly device: string; readonly at: Date },
  site: MailSite,
): Mail {
  const [browser, system] = device.split(' on ')
  const known = system ? 'both' : browser ? 'one' : 'none'
  const values = { known, browser, system, at: longTime(to.language, at) }
  return accountMail(to, 'newBrowser', `${site.publicUrl}/account/profile`, site, values)
}

/** To the older account (accounts.phone-single). */
export const phoneMovedMail = (
  to: MailReader,
  { maskedPhone: phone }: { readonly maskedPhone: string },
  site: MailSite,
): Mail => accountMail(to, 'phoneMoved', `${site.publicUrl}/account/profile`, site, { phone })
