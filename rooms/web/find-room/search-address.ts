import type { ChosenPlace } from '@basera/places/web'
import { noRoomFilters, type RoomFilters, readRoomFilters, writeRoomFilters } from '@basera/rooms/contract'
import { findRoomPath } from './find-room-path.ts'

/** Parameter of the form without script: the order it was served with, where none was chosen. */
export const shownSortParam = 'shown_sort'

/**
 * Reads a search from an address. Unlike {@link readRoomFilters} it takes what the form sends without script: sums with
 * commas, and the place field's text beside the place chosen before.
 */
export function filtersOfAddress(address: URLSearchParams): RoomFilters {
  const params = new URLSearchParams(address)
  for (const name of ['min_rent', 'max_rent', 'max_total']) {
    const sum = params.get(name)
    if (sum && /^[₹\d,\s]*$/.test(sum)) params.set(name, sum.replaceAll(/\D/g, ''))
  }
  const text = params.get('q')
  // The text was changed after an area was chosen, so the text counts.
  if (text !== null && text !== (params.get('place') ?? '')) {
    for (const name of ['lat', 'lng', 'place', 'bounds', 'polygon']) params.delete(name)
  }
  // The form sends the order that it shows, which nobody may have chosen.
  if (params.get('sort') === params.get(shownSortParam)) params.delete('sort')
  return readRoomFilters(params)
}

/** Trims texts and puts rents the right way round. */
export function tidy(filters: RoomFilters): RoomFilters {
  const { minRent, maxRent } = filters
  const isSwapped = minRent !== null && maxRent !== null && minRent > maxRent
  const texts = { q: filters.q.trim(), organization: filters.organization.trim() }
  return { ...filters, ...texts, ...(isSwapped && { minRent: maxRent, maxRent: minRent }) }
}

export function addressOfFilters(filters: RoomFilters): string {
  const params = writeRoomFilters(tidy(filters))
  return params.size > 0 ? `${findRoomPath}?${params}` : findRoomPath
}

/** The area of no search; a search has one at most. */
export const noArea = {
  q: '',
  place: '',
  point: null,
  bounds: null,
  outline: [],
} satisfies Partial<RoomFilters>

/** Moves the search to a chosen place. */
export const locationPatch = ({ label, latitude, longitude }: ChosenPlace): Partial<RoomFilters> => ({
  ...noArea,
  place: label,
  point: { lat: latitude, lng: longitude },
})

/** The search without filters and sort; the place stays. */
export const locationOnly = ({ q, place, point }: RoomFilters): RoomFilters => ({
  ...noRoomFilters,
  q,
  place,
  point,
})

/** Whether the search has a place at most: such pages are indexed (rooms.search-indexing). */
export const isLocationOnly = (filters: RoomFilters): boolean =>
  addressOfFilters(filters) === addressOfFilters(locationOnly(filters))
