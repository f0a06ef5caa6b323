import { containsPattern } from '@basera/platform/server/search'
import {
  defaultRadiusKm,
  type RoomFacetSearch,
  type RoomSearch,
  type RoomSort,
  roomGenders,
  sortOf,
} from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { findOrganizations, type Organizations } from './organizations.queries.ts'
import { type SearchArea, searchArea } from './search-area.ts'
import type { CityNames } from './searched-city.ts'
import { type TraitFilter, traitFilters } from './traits.ts'

/** Whether rooms that do not say what is asked for pass, fail, or are the only ones wanted (rooms.search-unknown). */
export type Unknown = 'exclude' | 'include' | 'only'

export interface SearchCriteria {
  readonly sort: RoomSort
  /** Null searches everywhere. */
  readonly area: SearchArea | null
  /** The city whose unlocated rooms are found besides an area; null for none. */
  readonly city: CityNames | null
  /** A LIKE pattern for addresses. */
  readonly address: string | null
  /** Values of `rooms.facet` that pass the yes/no filters and the gender; null for all. */
  readonly facets: readonly number[] | null
  /** Null for all. */
  readonly organizations: Organizations | null
  /** Whole rupees, bounds included. */
  readonly minRent: number | null
  readonly maxRent: number | null
  readonly maxTotal: number | null
  /** A day, `2026-12-01`. */
  readonly moveInBy: string | null
  readonly traits: readonly TraitFilter[]
  readonly unknown: Unknown
}

/** Finds every room. */
export const noFilter: SearchCriteria = {
  sort: 'newest',
  area: null,
  city: null,
  address: null,
  facets: null,
  organizations: null,
  minRent: null,
  maxRent: null,
  maxTotal: null,
  moveInBy: null,
  traits: [],
  unknown: 'exclude',
}

const facetBits = { wifi: 1, pets: 2, smoking: 4 } as const
const facetOfGender = { any: 0, male: 8, female: 16 } as const

/** Facets that pass a search's filters; null for all. `gender=any` filters nothing. */
function facetsOf(search: Pick<RoomSearch, 'gender' | 'wifi' | 'pets' | 'smoking'>): number[] | null {
  const required = (['wifi', 'pets', 'smoking'] as const).reduce(
    (bits, flag) => bits | (search[flag] ? facetBits[flag] : 0),
    0,
  )
  const gender = search.gender === 'any' ? undefined : search.gender
  if (required === 0 && !gender) return null
  const genders = gender ? [gender] : roomGenders
  const flags = [0, 1, 2, 3, 4, 5, 6, 7].filter((bits) => (bits & required) === required)
  return genders.flatMap((one) => flags.map((bits) => facetOfGender[one] + bits))
}

/** Up to this many organizations use their index; fewer around a point, where each cell asks for each. */
const lookedUpAround = 40
const lookedUpAnywhere = 1000

/** Whether to find rooms by the index on organizations, or to check each room's organization. */
export const isByOrganization = ({ organizations, area }: Pick<SearchCriteria, 'organizations' | 'area'>) =>
  organizations !== null && organizations.count <= (area ? lookedUpAround : lookedUpAnywhere)

/** What a search asks the database for. Around a point the text is ignored (rooms.search-text). */
export async function searchCriteria(
  db: Database,
  search: RoomFacetSearch & Pick<RoomSearch, 'sort'>,
  city: CityNames | null = null,
): Promise<SearchCriteria> {
  const organizations = search.organization ? await findOrganizations(db, search.organization) : null
  const { lat, lng, radius_km: radiusKm = defaultRadiusKm } = search
  const coarse = organizations !== null && organizations.count <= lookedUpAround
  const area = lat !== undefined && lng !== undefined ? searchArea({ lat, lng }, radiusKm, coarse) : null
  return {
    sort: sortOf(search),
    area,
    city: area && city,
    address: area || !search.q ? null : containsPattern(search.q),
    facets: facetsOf(search),
    organizations,
    minRent: search.min_rent ?? null,
    maxRent: search.max_rent ?? null,
    maxTotal: search.max_total ?? null,
    moveInBy: search.move_in_by ?? null,
    traits: traitFilters(search),
    unknown: search.include_unknown ? 'include' : 'exclude',
  }
}
