import type { ChosenPlace } from '@basera/places/web'
import {
  defaultRoomSort,
  noRoomFilters,
  type RoomFilters,
  readRoomFilters,
  writeRoomFilters,
} from '@basera/rooms/contract'
import { findRoomPath } from './find-room-path.ts'

/**
 * The search a page's address asks for. Unlike {@link readRoomFilters} it also understands what a browser without
 * script sends from the form: sums with commas, and the text of the place field beside the place chosen before.
 */
export function filtersOfAddress(address: URLSearchParams): RoomFilters {
  const params = new URLSearchParams(address)
  for (const name of ['min_rent', 'max_rent']) {
    const sum = params.get(name)
    if (sum !== null) params.set(name, sum.replaceAll(/[^\d]/g, ''))
  }
  const text = params.get('q')
  // The text was changed after a place was chosen: the text is what is meant.
  if (text !== null && text !== (params.get('place') ?? '')) {
    for (const name of ['lat', 'lng', 'place']) params.delete(name)
  }
  return readRoomFilters(params)
}

/** What was typed, put in order: no blanks around texts, rents the right way round. */
export function tidy(filters: RoomFilters): RoomFilters {
  const { minRent, maxRent } = filters
  const isSwapped = minRent !== null && maxRent !== null && minRent > maxRent
  const texts = { q: filters.q.trim(), organization: filters.organization.trim() }
  return { ...filters, ...texts, ...(isSwapped && { minRent: maxRent, maxRent: minRent }) }
}

/** Without a point there is no distance to sort by (rooms.search-sorts). */
export const fitting = (filters: RoomFilters): RoomFilters =>
  filters.sort === 'distance' && !filters.point ? { ...filters, sort: defaultRoomSort } : filters

/** The page's address for a search. */
export function addressOfFilters(filters: RoomFilters): string {
  const params = writeRoomFilters(tidy(filters))
  return params.size > 0 ? `${findRoomPath}?${params}` : findRoomPath
}

/** The search moved to a place that was chosen. */
export const locationPatch = ({ label, latitude, longitude }: ChosenPlace): Partial<RoomFilters> => ({
  q: '',
  place: label,
  point: { lat: latitude, lng: longitude },
})

/** The search without filters and sort, its place kept. */
export const locationOnly = ({ q, place, point }: RoomFilters): RoomFilters => ({
  ...noRoomFilters,
  q,
  place,
  point,
})

/** Whether only a place was chosen, or nothing at all: such searches are worth a search engine's index. */
export const isLocationOnly = (filters: RoomFilters): boolean =>
  addressOfFilters(filters) === addressOfFilters(locationOnly(filters))
