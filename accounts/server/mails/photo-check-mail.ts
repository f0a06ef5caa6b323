import type { PhotoOutcome } from '@basera/accounts/contract'
import type { Mail, MailSite } from '@basera/platform/server/mail'
import { mailOf } from './account-mails.ts'
import { en } from './locales/en.ts'

/** What came of a live picture (accounts.photo-check); `expired` where nobody looked in time. */
export const photoCheckMail = (to: string, outcome: PhotoOutcome | 'expired', site: MailSite): Mail =>
  mailOf(to, en.photoCheck[outcome], `${site.publicUrl}/account/verification`, site)
