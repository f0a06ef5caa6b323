import type { ChosenPlace } from '@basera/places/web'
import {
  defaultRadiusKm,
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

/** What was typed, made orderly: no blanks around texts, rents the right way round. */
function tidy(filters: RoomFilters): RoomFilters {
  const { minRent, maxRent } = filters
  const swapped = minRent !== null && maxRent !== null && minRent > maxRent
  const texts = { q: filters.q.trim(), organization: filters.organization.trim() }
  return { ...filters, ...texts, ...(swapped && { minRent: maxRent, maxRent: minRent }) }
}

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

/** One filter that is on, as a chip shows it. */
export type ActiveFilter =
  | { readonly kind: 'organization'; readonly organization: string }
  | { readonly kind: 'rent'; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'gender'; readonly gender: 'male' | 'female' }
  | { readonly kind: 'radius'; readonly radiusKm: number }
  | { readonly kind: 'wifi' | 'pets' | 'smoking' }

/** The filters that are on, in the order of the form. The place and the sort have their own fields and no chip. */
export function activeFilters(filters: RoomFilters): readonly ActiveFilter[] {
  const { organization, minRent, maxRent, gender, radiusKm, point } = filters
  const active: ActiveFilter[] = []
  if (organization) active.push({ kind: 'organization', organization })
  if (minRent !== null || maxRent !== null) active.push({ kind: 'rent', min: minRent, max: maxRent })
  if (gender !== 'any') active.push({ kind: 'gender', gender })
  if (point && radiusKm !== defaultRadiusKm) active.push({ kind: 'radius', radiusKm })
  for (const kind of ['wifi', 'pets', 'smoking'] as const) if (filters[kind]) active.push({ kind })
  return active
}

/** The search with one of its filters taken off. */
export function withoutFilter(filters: RoomFilters, kind: ActiveFilter['kind']): RoomFilters {
  const off: Record<ActiveFilter['kind'], Partial<RoomFilters>> = {
    organization: { organization: '' },
    rent: { minRent: null, maxRent: null },
    gender: { gender: 'any' },
    radius: { radiusKm: defaultRadiusKm },
    wifi: { wifi: false },
    pets: { pets: false },
    smoking: { smoking: false },
  }
  return { ...filters, ...off[kind] }
}
