import { countedTo, type RoomSearch } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import {
  countMatches,
  firstMatches,
  type Match,
  nearestMatches,
  type Part,
  partOf,
  type Sample,
  sampleMatches,
} from './matching-rooms.ts'
import type { SearchArea } from './search-area.ts'
import { type SearchCriteria, searchCriteria } from './search-criteria.ts'
import { readCursor, type SearchCursor, type Segment, writeCursor } from './search-cursor.ts'

/** A page of a search before its rooms are read. */
export interface SearchPage {
  readonly matches: readonly Match[]
  readonly total: number
  readonly exact: boolean
  readonly next: string | null
}

interface Found {
  readonly matches: readonly (Match & { readonly segment: Segment })[]
  /** Rooms from here on, counted up to one more than {@link countedTo}. */
  readonly remaining: number
}

const noSample: Sample = { matches: [], found: 0 }

async function nearest(db: Database, part: Part, area: SearchArea, shown: number, limit: number) {
  for (let reach = shown + limit + 20; ; reach *= 4) {
    const { matches, complete } = await nearestMatches(db, part, area, reach, limit)
    if (complete || matches.length === limit) return matches
  }
}

/** The first `limit` rooms of a part, and how many there are as far as that is counted. */
async function beginning(db: Database, part: Part, shown: number, limit: number): Promise<Sample> {
  const sample = await sampleMatches(db, part, countedTo + 1, limit)
  const last = sample.matches[limit - 1]
  if (sample.found <= countedTo || !last) return sample
  const { area, sort } = part.criteria
  const matches =
    area && sort === 'distance' && part.segment === 'placed'
      ? await nearest(db, part, area, shown, limit)
      : await firstMatches(db, part, last.key, limit)
  return { matches, found: sample.found }
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
