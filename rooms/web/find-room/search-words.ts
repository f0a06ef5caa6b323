import { sentencesOf } from '@basera/platform/web'
import type { RoomFilters } from '@basera/rooms/contract'
import type { Listing } from './listing.ts'
import en from './locales/en.json'

const t = sentencesOf(en)

/** "24 rooms found", "1 room found", "1,000+ rooms found" (marketplace 2, decisions 6). */
export const foundWords = ({ total, totalIsExact }: Pick<Listing, 'total' | 'totalIsExact'>): string =>
  t(totalIsExact ? 'rooms.search.found' : 'rooms.search.foundAtLeast', { n: total })

/** "within 25km", only when a location is set (marketplace 2). */
export const withinWords = ({ point, radiusKm }: RoomFilters): string | null =>
  point ? t('rooms.search.within', { radius: radiusKm }) : null

/** The loading text: "nearby" when a location is set (marketplace 2). */
export const searchingWords = ({ point }: RoomFilters): string =>
  t(point ? 'rooms.search.searchingNearby' : 'rooms.search.searching')

/** What a screen reader says when a search is done: the count, and the order when it is not the usual one. */
export function announcedWords(filters: RoomFilters, listing: Listing): string {
  if (listing.failure) return ''
  const sort = t('rooms.search.sorted', { sort: t(`rooms.search.sort.${filters.sort}`) })
  return [foundWords(listing), withinWords(filters), `(${sort})`].filter(Boolean).join(' ')
}
