import { containsPattern } from '@basera/platform/server/search'
import { defaultRadiusKm, type RoomSearch, type RoomSort, roomGenders, sortOf } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { findOrganizations, type Organizations } from './organizations.queries.ts'
import { type SearchArea, searchArea } from './search-area.ts'

export interface SearchCriteria {
  readonly sort: RoomSort
  /** Null searches everywhere. */
  readonly area: SearchArea | null
  /** A LIKE pattern for addresses. */
  readonly address: string | null
  /** Values of `rooms.facet` that pass the yes/no filters and the gender; null for all. */
  readonly facets: readonly number[] | null
  /** Null for all. */
  readonly organizations: Organizations | null
  /** Whole rupees, bounds included. */
  readonly minRent: number | null
  readonly maxRent: number | null
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
export async function searchCriteria(db: Database, search: RoomSearch): Promise<SearchCriteria> {
  const organizations = search.organization ? await findOrganizations(db, search.organization) : null
  const { lat, lng, radius_km: radiusKm = defaultRadiusKm } = search
  const coarse = organizations !== null && organizations.count <= lookedUpAround
  const area = lat !== undefined && lng !== undefined ? searchArea({ lat, lng }, radiusKm, coarse) : null
  return {
    sort: sortOf(search),
    area,
    address: area || !search.q ? null : containsPattern(search.q),
    facets: facetsOf(search),
    organizations,
    minRent: search.min_rent ?? null,
    maxRent: search.max_rent ?? null,
  }
}
