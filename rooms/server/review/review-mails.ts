import { mailOf } from '@basera/accounts/server'
import type { Mail, MailSite } from '@basera/platform/server/mail'
import { en } from './locales/en.ts'

interface Addressed {
  readonly email: string
  readonly title: string
}

/** rooms.review-decided */
export const roomLiveMail = ({ email, title }: Addressed, id: string, site: MailSite): Mail =>
  mailOf(email, en.live(title), `${site.publicUrl}/room/${id}`, site)

export const roomKeptMail = ({ email, title }: Addressed, id: string, site: MailSite): Mail =>
  mailOf(email, en.kept(title), `${site.publicUrl}/room/${id}/edit`, site)
