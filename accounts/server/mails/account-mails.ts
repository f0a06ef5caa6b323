import { layoutMail, type Mail, type MailSite } from '@basera/platform/server/mail'
import { en } from './locales/en.ts'
import type { MailTexts } from './mail-texts.ts'

/** A mailed link and how many minutes it is good for. */
export interface MailedLink {
  readonly link: string
  readonly minutes: number
}

function mailOf(to: string, texts: MailTexts, address: string, site: MailSite): Mail {
  return layoutMail(to, { ...texts, button: { label: texts.button, address } }, en.frame, site)
}

/** The link of "Check your email for the magic link!" (accounts 4; decisions 3). */
export const magicLinkMail = (to: string, { link, minutes }: MailedLink, site: MailSite): Mail =>
  mailOf(to, en.magicLink(minutes), link, site)

/** The link of "Forgot password?" (decisions 3). */
export const recoveryMail = (to: string, { link, minutes }: MailedLink, site: MailSite): Mail =>
  mailOf(to, en.recovery(minutes), link, site)

/** The link with which the holder of a session proves the address (decisions 3). */
export const emailProofMail = (to: string, { link, minutes }: MailedLink, site: MailSite): Mail =>
  mailOf(to, en.emailProof(minutes), link, site)

/** Greets a new account; with `proofLink` it also asks to prove the address (decisions 3). */
export const welcomeMail = (
  to: string,
  { proofLink }: { readonly proofLink?: string },
  site: MailSite,
): Mail =>
  proofLink === undefined
    ? mailOf(to, en.welcome, `${site.publicUrl}/dashboard`, site)
    : mailOf(to, en.welcomeWithProof, proofLink, site)

/** Tells that an account nobody used will be deleted on `day`, and how to keep it (DPDP Rules, 2025, rule 8(2)). */
export const unusedAccountMail = (to: string, day: string, site: MailSite): Mail =>
  mailOf(to, en.unusedAccount(day), `${site.publicUrl}/dashboard`, site)

/** Tells an older account that its number was proven by another one (decisions 3: one account per verified number). */
export const phoneMovedMail = (
  to: string,
  { maskedPhone }: { readonly maskedPhone: string },
  site: MailSite,
): Mail => mailOf(to, en.phoneMoved(maskedPhone), `${site.publicUrl}/account/profile`, site)
