import {
  boxFilter,
  dayFilter,
  type FilterValues,
  flagFilter,
  integerFilter,
  listFilter,
  optionFilter,
  outlineFilter,
  pointFilter,
  searchFilters,
  textFilter,
} from '@basera/platform/contract'
import { isDestination } from './destination.ts'
import {
  chargeMax,
  commuteMinutesMax,
  commuteMinutesMin,
  commuteModes,
  defaultCommuteMinutes,
  defaultCommuteMode,
  defaultRadiusKm,
  organizationMax,
  polygonPointsMax,
  type RoomSort,
  radiusOptionsKm,
  rentMax,
  roomGenders,
  roomSorts,
  searchTextMax,
  totalMax,
} from './limits.ts'
import { gateOptions, householdKinds, lockInOptions, noticeOptions, roomChoices } from './room-facts.ts'

const destinationFilter = textFilter('commute_to', 420)
const minutesFilter = integerFilter('commute_max', commuteMinutesMax)

/** The filters of the room search, in the order of the page's address. */
const filters = {
  /** Searches addresses; ignored with a point. */
  q: textFilter('q', searchTextMax),
  /** Label of the chosen place; empty without a point. */
  place: textFilter('place', searchTextMax),
  point: pointFilter,
  /** km; ignored without a point. */
  radiusKm: optionFilter('radius_km', radiusOptionsKm, defaultRadiusKm),
  organization: textFilter('organization', organizationMax),
  /** Whole rupees a month; null for no bound. */
  minRent: integerFilter('min_rent', rentMax),
  maxRent: integerFilter('max_rent', rentMax),
  /** Rent, bills and maintenance. */
  maxTotal: integerFilter('max_total', totalMax),
  gender: optionFilter('gender', roomGenders, 'any'),
  wifi: flagFilter('wifi'),
  pets: flagFilter('pets'),
  smoking: flagFilter('smoking'),
  homeTypes: listFilter('home_type', roomChoices.home_type),
  layouts: listFilter('layout', roomChoices.layout),
  furnishings: listFilter('furnishing', roomChoices.furnishing),
  bathrooms: listFilter('bathroom', roomChoices.bathroom),
  meals: listFilter('meals', roomChoices.meals),
  kitchens: listFilter('kitchen', roomChoices.kitchen),
  posters: listFilter('posted_by', roomChoices.posted_by),
  households: listFilter('household', householdKinds),
  noBrokerage: flagFilter('no_brokerage'),
  maxBrokerage: integerFilter('max_brokerage', chargeMax),
  maxMaintenance: integerFilter('max_maintenance', chargeMax),
  maxPainting: integerFilter('max_painting', chargeMax),
  airConditioning: flagFilter('air_conditioning'),
  geyser: flagFilter('geyser'),
  washingMachine: flagFilter('washing_machine'),
  fridge: flagFilter('fridge'),
  lift: flagFilter('lift'),
  powerBackup: flagFilter('power_backup'),
  guests: flagFilter('guests_allowed'),
  /** Months, days, and the hour until which the gate is open; '' for no bound. */
  maxLockIn: optionFilter('max_lock_in', ['', ...lockInOptions], ''),
  maxNotice: optionFilter('max_notice', ['', ...noticeOptions], ''),
  gateAfter: optionFilter('gate_after', ['', ...gateOptions], ''),
  /** `2026-07-01`, or empty. */
  moveInBy: dayFilter('move_in_by'),
  verified: flagFilter('verified'),
  photos: flagFilter('photos'),
  photoChecked: flagFilter('photo_checked'),
  workProven: flagFilter('work_proven'),
  includeUnknown: flagFilter('include_unknown'),
  bounds: boxFilter('bounds'),
  /** Corners of a drawn outline; empty for none. */
  outline: outlineFilter('polygon', polygonPointsMax),
  /** A place's id or `lat,lng`, and its label; empty without a journey. */
  commuteTo: {
    ...destinationFilter,
    read: (params: URLSearchParams) => {
      const to = destinationFilter.read(params)
      return isDestination(to) ? to : ''
    },
  },
  commuteLabel: textFilter('commute_label', searchTextMax),
  commuteBy: optionFilter('commute_by', commuteModes, defaultCommuteMode),
  /** Minutes. */
  commuteMax: {
    ...minutesFilter,
    none: defaultCommuteMinutes,
    read: (params: URLSearchParams) => {
      const minutes = minutesFilter.read(params)
      return minutes === null || minutes < commuteMinutesMin ? defaultCommuteMinutes : minutes
    },
    write: (minutes: number) => (minutes === defaultCommuteMinutes ? {} : minutesFilter.write(minutes)),
  },
  /** Empty while none is chosen: {@link orderOf} says which order that is. */
  sort: optionFilter<RoomSort | ''>('sort', ['', ...roomSorts], ''),
}

