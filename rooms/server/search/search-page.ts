import { takePage } from '@basera/platform/server/search'
import { countedTo, type RoomSearch } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import type { CardRow, CardsFor } from '../rooms.queries.ts'
import { countRest, type Uncounted } from './counts.queries.ts'
import { type Look, lookForRooms, type Match, type Reading, type Wanted } from './look.queries.ts'
import { factConditions } from './match-conditions.queries.ts'
import { findFirstMatches, findNearest } from './matching-rooms.queries.ts'
import type { SearchArea } from './search-area.ts'
import {
  isByOrganization,
  isByText,
  type SearchContext,
  type SearchCriteria,
  searchCriteria,
} from './search-criteria.ts'
import { decodeCursor, encodeCursor, type SearchCounts, type SearchCursor } from './search-cursor.ts'
import type { SortKey } from './search-order.queries.ts'
import { type Part, partOf } from './search-part.queries.ts'
import { lookAtText } from './text-rooms.queries.ts'

export interface SearchPage {
  readonly matches: readonly SortKey[]
  /** Those that were read with the page; null where none were. */
  readonly cards: ReadonlyMap<string, CardRow> | null
  readonly counts: SearchCounts
  readonly city: string | null
  readonly nextCursor: string | null
}

interface Found {
  readonly matches: readonly Match[]
  readonly cards: ReadonlyMap<string, CardRow> | null
  /** Of the first page alone: later ones know them by their cursor. */
  readonly counts: SearchCounts
}

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

/** How many rooms are read where they are more than are sorted at once. */
function readingOf(criteria: SearchCriteria, shown: number): Reading {
  const { area, sort, spans, shape } = criteria
  if (spans && shape) return 'maybe-dense'
  if (!area) return 'bounded'
  if (sort === 'price-high') return 'dearest'
  return (sort === 'distance' || sort === 'commute') && isWalkable(criteria, shown) ? 'apart' : 'bounded'
}

/** Beyond this many addresses that contain a text, totals are minimums (rooms.search-count). */
const textsLookedAt = 5000
/** Counts that looked at so many may say the least number. */
const enoughTexts = 4000

const textCounts = (located: number, unknown: number, isAll: boolean): SearchCounts => ({
  total: Math.min(located, countedTo),
  totalIsExact: isAll && located <= countedTo,
  unlocatedTotal: 0,
  unknownTotal: Math.min(unknown, countedTo),
})

/** A page by a text: from the addresses that contain it, or in the order of an index where they are too many to look at all. */
async function findByText(db: Database, part: Part, limit: number, most: number): Promise<Found> {
  const { looked, found, unknown, matches } = await lookAtText(db, part, most, limit)
  const isSeen = looked < most
  const common = { ...part, criteria: { ...part.criteria, isAddressCommon: true } }
  const first = isSeen ? matches : await findFirstMatches(db, common, limit)
  const isAll = isSeen || first.length < limit
  const located = isSeen ? found : isAll ? first.length : Math.max(found, first.length)
  return {
    matches: first.map((match) => ({ ...match, segment: 'located' })),
    cards: null,
    counts: textCounts(located, unknown, isAll),
  }
}

/** Rooms of a search that were counted already: `isAll` of them, or some of the `looked` at; null for not yet. */
interface Counted {
  readonly isAll: boolean
  readonly looked: number
  readonly located: number
  readonly unknown: number | null
}

/** Rooms that pass only if what they do not say is let pass are counted besides (rooms.search-unknown). */
function uncountedOf(criteria: SearchCriteria, { isAll, located, unknown }: Counted): Uncounted {
  const isExcluding = criteria.unknown === 'exclude'
  const facts = factConditions(criteria)
  const mayBeUnsaid = isExcluding && facts.some(({ isAlwaysSaid }) => !isAlwaysSaid)
  const knowsUnknown = unknown !== null && (isAll || unknown >= countedTo)
  const splitsUnlocated = isExcluding && facts.length > 0
  const both = splitsUnlocated ? { ...criteria, unknown: 'include' as const } : criteria
  return {
    located: isAll || located > countedTo ? null : partOf(criteria, 'located', null),
    unknown: knowsUnknown || !mayBeUnsaid ? null : partOf({ ...criteria, unknown: 'only' }, 'located', null),
    unlocated: criteria.city ? partOf(both, 'unlocated', null) : null,
    splitsUnlocated,
  }
}

