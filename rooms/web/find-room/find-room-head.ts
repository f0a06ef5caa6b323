import { type PageHead, sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'
import { cursorParam, type FindRoomData } from './find-room-data.ts'
import { findRoomDescription } from './find-room-description.ts'
import { addressOfFilters, isLocationOnly } from './search-address.ts'

const t = sentencesOf(en)

/** Title and robots of the search page (rooms.search-indexing). */
export function findRoomHead(data: FindRoomData, url: URL): PageHead {
  const { filters, served } = data
  const place = filters.place || filters.q
  const title = place ? t('rooms.search.pageTitleNear', { place }) : t('rooms.search.pageTitle')
  // For search engines alone, which read what the server sent.
  const isEmpty =
    import.meta.env.SSR && served !== null && (typeof served === 'string' || served.items.length === 0)
  const isNameless = filters.point !== null && filters.place === ''
  const noIndex = isEmpty || isNameless || !isLocationOnly(filters) || url.searchParams.has(cursorParam)
  const indexed = noIndex ? { noIndex } : { canonical: addressOfFilters(filters) }
  // In the browser only title and address change.
  return import.meta.env.SSR
    ? { title, description: findRoomDescription(place), ...indexed }
    : { title, ...indexed }
}
