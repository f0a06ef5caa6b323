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

/** "within 25km", "in the map area", "in your outline" (rooms.search-count). */
function areaWords({ point, radiusKm, bounds, outline }: RoomFilters): string | null {
  if (outline.length > 0) return t('rooms.search.withinOutline')
  if (bounds) return t('rooms.search.withinBox')
  return point ? t('rooms.search.within', { radius: radiusKm }) : null
}

/** The end of a search's journeys. */
export const destinationWords = ({ commuteLabel }: RoomFilters): string =>
  commuteLabel || t('rooms.search.somePlace')

/** "within 30 min by metro of Manyata", only with a destination. */
function tripWords(filters: RoomFilters): string | null {
  const { commuteTo, commuteBy, commuteMax: minutes } = filters
  if (!commuteTo) return null
  return t(`rooms.search.withinTrip.${commuteBy}`, { minutes, place: destinationWords(filters) })
}

/** Where the rooms that are found and counted are; null for everywhere. */
export const withinWords = (filters: RoomFilters): string | null =>
  [areaWords(filters), tripWords(filters)].filter(Boolean).join(', ') || null

export const searchingWords = ({ point }: RoomFilters): string =>
  t(point ? 'rooms.search.searchingNearby' : 'rooms.search.searching')

/** Count and order for screen readers, once a search is done. */
export function announcedWords(filters: RoomFilters, count: Count): string {
  const sort = t('rooms.search.sorted', { sort: t(`rooms.search.sort.${orderOf(filters)}`) })
  const [found, within] = [foundWords(count), withinWords(filters)]
  return within
    ? t('rooms.search.announcedWithin', { found, within, sort })
    : t('rooms.search.announced', { found, sort })
}
