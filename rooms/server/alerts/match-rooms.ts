import { setImmediate } from 'node:timers/promises'
import { dueTimes, lockMatches } from '@basera/alerts/server'
import { emptyQueue } from '@basera/platform/server/faults'
import { LRUCache } from 'lru-cache'
import type { Database, OpenDatabase } from '../database.ts'
import { nameCityOf } from '../named-city/named-city.ts'
import {
  type ContextSearch,
  isBeyond,
  type SoughtRoom,
  searchesFinding,
} from '../search/finds-room.queries.ts'
import { journeyOf, type SearchPlaces } from '../search/search-journey.ts'
import { searchContext } from '../search-rooms.ts'
import { searchOfQuery } from './alert-search.ts'
import {
  findMatchedRoom,
  findUndecided,
  insertMatches,
  type RoomToMatch,
  takeQueuedRoom,
} from './match-rooms.queries.ts'

export interface MatchNeeds {
  readonly db: OpenDatabase
  readonly places: SearchPlaces
}

const askedAtOnce = 20_000
const readAtOnce = 20
/** Searches that stay read from one room of a run to the next. */
const readsKept = 5_000

interface QuerySearch extends ContextSearch {
  readonly query: string
}

/** The city only matters to rooms without a location. */
async function contextSearch(places: SearchPlaces, query: string, room: SoughtRoom): Promise<QuerySearch> {
  const search = searchOfQuery(query)
  if (room.public_latitude === null) return { query, search, context: await searchContext(places, search) }
  return { query, search, context: { city: null, journey: await journeyOf(places, search) } }
}

type KeptReads = LRUCache<string, { readonly search: QuerySearch | null }>

const newReads = (): KeptReads => new LRUCache({ max: readsKept })

/** The searches that these queries mean; one that is no search any more is none. */
async function readSearches(
  places: SearchPlaces,
  room: SoughtRoom,
  queries: Iterable<string>,
  kept: KeptReads,
): Promise<QuerySearch[]> {
  const searches: QuerySearch[] = []
  let reads = 0
  for (const query of new Set(queries)) {
    const key = `${room.public_latitude === null} ${query}`
    let read = kept.get(key)
    if (!read) {
      // Requests of people go first.
      if (++reads % readAtOnce === 0) await setImmediate()
      read = { search: await contextSearch(places, query, room).catch(() => null) }
      kept.set(key, read)
    }
    if (read.search) searches.push(read.search)
  }
  return searches
}

const queriesOf = (searches: readonly QuerySearch[]) => new Set(searches.map(({ query }) => query))

/** Which of these stored searches find the room. */
export async function queriesFinding(
  db: Database,
  places: SearchPlaces,
  room: SoughtRoom,
  queries: Iterable<string>,
  kept = newReads(),
): Promise<Set<string>> {
  return queriesOf(await searchesFinding(db, room, await readSearches(places, room, queries, kept)))
}

/** Which of these searches, whose columns found the room, look where it is. */
async function queriesReaching(
  places: SearchPlaces,
  room: SoughtRoom,
  queries: Iterable<string>,
  kept: KeptReads,
): Promise<Set<string>> {
  const searches = await readSearches(places, room, queries, kept)
  return queriesOf(searches.filter((search) => !isBeyond(search, room)))
}

interface Run extends MatchNeeds {
  readonly kept: KeptReads
}

/** The alerts that find a room among those whose columns do not say all that they ask. */
async function askUndecided(trx: Database, { places, kept }: Run, match: RoomToMatch): Promise<string[]> {
  const asked: string[] = []
  let after: string | null = null
  do {
    const page = await findUndecided(trx, match, { after, limit: askedAtOnce })
    const [placed, whole] = [new Set<string>(), new Set<string>()]
    for (const { query, exact_but_place } of page)
      (exact_but_place && match.room.public_latitude !== null ? placed : whole).add(query)
    const reaching = await queriesReaching(places, match.room, placed, kept)
    const finding = await queriesFinding(trx, places, match.room, whole, kept)
    const found = new Set([...reaching, ...finding])
    asked.push(...page.filter(({ query }) => found.has(query)).map(({ id }) => id))
    after = page.length < askedAtOnce ? null : (page.at(-1)?.id ?? null)
  } while (after !== null)
  return asked
}

/** Compares one queued room with the alerts. False when none waits. A crash in the middle leaves it queued. */
function matchOne(
  run: Run,
  now: Date,
  failed: readonly number[],
  take: (id: number) => void,
): Promise<boolean> {
  return run.db.transaction().execute(async (trx) => {
    const queued = await takeQueuedRoom(trx, failed)
    if (!queued) return false
    take(queued.id)
    const room = await findMatchedRoom(trx, queued.room_id)
    if (!room) return true
    if (room.public_latitude === null) await nameCityOf(trx, run.places.directory, room)
    const match = { room, savedBefore: queued.queued_at }
    const asked = await askUndecided(trx, run, match)
    await lockMatches(trx)
    await insertMatches(trx, match, asked, queued.rent_fell, dueTimes(now))
    return true
  })
}

/** Compares all queued rooms with the alerts (alerts.matching-queued); gives their number. */
export function matchQueuedRooms(needs: MatchNeeds, now = new Date()): Promise<number> {
  const run = { ...needs, kept: newReads() }
  return emptyQueue<number>((failed, take) => matchOne(run, now, failed, take))
}
