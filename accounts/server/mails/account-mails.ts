import { layoutMail, type Mail, type MailSite } from '@basera/platform/server/mail'
import { en, mailFrame } from './locales/en.ts'
import type { MailTexts } from './mail-texts.ts'

export interface MailedLink {
  readonly link: string
  readonly minutes: number
}

/** A mail to a member with one button, that leads to `address`. */
export function mailOf(to: string, texts: MailTexts, address: string, site: MailSite): Mail {
  return layoutMail(to, { ...texts, button: { label: texts.button, address } }, mailFrame, site)
}

export const magicLinkMail = (to: string, { link, minutes }: MailedLink, site: MailSite): Mail =>
  mailOf(to, en.magicLink(minutes), link, site)

export const recoveryMail = (to: string, { link, minutes }: MailedLink, site: MailSite): Mail =>
  mailOf(to, en.recovery(minutes), link, site)

export const emailProofMail = (to: string, { link, minutes }: MailedLink, site: MailSite): Mail =>
  mailOf(to, en.emailProof(minutes), link, site)

/** `proofLink` proves the mailbox (accounts.mailbox-unproven). */
export const welcomeMail = (
  to: string,
  { proofLink }: { readonly proofLink?: string },
  site: MailSite,
): Mail =>
  proofLink === undefined
    ? mailOf(to, en.welcome, `${site.publicUrl}/dashboard`, site)
    : mailOf(to, en.welcomeWithProof, proofLink, site)

/** trust.unused-retention */
export const unusedAccountMail = (to: string, day: string, site: MailSite): Mail =>
  mailOf(to, en.unusedAccount(day), `${site.publicUrl}/dashboard`, site)

const indianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** accounts.new-browser-told */
export const newBrowserMail = (
  to: string,
  { browser, at }: { readonly browser: string; readonly at: Date },
  site: MailSite,
): Mail =>
  mailOf(to, en.newBrowser(browser, indianTime.format(at)), `${site.publicUrl}/account/profile`, site)

/** To the older account (accounts.phone-single). */
export const phoneMovedMail = (
  to: string,
  { maskedPhone }: { readonly maskedPhone: string },
  site: MailSite,
): Mail => mailOf(to, en.phoneMoved(maskedPhone), `${site.publicUrl}/account/profile`, site)
