import type { PhotoOutcome } from '@basera/accounts/contract'
import type { Mail, MailSite } from '@basera/platform/server/mail'
import { accountMail } from './account-mails.ts'
import type { MailReader } from './mail-texts.ts'

/** What came of a live picture (accounts.photo-check); `expired` where nobody looked in time. */
export const photoCheckMail = (to: MailReader, outcome: PhotoOutcome | 'expired', site: MailSite): Mail =>
  accountMail(to, `photoCheck.${outcome}`, `${site.publicUrl}/account/verification`, site)
