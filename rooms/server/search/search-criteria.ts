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
import { latitudeExtent } from './room-extent.queries.ts'
import { type Point, type SearchArea, searchArea } from './search-area.ts'
import type { Journey } from './search-journey.ts'
import { journeySpans, type Shape, type Spans, shapeSpans } from './search-spans.ts'
import type { SearchedCity } from './searched-city.ts'
import { type SumFilter, sumFilters } from './sums.ts'
import { type TraitFilter, traitFilters } from './traits.ts'

/** Whether rooms that do not say what is asked for pass, fail, or are the only ones wanted (rooms.search-unknown). */
export type Unknown = 'exclude' | 'include' | 'only'

export interface Circle {
  readonly point: Point
  readonly radiusKm: number
}

export interface SearchPlace {
  /** Read cell by cell. */
  readonly area: SearchArea | null
  /** Read piece by piece instead. */
  readonly spans: Spans | null
  /** Rooms must lie in it; `spans` cover it exactly. */
  readonly shape: Shape | null
  /** A further circle that rooms must lie in. */
  readonly within: Circle | null
  readonly from: Point | null
}

export interface SearchCriteria extends SearchPlace {
  readonly sort: RoomSort
  /** The city whose unlocated rooms are found besides an area; null for none. */
  readonly city: SearchedCity | null
  /** A LIKE pattern for addresses. */
  readonly address: string | null
  /** So many addresses have the text that filters, which indexes hold, are checked first. */
  readonly isAddressCommon: boolean
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
  readonly sums: readonly SumFilter[]
  readonly unknown: Unknown
}

export const everywhere: SearchPlace = { area: null, spans: null, shape: null, within: null, from: null }

export const noFilter: SearchCriteria = {
  ...everywhere,
  sort: 'newest',
  city: null,
  address: null,
  isAddressCommon: false,
  facets: null,
  organizations: null,
  minRent: null,
  maxRent: null,
  maxTotal: null,
  moveInBy: null,
  traits: [],
  sums: [],
  unknown: 'exclude',
}

/** Bits of `rooms.facet`. */
export const facetFlags = { wifi: 1, pets: 2, smoking: 4, male: 8, female: 16 } as const
export type FacetFlag = keyof typeof facetFlags

/** Facets that pass a search's filters; null for all. `gender=any` filters nothing. */
function facetsOf(search: Pick<RoomSearch, 'gender' | 'wifi' | 'pets' | 'smoking'>): number[] | null {
  const required = (['wifi', 'pets', 'smoking'] as const).reduce(
    (bits, flag) => bits | (search[flag] ? facetFlags[flag] : 0),
    0,
  )
  const gender = search.gender === 'any' ? undefined : search.gender
  if (required === 0 && !gender) return null
  const genders = gender ? [gender] : roomGenders
  const flags = [0, 1, 2, 3, 4, 5, 6, 7].filter((bits) => (bits & required) === required)
  return genders.flatMap((one) => flags.map((bits) => (one === 'any' ? 0 : facetFlags[one]) + bits))
}

/** Up to this many organizations use their index; fewer around a point, where each cell asks for each. */
const lookedUpAround = 40
const lookedUpAnywhere = 1000

export const hasArea = ({ area, spans, shape }: SearchPlace): boolean =>
  area !== null || spans !== null || shape !== null

/** Whether to find rooms by the index on organizations, or to check each room's organization. */
export const isByOrganization = ({
  organizations,
  area,
  spans,
}: Pick<SearchCriteria, 'organizations' | 'area' | 'spans'>) =>
  organizations !== null && !spans && organizations.count <= (area ? lookedUpAround : lookedUpAnywhere)

export const isByText = (criteria: SearchCriteria): boolean =>
  criteria.address !== null && !isByOrganization(criteria)

export interface SearchContext {
  readonly city: SearchedCity | null
  readonly journey: Journey | null
}
const noContext: SearchContext = { city: null, journey: null }

export const circleOf = ({
  lat,
  lng,
  radius_km: radiusKm = defaultRadiusKm,
}: RoomFacetSearch): Circle | null =>
  lat === undefined || lng === undefined ? null : { point: { lat, lng }, radiusKm }

export const shapeOf = ({ bounds, polygon }: RoomFacetSearch): Shape | null =>
  bounds ?? (polygon ? { corners: polygon } : null)

/** Few organizations lead to their rooms faster than any piece of the map. */
const isFew = (organizations: Organizations | null) =>
  organizations !== null && organizations.count <= lookedUpAnywhere

/** Without a train a journey reaches a circle; the shortest journey is the nearest room. */
export const journeyCircle = ({ reach }: Journey): Circle => ({
  point: { lat: reach.to.latitude, lng: reach.to.longitude },
  radiusKm: reach.direct.maxKm,
})

function cellsAround({ point, radiusKm }: Circle, organizations: Organizations | null): SearchArea {
  return searchArea(point, radiusKm, organizations !== null && organizations.count <= lookedUpAround)
}

type Search = RoomFacetSearch & Pick<RoomSearch, 'sort'>

async function placeOf(
  db: Database,
  search: Search,
  organizations: Organizations | null,
  journey: Journey | null,
): Promise<SearchPlace> {
  const circle = circleOf(search)
  const shape = shapeOf(search)
  const from = circle?.point ?? null
  if (journey?.reach.by === 'metro')
    return { ...everywhere, spans: journeySpans(journey.reach, shape), within: circle, from }
  const ride = journey && journeyCircle(journey)
  // The order's own circle is the one to read outwards.
  const [main, within] =
    ride && sortOf(search) === 'commute' ? [ride, circle] : [circle ?? ride, circle && ride]
  if (main) return { ...everywhere, area: cellsAround(main, organizations), shape, within, from: main.point }
  if (!shape) return everywhere
  const spans = isFew(organizations) ? null : shapeSpans(shape, await latitudeExtent(db))
  return { ...everywhere, spans, shape }
}

/** The criteria of a search but for its area, its text and its city. */
export const filtersOf = (search: Search, organizations: Organizations | null): SearchCriteria => ({
  ...noFilter,
  sort: sortOf(search),
  facets: facetsOf(search),
  organizations,
  minRent: search.min_rent ?? null,
  maxRent: search.max_rent ?? null,
  maxTotal: search.max_total ?? null,
  moveInBy: search.move_in_by ?? null,
  traits: traitFilters(search),
  sums: sumFilters(search),
  unknown: search.include_unknown ? 'include' : 'exclude',
})

export const addressOf = ({ q }: RoomFacetSearch): string | null => (q ? containsPattern(q) : null)

export async function searchCriteria(
  db: Database,
  search: Search,
  { city, journey }: SearchContext = noContext,
): Promise<SearchCriteria> {
  const organizations = search.organization ? await findOrganizations(db, search.organization) : null
  const place = await placeOf(db, search, organizations, journey)
  const isPlaced = hasArea(place)
  return {
    ...filtersOf(search, organizations),
    ...place,
    city: isPlaced ? city : null,
    address: isPlaced ? null : addressOf(search),
  }
}
