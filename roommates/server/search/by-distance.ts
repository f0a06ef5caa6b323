import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Criteria } from './criteria.ts'
import { type Area, distanceTo, foundWithinRadius, vector, vectorOf } from './distance.ts'
import { driverOf, type Finding, hasEnded, type Match, placed } from './finder.ts'
import { lookAtAll, type Seen, walk } from './look.ts'
import { leastKey, newest, type Place } from './order.ts'

const everything = sql<boolean>`true`
const isPlaced = sql<boolean>`l.public_latitude IS NOT NULL`
const isNowhere = sql<boolean>`l.public_latitude IS NULL`

const nothing: Seen = { walked: 0, passed: 0, contained: 0, matched: 0, greatest: 0, hits: [] }

/**
 * The index walks by straight-line distance, whose last digits may differ from the great circle's: only what is clearly
 * nearer than the farthest row seen counts.
 */
const clearUpTo = (criteria: Criteria, seen: Seen) =>
  hasEnded(criteria, seen) ? Number.POSITIVE_INFINITY : seen.greatest * (1 - 1e-9)

async function nearest(
  db: Database,
  criteria: Criteria,
  area: Area,
  keep: RawBuilder<boolean>,
  limit: number,
): Promise<{ seen: Seen; hits: readonly Place[] }> {
  const key = distanceTo(area)
  const along = sql`${vector} <-> ${vectorOf(area)}`
  const seen = await walk(
    db,
    criteria,
    { start: isPlaced, along, key, keyOfAll: true, keep, order: leastKey },
    limit,
  )
  const clear = clearUpTo(criteria, seen)
  const hits = seen.hits.filter((hit) => hit.key < clear)
  if (hits.length >= limit || clear > area.radiusKm) return { seen, hits }
  const all = { criteria, driver: driverOf(criteria, seen), limits: [isPlaced, foundWithinRadius(area)] }
  return { seen, hits: (await lookAtAll(db, all, { key, keep, order: leastKey }, limit)).hits }
}

/** Those without a distance, the newest first. */
async function nowhere(
  db: Database,
  criteria: Criteria,
  keep: RawBuilder<boolean>,
  limit: number,
): Promise<Match[]> {
  const all = { criteria, driver: 'filters', limits: [isNowhere] } as const
  const { hits } = await lookAtAll(db, all, { key: sql<number>`0`, keep, order: newest }, limit)
  return hits.map((place) => ({ ...place, segment: 'nowhere' }))
}

/** The first `limit` matches by distance, then those without one (marketplace 5, decisions 7). */
export async function findByDistance(
  db: Database,
  criteria: Criteria,
  area: Area,
  after: Match | null,
  limit: number,
): Promise<Finding> {
  if (after?.segment === 'nowhere') {
    const matches = await nowhere(db, criteria, newest.after(after), limit)
    return { matches, seen: nothing, total: null }
  }
  const keep = after ? leastKey.after(after) : everything
  const { seen, hits } = await nearest(db, criteria, area, keep, limit)
  const missing = limit - hits.length
  const rest = missing > 0 ? await nowhere(db, criteria, everything, missing) : []
  return { matches: [...placed(hits), ...rest], seen, total: null }
}