/** A search as the screen holds it; {@link noRoomFilters} is the empty one. */
export type RoomFilters = FilterValues<typeof filters>

/** A search has one area: an outline, else a box, else a point with its radius, else a text. */
function oneArea(search: RoomFilters): RoomFilters {
  const noPoint = { q: '', place: '', point: null, radiusKm: defaultRadiusKm }
  if (search.outline.length > 0) return { ...search, ...noPoint, bounds: null }
  if (search.bounds) return { ...search, ...noPoint }
  return search.point ? { ...search, q: '' } : { ...search, place: '', radiusKm: defaultRadiusKm }
}

const noJourney = { commuteLabel: '', commuteBy: defaultCommuteMode, commuteMax: defaultCommuteMinutes }

/** Without a point there is no sort by distance, without a journey none by travel time (rooms.search-sorts). */
export function fittingSort(search: RoomFilters): RoomFilters {
  const { sort, point, commuteTo } = search
  const isVoid = (sort === 'distance' && !point) || (sort === 'commute' && !commuteTo)
  return isVoid ? { ...search, sort: '' } : search
}

/** Leaves out what has no meaning: a radius or a distance without a point, parts of a journey without its end. */
function fit(search: RoomFilters): RoomFilters {
  const fitting = oneArea(search)
  return fittingSort({ ...fitting, ...(fitting.commuteTo ? {} : noJourney) })
}

const { none, read, write } = searchFilters(filters, fit)

/** The search of a page without parameters (rooms.search-defaults). */
export const noRoomFilters: RoomFilters = none

/** Ignores what is unknown, malformed, out of bounds or repeated (rooms.search-address). */
export const readRoomFilters = read

/** Without defaults. {@link readRoomFilters} reads the same search back, its point rounded to 6 decimals. */
export const writeRoomFilters = (search: RoomFilters): URLSearchParams => new URLSearchParams(write(search))

/** The query of `GET /api/rooms`: `limit` rooms from `cursor` on (null or absent for the first page). */
export function roomSearchQuery(
  search: RoomFilters,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | null },
): Record<string, string> {
  const { place: _, commute_label: __, ...query } = write(search)
  return {
    ...query,
    ...(query.lat !== undefined && { radius_km: String(search.radiusKm) }),
    limit: String(limit),
    ...(cursor && { cursor }),
  }
}

/** The order in which a search's rooms come (rooms.search-defaults). */
export function orderOf({
  sort,
  point,
  commuteTo,
}: Pick<RoomFilters, 'sort' | 'point' | 'commuteTo'>): RoomSort {
  if (sort) return sort
  if (commuteTo) return 'commute'
  return point ? 'distance' : 'newest'
}

/** The query of `GET /api/rooms/facets`. */
export function roomFacetQuery(search: RoomFilters): Record<string, string> {
  const { sort: _, limit: __, ...query } = roomSearchQuery(search, { limit: 1 })
  return query
}
