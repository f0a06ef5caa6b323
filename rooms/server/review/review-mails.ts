import { type MailReader, mailOf, mailTexts } from '@basera/accounts/server'
import { addressPrefix } from '@basera/platform/contract/languages'
import { translations } from '@basera/platform/server/languages'
import type { Mail, MailSite } from '@basera/platform/server/mail'
import type en from './locales/en.json'

const reviewTexts = translations<typeof en>('rooms/server/review')

interface Lister extends MailReader {
  /** Of the room. */
  readonly title: string
}

const roomMail = (to: Lister, name: 'live' | 'kept', address: string, site: MailSite): Mail =>
  mailOf(to, mailTexts(reviewTexts(to.language), name, { title: to.title }), address, site)

/** rooms.review-decided */
export const roomLiveMail = (to: Lister, id: string, site: MailSite): Mail =>
  roomMail(to, 'live', `${site.publicUrl}${addressPrefix(to.language)}/room/${id}`, site)

export const roomKeptMail = (to: Lister, id: string, site: MailSite): Mail =>
  roomMail(to, 'kept', `${site.publicUrl}/room/${id}/edit`, site)
