import { takePage } from '@basera/platform/server/search'
import { countedTo, type RoomSearch } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { factConditions } from './match-conditions.queries.ts'
import {
  countMatches,
  countUnlocated,
  findFirstMatches,
  findNearest,
  type Sample,
  sampleMatches,
} from './matching-rooms.queries.ts'
import { type SearchArea, searchArea } from './search-area.ts'
import {
  isByOrganization,
  isByText,
  noFilter,
  type SearchContext,
  type SearchCriteria,
  searchCriteria,
} from './search-criteria.ts'
import { decodeCursor, encodeCursor, type SearchCounts, type SearchCursor } from './search-cursor.ts'
import type { Segment, SortKey } from './search-order.queries.ts'
import { type Part, partOf } from './search-part.queries.ts'
import { lookAtText, type TextLook } from './text-rooms.queries.ts'

export interface SearchPage {
  readonly matches: readonly SortKey[]
  readonly counts: SearchCounts
  readonly city: string | null
  readonly nextCursor: string | null
}

interface Found {
  readonly matches: readonly (SortKey & { readonly segment: Segment })[]
  /** Rooms from this page on, counted up to one more than {@link countedTo}. */
  readonly located: number
  /** For a text: whether `located` are all rooms, and those that do not say what is asked for. */
  readonly text: (Pick<TextLook, 'unknown'> & { readonly isAll: boolean }) | null
}

const noSample: Sample = { matches: [], found: 0 }

const inArea = (part: Part, area: SearchArea): Part => ({ ...part, criteria: { ...part.criteria, area } })

/** Reads outwards over all rooms; fast while most of them match. */
async function walkOutwards(db: Database, part: Part, area: SearchArea, shown: number, limit: number) {
  for (let reach = shown + limit + 20; ; reach *= 4) {
    const { matches, isComplete } = await findNearest(db, part, area, reach, limit)
    if (isComplete || matches.length === limit) return matches
  }
}

/** Beyond this many rooms shown, skipping them again costs more than reading a ring of cells. */
const walkPast = 200
/** At most a quarter of all facets: few enough rooms match for an index to beat walking. */
const fewFacets = 6

function isWalkable(criteria: SearchCriteria, shown: number): boolean {
  const { facets, minRent, maxRent, maxTotal, moveInBy, shape, within } = criteria
  const bounds = [minRent, maxRent, maxTotal, moveInBy, shape, within].filter((bound) => bound !== null)
  const asked = bounds.length + factConditions(criteria).length
  if (shown > walkPast || asked > 0 || isByOrganization(criteria)) return false
  return !facets || facets.length > fewFacets
}

interface FirstRooms {
  readonly bound: number
  readonly shown: number
  readonly limit: number
}

function findFirstByDistance(
  db: Database,
  part: Part,
  area: SearchArea,
  { bound, shown, limit }: FirstRooms,
) {
  if (isWalkable(part.criteria, shown)) return walkOutwards(db, part, area, shown, limit)
  const closer = searchArea(area.point, bound, area.column === 'coarse_cell')
  return findFirstMatches(db, inArea(part, closer), bound, limit)
}

/**
 * Indexes hold cheap rooms first, so a sample says little about the dearest; the dearest of a few middle cells give a
 * better bound before every cell is read.
 */
async function findDearest(db: Database, part: Part, area: SearchArea, { bound, limit }: FirstRooms) {
  const middle = { ...area, cells: area.cells.slice(0, 4) }
  const near = await findFirstMatches(db, inArea(part, middle), bound, limit)
  return findFirstMatches(db, part, near[limit - 1]?.key ?? bound, limit)
}

/** A shape with more rooms than this is read in the order of an index over all rooms. */
const denseFrom = 20_000

async function isDense(db: Database, { spans, shape }: SearchCriteria): Promise<boolean> {
  if (!spans || !shape) return false
  const all = partOf({ ...noFilter, spans, shape }, 'located', null)
  return (await countMatches(db, all, denseFrom + 1)) > denseFrom
}

async function findFirst(db: Database, part: Part, wanted: FirstRooms) {
  const { area, sort } = part.criteria
  if (part.segment === 'located' && (await isDense(db, part.criteria))) {
    const anywhere = { ...part, criteria: { ...part.criteria, spans: null } }
    return findFirstMatches(db, anywhere, wanted.bound, wanted.limit)
  }
  if (area && part.segment === 'located') {
    if (sort === 'distance' || sort === 'commute') return findFirstByDistance(db, part, area, wanted)
    if (sort === 'price-high') return findDearest(db, part, area, wanted)
  }
  return findFirstMatches(db, part, wanted.bound, wanted.limit)
}

async function findBeginning(db: Database, part: Part, shown: number, limit: number): Promise<Sample> {
  const sample = await sampleMatches(db, part, countedTo + 1, limit)
  const last = sample.matches[limit - 1]
  if (sample.found <= countedTo || !last) return sample
  return { matches: await findFirst(db, part, { bound: last.key, shown, limit }), found: sample.found }
}