type Rest = Pick<Look, 'unknown' | 'unlocated' | 'unlocatedUnknown'>

const countsOf = (found: number, { unknown, unlocated, unlocatedUnknown }: Rest): SearchCounts => ({
  total: Math.min(found, countedTo),
  totalIsExact: found <= countedTo,
  unlocatedTotal: unlocated,
  unknownTotal: Math.min(countedTo, unknown + unlocatedUnknown),
})

/** Counts what a search finds beyond what is `counted`: nothing where that is all, or enough to say. */
export async function countSearch(
  db: Database,
  criteria: SearchCriteria,
  counted: Counted,
): Promise<SearchCounts> {
  const { isAll, looked, located } = counted
  const isEnoughText = isByText(criteria) && looked >= enoughTexts && located > 0
  if (!isAll && isEnoughText) return textCounts(located, counted.unknown ?? 0, false)
  const uncounted = uncountedOf(criteria, counted)
  const rest = await countRest(db, uncounted, countedTo)
  const unknown = uncounted.unknown ? rest.unknown : (counted.unknown ?? 0)
  return countsOf(uncounted.located ? rest.located : located, {
    unknown,
    unlocated: rest.unlocated,
    unlocatedUnknown: rest.unlocated_unknown,
  })
}

/** Cards are read with the page where many ask alike: of other texts they would be planned anew for each. */
const readsCards = (criteria: SearchCriteria): boolean =>
  factConditions(criteria).length <= 1 && criteria.organizations === null && criteria.shape === null

/** Rooms with a location first, then those without one (rooms.search-unlocated). */
async function find(
  db: Database,
  criteria: SearchCriteria,
  cursor: SearchCursor | null,
  { limit, cards }: Pick<Wanted, 'limit' | 'cards'>,
): Promise<Found> {
  const isUnlocated = cursor?.segment === 'unlocated'
  const shown = cursor?.shown ?? 0
  const located = isUnlocated ? null : partOf(criteria, 'located', cursor)
  const reading = readingOf(criteria, shown)
  const unlocated = criteria.city ? partOf(criteria, 'unlocated', isUnlocated ? cursor : null) : null
  const uncounted = cursor
    ? null
    : uncountedOf(criteria, { isAll: true, looked: 0, located: 0, unknown: null })
  const look = await lookForRooms(db, { located, reading, unlocated, uncounted, limit, cards })
  const counts = countsOf(look.found, look)
  if (!located || reading !== 'apart' || look.found <= countedTo || !criteria.area)
    return { matches: look.matches, cards: cards && look.cards, counts }
  const walked = await walkOutwards(db, located, criteria.area, shown, limit)
  return { matches: walked.map((match) => ({ ...match, segment: 'located' })), cards: null, counts }
}

/** Who looks, for the cards of a page, and how many addresses with a text are looked at. */
export interface PageOptions {
  readonly cards?: CardsFor | null
  readonly textsMost?: number
}

/** Finds a page of a search. Throws `validation_failed` for a cursor of another search. */
export async function searchPage(
  db: Database,
  search: RoomSearch,
  context?: SearchContext,
  { cards = null, textsMost = textsLookedAt }: PageOptions = {},
): Promise<SearchPage> {
  const cursor = decodeCursor(search)
  const criteria = await searchCriteria(db, search, context)
  const limit = search.limit + 1
  const found = isByText(criteria)
    ? await findByText(db, partOf(criteria, 'located', cursor), limit, textsMost)
    : await find(db, criteria, cursor, { limit, cards: readsCards(criteria) ? cards : null })
  const counts = cursor?.counts ?? found.counts
  const shown = (cursor?.shown ?? 0) + Math.min(found.matches.length, search.limit)
  const { rows, nextCursor } = takePage(found.matches, search.limit, ({ segment, key, id }) =>
    encodeCursor(search, { segment, key, id, shown, counts }),
  )
  return { matches: rows, cards: found.cards, counts, city: criteria.city?.name ?? null, nextCursor }
}
