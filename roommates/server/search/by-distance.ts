import { countedTo } from '@basera/roommates/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Criteria } from './criteria.ts'
import { type Area, distanceTo, vector, vectorOf } from './distance.ts'
import { driverOf, type Finding, hasEnded, type Match, placed } from './finder.ts'
import { lookAtAll, type Seen, walk } from './look.ts'
import { leastKey, newest, type Place } from './order.ts'
import { every } from './text-index.ts'

const everything = sql<boolean>`true`

const nothing: Seen = { walked: 0, passed: 0, contained: 0, matched: 0, greatest: 0, hits: [] }

/**
 * The index walks by straight-line distance, whose last digits may differ from the great circle's: only what is clearly
 * nearer than the farthest row seen counts.
 */
const clearUpTo = (criteria: Criteria, seen: Seen) =>
  hasEnded(criteria, seen) ? Number.POSITIVE_INFINITY : seen.greatest * (1 - 1e-9)

/** The first matches of one side, and how many that side has, where that is known by now, or more than are counted. */
interface Side {
  readonly seen: Seen
  readonly hits: readonly Place[]
  readonly total: number | null
}

async function nearest(
  db: Database,
  criteria: Criteria,
  area: Area,
  keep: RawBuilder<boolean>,
  limit: number,
): Promise<Side> {
  const key = distanceTo(area)
  const asked = { along: sql`${vector} <-> ${vectorOf(area)}`, key, keyOfAll: true, keep, order: leastKey }
  const seen = await walk(db, criteria, { ...asked, start: sql`l.public_latitude IS NOT NULL` }, limit)
  const clear = clearUpTo(criteria, seen)
  const hits = seen.hits.filter((hit) => hit.key < clear)
  if (clear > area.radiusKm) return { seen, hits, total: seen.matched }
  if (hits.length >= limit) return { seen, hits, total: null }
  const all = { criteria, driver: driverOf(criteria, seen), segment: 'placed' } as const
  const found = await lookAtAll(db, all, { key, keep, order: leastKey }, limit)
  return { seen, hits: found.hits, total: found.found }
}

/** Matches so frequent that the first page is likely to be among the rows of a walk. */
const frequent = 0.01

/** Those without a distance after a place, the newest first. */
async function nowhere(
  db: Database,
  criteria: Criteria,
  { seen, after, limit }: { readonly seen: Seen; readonly after: Place | null; readonly limit: number },
): Promise<Omit<Side, 'seen'>> {
  const key = sql<number>`0`
  const later = after ? newest.after(after) : everything
  const isRare = criteria.words !== null && seen.matched < frequent * seen.walked
  if (!isRare) {
    const start = every([sql`l.public_latitude IS NULL`, later])
    const asked = { start, along: newest.by, key, keep: everything, order: newest }
    const walked = await walk(db, criteria, asked, limit)
    const ended = hasEnded(criteria, walked)
    if (ended || walked.hits.length >= limit) {
      const isKnown = (ended && !after) || walked.matched > countedTo
      return { hits: walked.hits, total: isKnown ? walked.matched : null }
    }
  }
  const all = { criteria, driver: driverOf(criteria, seen), segment: 'nowhere' } as const
  const { hits, found } = await lookAtAll(db, all, { key, keep: later, order: newest }, limit)
  return { hits, total: found }
}

const unplaced = (places: readonly Place[]): Match[] =>
  places.map((place) => ({ ...place, segment: 'nowhere' }))

/** The first `limit` matches by distance, then those without one (marketplace 5, decisions 7). */
export async function findByDistance(
  db: Database,
  criteria: Criteria,
  area: Area,
  after: Match | null,
  limit: number,
): Promise<Finding> {
  if (after?.segment === 'nowhere') {
    const rest = await nowhere(db, criteria, { seen: nothing, after, limit })
    return { matches: unplaced(rest.hits), seen: nothing, total: null }
  }
  const near = await nearest(db, criteria, area, after ? leastKey.after(after) : everything, limit)
  const { seen } = near
  const missing = limit - near.hits.length
  if (missing <= 0) return { matches: placed(near.hits), seen, total: null }
  const rest = await nowhere(db, criteria, { seen, after: null, limit: missing })
  const total = near.total === null || rest.total === null ? null : near.total + rest.total
  return { matches: [...placed(near.hits), ...unplaced(rest.hits)], seen, total }
}
