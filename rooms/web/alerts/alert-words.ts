import { alertNameMax } from '@basera/alerts/contract'
import type { AlertKindWords } from '@basera/alerts/web'
import { sentencesOf } from '@basera/platform/web'
import { type RoomFilters, readRoomFilters } from '@basera/rooms/contract'
import { activeFilters } from '../find-room/active-filters.ts'
import { findRoomPath } from '../find-room/find-room-path.ts'
import { withinWords } from '../find-room/search-words.ts'
import en from '../locales/en.json'

const t = sentencesOf(en)

/** A name from the search's own words: where, and else what it asks for first. */
export function proposedName(filters: RoomFilters): string {
  const where = [filters.place || filters.q, withinWords(filters)].filter(Boolean).join(', ')
  const [first] = activeFilters(filters)
  return (where || first?.words || t('rooms.alerts.anywhere')).slice(0, alertNameMax)
}

/** What the search asks for, in few words each. */
export function criteriaWords(filters: RoomFilters): string[] {
  const place = [filters.place || filters.q, withinWords(filters)].filter(Boolean).join(', ')
  const words = activeFilters(filters)
    .filter(({ key }) => !['radius', 'bounds', 'outline', 'commute'].includes(key))
    .map(({ words }) => words)
  return [...(place ? [place] : []), ...words]
}

export const roomAlertWords: AlertKindWords = {
  path: findRoomPath,
  criteria: (query) => criteriaWords(readRoomFilters(new URLSearchParams(query))),
}
