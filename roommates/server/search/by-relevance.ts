import { countedTo } from '@basera/roommates/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Driver } from './conditions.ts'
import type { Criteria } from './criteria.ts'
import { driverOf, type Finding, hasEnded, placed } from './finder.ts'
import { lookAtAll, type Seen, walk } from './look.ts'
import { mostPoints, newest, older, type Place } from './order.ts'
import { mayExceed, scoreFromPoints, scoreOf } from './score.ts'
import { fewTags, fieldsTell, hasTrigram, isLevel, tagsWith } from './text-index.ts'
import type { Words } from './words.ts'

const everything = sql<boolean>`true`

/** Walks over the newest rows, or over those older than a place. */
function walkNewest(
  db: Database,
  criteria: Criteria,
  key: RawBuilder<number>,
  { from, keep }: { readonly from: Place | null; readonly keep: RawBuilder<boolean> },
  limit: number,
): Promise<Seen> {
  const start = from ? older(from) : everything
  return walk(db, criteria, { start, along: newest.by, key, keep, order: mostPoints }, limit)
}

/** What finds the matches with more points than `score`, out of those that pass the filters. */
async function driverAbove(db: Database, words: Words, score: number): Promise<Driver> {
  if (!fieldsTell(score, words) || !words.words.some(hasTrigram)) return { above: score }
  const { rows } = await sql<{ tag: string }>`${tagsWith(words)} LIMIT ${fewTags + 1}`.execute(db)
  return rows.length > fewTags ? { above: score } : { above: score, tags: rows.map(({ tag }) => tag) }
}

/**
 * The bound, and before it what the best rows seen have: about a hundred of 200,000 have as many points as the best of 2000,
 * which may be all that is needed; as many as the last of a page have thousands. Several words of a letter or two are in
 * most marks: of them first only what exceeds the best, where marks tell just that.
 */
function scoresToTry(hits: readonly Place[], bound: Place, { words }: Words): number[] {
  const isShort = words.length > 1 && !words.some(hasTrigram)
  const best = hits[0]?.key ?? bound.key
  const fifth = hits[4]?.key ?? bound.key
  const scores = [best - 1, fifth - 1].filter((score) => score > bound.key)
  return [...(isShort && isLevel(best) ? [best] : []), ...scores, bound.key]
}

/**
 * The first `limit` matches with the most points, the newest first among equals (marketplace 5). The newest rows give a
 * bound: so many of them have at least so many points that what has fewer is not among the first. Rows with more are read
 * by the index on marks; of those with just as many, the newest are known. A common text has thousands of rows with the
 * same points, so a page first goes on among the equals of the one before.
 */
export async function findByRelevance(
  db: Database,
  criteria: Criteria,
  words: Words,
  after: Place | null,
  limit: number,
): Promise<Finding> {
  const key = scoreOf(words)
  const equal = sql<boolean>`key = ${after?.key ?? 0}::integer`
  const equals = after && (await walkNewest(db, criteria, key, { from: after, keep: equal }, limit))
  if (equals && equals.hits.length >= limit)
    return { matches: placed(equals.hits), seen: equals, total: null }
  const known = equals?.hits ?? []
  const less = after ? sql<boolean>`key < ${after.key}::integer` : everything
  const missing = limit - known.length
  const seen = await walkNewest(db, criteria, key, { from: null, keep: less }, missing)
  if (hasEnded(criteria, seen))
    return { matches: placed([...known, ...seen.hits]), seen, total: seen.matched }
  const bound = seen.hits[missing - 1]
  if (bound) {
    const from = after ? mostPoints.after(after) : everything
    for (const score of scoresToTry(seen.hits, bound, words)) {
      const above = {
        criteria,
        driver: await driverAbove(db, words, score),
        limits: [mayExceed(words, score)],
      }
      const keep = sql<boolean>`key > ${score}::integer AND ${from}`
      const { hits, kept } = await lookAtAll(
        db,
        above,
        { key: scoreFromPoints(words), keep, order: mostPoints },
        limit,
      )
      const isBound = score === bound.key
      const rest = isBound ? seen.hits.filter((hit) => hit.key === bound.key) : []
      if (isBound || hits.length >= limit) {
        const matches = placed([...hits, ...rest].slice(0, limit))
        return { matches, seen, total: kept > countedTo ? kept : null }
      }
    }
  }
  const all = { criteria, driver: driverOf(criteria, seen) }
  const keep = after ? mostPoints.after(after) : everything
  const { hits, found } = await lookAtAll(db, all, { key, keep, order: mostPoints }, limit)
  return { matches: placed(hits), seen, total: found }
}
