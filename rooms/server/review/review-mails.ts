import { layoutMail, type Mail, type MailSite } from '@basera/platform/server/mail'
import { en } from './locales/en.ts'

interface Addressed {
  readonly email: string
  readonly title: string
}

/** rooms.review-decided */
export const roomLiveMail = ({ email, title }: Addressed, id: string, site: MailSite): Mail =>
  layoutMail(
    email,
    { ...en.live(title), button: { label: en.view, address: `${site.publicUrl}/room/${id}` } },
    en.frame,
    site,
  )

export const roomKeptMail = ({ email, title }: Addressed, id: string, site: MailSite): Mail =>
  layoutMail(
    email,
    { ...en.kept(title), button: { label: en.change, address: `${site.publicUrl}/room/${id}/edit` } },
    en.frame,
    site,
  )
