import { countedTo, type RoomSearch } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import {
  countMatches,
  firstMatches,
  nearestMatches,
  type Part,
  partOf,
  type Sample,
  sampleMatches,
} from './matching-rooms.ts'
import { type SearchArea, searchArea } from './search-area.ts'
import { isByOrganization, type SearchCriteria, searchCriteria } from './search-criteria.ts'
import { readCursor, type SearchCursor, type Segment, writeCursor } from './search-cursor.ts'
import type { Place } from './search-order.ts'

/** A page of a search before its rooms are read. */
export interface SearchPage {
  readonly matches: readonly Place[]
  readonly total: number
  readonly exact: boolean
  readonly next: string | null
}

interface Found {
  readonly matches: readonly (Place & { readonly segment: Segment })[]
  /** Rooms from here on, counted up to one more than {@link countedTo}. */
  readonly remaining: number
}

const noSample: Sample = { matches: [], found: 0 }

const inArea = (part: Part, area: SearchArea): Part => ({ ...part, criteria: { ...part.criteria, area } })

/** Walks outwards over all rooms; good while most of them match. */
async function walkOutwards(db: Database, part: Part, area: SearchArea, shown: number, limit: number) {
  for (let reach = shown + limit + 20; ; reach *= 4) {
    const { matches, complete } = await nearestMatches(db, part, area, reach, limit)
    if (complete || matches.length === limit) return matches
  }
}

/** Beyond this many rooms already shown, walking past them again costs more than looking at a ring of cells. */
const walkPast = 200
/** At most a quarter of all facets: so few rooms match that an index on them beats walking. */
const fewFacets = 6

function isWalkable(criteria: SearchCriteria, shown: number): boolean {
  const { facets, minRent, maxRent } = criteria
  if (shown > walkPast || minRent !== null || maxRent !== null || isByOrganization(criteria)) return false
  return !facets || facets.length > fewFacets
}

async function nearest(
  db: Database,
  part: Part,
  area: SearchArea,
  bound: number,
  shown: number,
  limit: number,
) {
  if (isWalkable(part.criteria, shown)) return walkOutwards(db, part, area, shown, limit)
  const closer = searchArea(area.point, bound, area.column === 'coarse_cell')
  return firstMatches(db, inArea(part, closer), bound, limit)
}

/**
 * Indexes hold the cheap rooms first, so a sample says little about the dearest: look at the dearest of a few cells
 * in the middle before asking every cell.
 */
async function dearest(db: Database, part: Part, area: SearchArea, bound: number, limit: number) {
  const middle = { ...area, cells: area.cells.slice(0, 4) }
  const near = await firstMatches(db, inArea(part, middle), bound, limit)
  return firstMatches(db, part, near[limit - 1]?.key ?? bound, limit)
}

function first(db: Database, part: Part, bound: number, shown: number, limit: number) {
  const { area, sort } = part.criteria
  if (area && part.segment === 'placed') {
    if (sort === 'distance') return nearest(db, part, area, bound, shown, limit)
    if (sort === 'price-high') return dearest(db, part, area, bound, limit)
  }
  return firstMatches(db, part, bound, limit)
}

/** The first `limit` rooms of a part, and how many there are as far as that is counted. */
async function beginning(db: Database, part: Part, shown: number, limit: number): Promise<Sample> {
  const sample = await sampleMatches(db, part, countedTo + 1, limit)
  const last = sample.matches[limit - 1]
  if (sample.found <= countedTo || !last) return sample
  return { matches: await first(db, part, last.key, shown, limit), found: sample.found }
}

/** Rooms with a distance first, then those without one (decisions 6). */
async function find(db: Database, criteria: SearchCriteria, cursor: SearchCursor | null, limit: number) {
  const inNowhere = cursor?.segment === 'nowhere'
  const placed = inNowhere
    ? noSample
    : await beginning(db, partOf(criteria, 'placed', cursor), cursor?.shown ?? 0, limit)
  const nowhere = criteria.area
    ? await restNowhere(
        db,
        partOf(criteria, 'nowhere', inNowhere ? cursor : null),
        placed,
        limit,
        cursor === null,
      )
    : noSample
  const found: Found = {
    matches: [
      ...placed.matches.map((match) => ({ ...match, segment: 'placed' as const })),
      ...nowhere.matches.map((match) => ({ ...match, segment: 'nowhere' as const })),
    ],
    remaining: placed.found + nowhere.found,
  }
  return found
}

async function restNowhere(db: Database, part: Part, placed: Sample, limit: number, count: boolean) {
  const missing = limit - placed.matches.length
  if (missing > 0) return beginning(db, part, 0, missing)
  const uncounted = countedTo + 1 - placed.found
  if (!count || uncounted <= 0) return noSample
  return { matches: [], found: await countMatches(db, part, uncounted) }
}

/** Finds a page of a search. Throws `validation_failed` for a cursor of another search. */
export async function searchPage(db: Database, search: RoomSearch): Promise<SearchPage> {
  const cursor = readCursor(search)
  const criteria = await searchCriteria(db, search)
  const { matches, remaining } = await find(db, criteria, cursor, search.limit + 1)
  const { total, exact } = cursor ?? {
    total: Math.min(remaining, countedTo),
    exact: remaining <= countedTo,
  }
  const shown = matches.slice(0, search.limit)
  const last = shown.at(-1)
  if (!last || matches.length <= search.limit) return { matches: shown, total, exact, next: null }
  const { segment, key, id } = last
  const next = { segment, key, id, shown: (cursor?.shown ?? 0) + shown.length, total, exact }
  return { matches: shown, total, exact, next: writeCursor(search, next) }
}
