import { type PageHead, type PublicSettings, sentencesOf } from '@basera/platform/web'
import { type LocalityPage, rentRoomsMin } from '@basera/rooms/contract'
import en from '../locales/en.json'
import { placeName } from './rent-words.ts'
import { rentsMetadata } from './rents-metadata.ts'
import { rentsPath } from './rents-path.ts'

const t = sentencesOf(en)

/** Title and robots of a place's page (rooms.locality-listed). */
export function rentsHead(
  page: LocalityPage | 'missing' | 'failed',
  { publicUrl, roomSearch }: Pick<PublicSettings, 'publicUrl' | 'roomSearch'>,
): PageHead {
  if (typeof page === 'string') return { title: `${t(`rooms.rents.${page}`)} | Basera`, noIndex: true }
  const canonical = rentsPath(page.place.path)
  const head = { title: t('rooms.rents.pageTitle', { place: placeName(page.place) }), canonical }
  // In the browser only title and address change.
  if (!import.meta.env.SSR) return head
  const noIndex = page.rooms.total < rentRoomsMin || roomSearch === 'members'
  return { ...head, noIndex, ...rentsMetadata(page, publicUrl) }
}