/** Beyond this many addresses that contain a text, totals are minimums (rooms.search-count). */
const textsLookedAt = 5000
/** Counts that looked at so many may say the least number. */
const enoughTexts = 4000

/** A page by a text: from the addresses that contain it, or in the order of an index where they are too many to look at all. */
async function findByText(db: Database, part: Part, limit: number, most: number): Promise<Found> {
  const { looked, found, unknown, matches } = await lookAtText(db, part, most, limit)
  const isSeen = looked < most
  const common = { ...part, criteria: { ...part.criteria, isAddressCommon: true } }
  const first = isSeen ? matches : await findFirstMatches(db, common, null, limit)
  const isAll = isSeen || first.length < limit
  return {
    matches: first.map((match) => ({ ...match, segment: 'located' })),
    located: isSeen ? found : isAll ? first.length : Math.max(found, first.length),
    text: { unknown, isAll },
  }
}

/** Rooms with a location first, then those without one (rooms.search-unlocated). */
async function find(
  db: Database,
  criteria: SearchCriteria,
  cursor: SearchCursor | null,
  limit: number,
): Promise<Found> {
  const isUnlocated = cursor?.segment === 'unlocated'
  const located = isUnlocated
    ? noSample
    : await findBeginning(db, partOf(criteria, 'located', cursor), cursor?.shown ?? 0, limit)
  const rest = partOf(criteria, 'unlocated', isUnlocated ? cursor : null)
  const missing = limit - located.matches.length
  const unlocated = criteria.city && missing > 0 ? await findBeginning(db, rest, 0, missing) : noSample
  return {
    matches: [
      ...located.matches.map((match) => ({ ...match, segment: 'located' as const })),
      ...unlocated.matches.map((match) => ({ ...match, segment: 'unlocated' as const })),
    ],
    located: located.found,
    text: null,
  }
}

/** Rooms of a search that were counted already: `isAll` of them, or some of the `looked` at. */
interface Counted {
  readonly isAll: boolean
  readonly looked: number
  readonly located: number
  readonly unknown: number
}

/** Counts located rooms that pass only if what they do not say is let pass (rooms.search-unknown). */
async function countUnknown(db: Database, criteria: SearchCriteria): Promise<number> {
  const mayBeUnsaid = factConditions(criteria).some(({ isAlwaysSaid }) => !isAlwaysSaid)
  if (criteria.unknown !== 'exclude' || !mayBeUnsaid) return 0
  return countMatches(db, partOf({ ...criteria, unknown: 'only' }, 'located', null), countedTo)
}

const textCounts = (located: number, unknown: number, isAll: boolean): SearchCounts => ({
  total: Math.min(located, countedTo),
  totalIsExact: isAll && located <= countedTo,
  unlocatedTotal: 0,
  unknownTotal: Math.min(unknown, countedTo),
})

/** Counts what a search finds beyond what is `counted`: nothing where that is all, or enough to say. */
export async function countSearch(
  db: Database,
  criteria: SearchCriteria,
  counted: Counted,
): Promise<SearchCounts> {
  const { isAll, looked, located, unknown } = counted
  const isEnoughText = isByText(criteria) && looked >= enoughTexts && located > 0
  if (!isAll && isEnoughText) return textCounts(located, unknown, false)
  const isKnown = isAll || located > countedTo
  const found = isKnown ? located : await countMatches(db, partOf(criteria, 'located', null), countedTo + 1)
  const unsaid = isAll || unknown >= countedTo ? unknown : await countUnknown(db, criteria)
  const unlocated = await countUnlocated(db, criteria, countedTo)
  return {
    total: Math.min(found, countedTo),
    totalIsExact: found <= countedTo,
    unlocatedTotal: unlocated.found,
    unknownTotal: Math.min(countedTo, unsaid + unlocated.unknown),
  }
}

async function countsOf(db: Database, criteria: SearchCriteria, found: Found): Promise<SearchCounts> {
  const { located, text } = found
  if (text) return textCounts(located, text.unknown, text.isAll)
  const unknown = await countUnknown(db, criteria)
  return countSearch(db, criteria, { isAll: true, looked: located, located, unknown })
}

/** Finds a page of a search. Throws `validation_failed` for a cursor of another search. */
export async function searchPage(
  db: Database,
  search: RoomSearch,
  context?: SearchContext,
  textsMost = textsLookedAt,
): Promise<SearchPage> {
  const cursor = decodeCursor(search)
  const criteria = await searchCriteria(db, search, context)
  const limit = search.limit + 1
  const found = isByText(criteria)
    ? await findByText(db, partOf(criteria, 'located', cursor), limit, textsMost)
    : await find(db, criteria, cursor, limit)
  const counts = cursor?.counts ?? (await countsOf(db, criteria, found))
  const shown = (cursor?.shown ?? 0) + Math.min(found.matches.length, search.limit)
  const { rows, nextCursor } = takePage(found.matches, search.limit, ({ segment, key, id }) =>
    encodeCursor(search, { segment, key, id, shown, counts }),
  )
  return { matches: rows, counts, city: criteria.city?.name ?? null, nextCursor }
}
