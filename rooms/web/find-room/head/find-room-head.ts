import { type PageHead, sentencesOf } from '@basera/platform/web'
import { cursorParam, type FindRoomData } from '../find-room-data.ts'
import common from '../locales/en.json'
import { addressOfFilters, isLocationOnly } from '../search-address.ts'
import en from './locales/en.json'

const say = sentencesOf(common)

/** Title and robots of the search page (rooms.search-indexing). */
export function findRoomHead(data: FindRoomData, url: URL): PageHead {
  const { filters, served } = data
  const place = filters.place || filters.q
  const title = place ? say('rooms.search.pageTitleNear', { place }) : say('rooms.search.pageTitle')
  const isEmpty = served !== null && (typeof served === 'string' || served.items.length === 0)
  const isNameless = filters.point !== null && filters.place === ''
  const noIndex = isEmpty || isNameless || !isLocationOnly(filters) || url.searchParams.has(cursorParam)
  const indexed = noIndex ? { noIndex } : { canonical: addressOfFilters(filters) }
  // In the browser only title and address change.
  if (!import.meta.env.SSR) return { title, ...indexed }
  const t = sentencesOf(en)
  const description = place ? t('rooms.search.descriptionNear', { place }) : t('rooms.search.description')
  return { title, description, ...indexed }
}
