import { defaultRadiusKm, type RoomFilters } from '@basera/rooms/contract'

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
