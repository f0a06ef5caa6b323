import { type PageHead, sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'
import type { FindRoomData } from './find-room-data.ts'
import { addressOfFilters, isLocationOnly } from './search-address.ts'

const t = sentencesOf(en)

/**
 * What the search page says of itself. Only the bare search and searches by place alone are for search engines;
 * filtered ones, empty ones and further pages are not.
 */
export function findRoomHead(data: FindRoomData, url: URL): PageHead {
  const { filters, listing } = data
  const place = filters.place || filters.q
  const words = place
    ? {
        title: t('rooms.search.pageTitleNear', { place }),
        description: t('rooms.search.descriptionNear', { place }),
      }
    : { title: t('rooms.search.pageTitle'), description: t('rooms.search.description') }
  const isEmpty = !(listing instanceof Promise) && listing.rooms.length === 0
  const isNameless = filters.point !== null && filters.place === ''
  if (isEmpty || isNameless || !isLocationOnly(filters) || url.searchParams.has('cursor')) {
    return { ...words, noIndex: true }
  }
  return { ...words, canonical: addressOfFilters(filters) }
}
