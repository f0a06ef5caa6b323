import { countedTo } from '@basera/roommates/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Criteria } from './criteria.ts'
import { type Area, distanceTo, vector, vectorOf } from './distance.queries.ts'
import { driverOf, type Finding, hasEnded, located, type Match } from './finder.ts'
import { leastKey, newest, type SortKey } from './order.queries.ts'
import { every } from './text-index.queries.ts'
import { findAllMatches, nothing, type WalkResult, walk } from './walk.queries.ts'

const everything = sql`true`

/** The index orders by straight lines: only rows clearly nearer than the farthest one read are certain. */
const clearUpTo = (criteria: Criteria, walked: WalkResult) =>
  hasEnded(criteria, walked) ? Number.POSITIVE_INFINITY : walked.greatest * (1 - 1e-9)

interface SegmentMatches {
  readonly hits: readonly SortKey[]
  readonly total: number | null
}

async function findLocated(
  db: Database,
  criteria: Criteria,
  area: Area,
  keep: RawBuilder<unknown>,
  limit: number,
): Promise<SegmentMatches & { readonly walked: WalkResult }> {
  const key = distanceTo(area)
  const along = sql`${vector} <-> ${vectorOf(area)}`
  const start = sql`l.public_latitude IS NOT NULL`
  const walked = await walk(db, criteria, { start, along, key, keyOfAll: true, keep, order: leastKey }, limit)
  const clear = clearUpTo(criteria, walked)
  const hits = walked.hits.filter((hit) => hit.key < clear)
  if (clear > area.radiusKm) return { walked, hits, total: walked.matched }
  if (hits.length >= limit) return { walked, hits, total: null }
  const all = { criteria, driver: driverOf(criteria, walked), segment: 'located' } as const
  const { hits: first, found } = await findAllMatches(db, all, { key, keep, order: leastKey }, limit)
  return { walked, hits: first, total: found }
}

/** A walk is likely to find the first page. */
const frequent = 0.01

/** The newest after a sort key; `walked` is of those with a location. */
async function findUnlocated(
  db: Database,
  criteria: Criteria,
  walked: WalkResult,
  after: SortKey | null,
  limit: number,
): Promise<SegmentMatches> {
  const key = sql`0`
  const later = after ? newest.after(after) : everything
  const isRare = criteria.words !== null && walked.matched < frequent * walked.walked
  if (!isRare) {
    const start = every([sql`l.public_latitude IS NULL`, later])
    const wanted = { start, along: newest.by, key, keep: everything, order: newest }
    const newestRows = await walk(db, criteria, wanted, limit)
    const ended = hasEnded(criteria, newestRows)
    if (ended || newestRows.hits.length >= limit) {
      const isKnown = (ended && !after) || newestRows.matched > countedTo
      return { hits: newestRows.hits, total: isKnown ? newestRows.matched : null }
    }
  }
  const all = { criteria, driver: driverOf(criteria, walked), segment: 'unlocated' } as const
  const { hits, found } = await findAllMatches(db, all, { key, keep: later, order: newest }, limit)
  return { hits, total: found }
}

const unlocated = (keys: readonly SortKey[]): Match[] => keys.map((key) => ({ ...key, segment: 'unlocated' }))

/** Matches without a location come last (roommates.search-unlocated). */
export async function findByDistance(
  db: Database,
  criteria: Criteria,
  area: Area,
  after: Match | null,
  limit: number,
): Promise<Finding> {
  if (after?.segment === 'unlocated') {
    const rest = await findUnlocated(db, criteria, nothing, after, limit)
    return { matches: unlocated(rest.hits), walked: nothing, total: null }
  }
  const near = await findLocated(db, criteria, area, after ? leastKey.after(after) : everything, limit)
  const { walked } = near
  const missing = limit - near.hits.length
  if (missing <= 0) return { matches: located(near.hits), walked, total: null }
  const rest = await findUnlocated(db, criteria, walked, null, missing)
  const total = near.total === null || rest.total === null ? null : near.total + rest.total
  return { matches: [...located(near.hits), ...unlocated(rest.hits)], walked, total }
}
