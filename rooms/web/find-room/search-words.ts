import { sentencesOf } from '@basera/platform/web'
import { orderOf, type RoomFilters } from '@basera/rooms/contract'
import en from '../locales/en.json'

interface Count {
  readonly total: number
  readonly totalIsExact: boolean
}

const t = sentencesOf(en)

/** "24 rooms found", "1 room found", "1,000+ rooms found" (rooms.search-count). */
export const foundWords = ({ total, totalIsExact }: Count): string =>
  t(totalIsExact ? 'rooms.search.found' : 'rooms.search.foundAtLeast', { n: total })

/** "within 25km", only when a location is set (rooms.search-count). */
export const withinWords = ({ point, radiusKm }: RoomFilters): string | null =>
  point ? t('rooms.search.within', { radius: radiusKm }) : null

export const searchingWords = ({ point }: RoomFilters): string =>
  t(point ? 'rooms.search.searchingNearby' : 'rooms.search.searching')

/** Count and order for screen readers, once a search is done. */
export function announcedWords(filters: RoomFilters, count: Count): string {
  const sort = t('rooms.search.sorted', { sort: t(`rooms.search.sort.${orderOf(filters)}`) })
  return [foundWords(count), withinWords(filters), `(${sort})`].filter(Boolean).join(' ')
}
