import { countedTo } from '@basera/roommates/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Driver } from './conditions.queries.ts'
import type { Criteria } from './criteria.ts'
import { driverOf, type Finding, hasEnded, located } from './finder.ts'
import { mostPoints, newest, older, type SortKey } from './order.queries.ts'
import { mayExceed, scoreFromPoints, scoreOf } from './score.queries.ts'
import { fewTags, findTagsWith, hasTrigram, isFoundByFields, isLevel } from './text-index.queries.ts'
import { findAllMatches, type WalkResult, walk } from './walk.queries.ts'
import type { Words } from './words.ts'

const everything = sql`true`

/** The newest rows, or those older than a sort key. */
function walkNewest(
  db: Database,
  criteria: Criteria,
  key: RawBuilder<unknown>,
  { from, keep }: { readonly from: SortKey | null; readonly keep: RawBuilder<unknown> },
  limit: number,
): Promise<WalkResult> {
  const start = from ? older(from) : everything
  return walk(db, criteria, { start, along: newest.by, key, keep, order: mostPoints }, limit)
}

async function driverAbove(db: Database, words: Words, score: number): Promise<Driver> {
  if (!isFoundByFields(score, words) || !words.words.some(hasTrigram)) return { above: score }
  const tags = await findTagsWith(db, words, fewTags + 1)
  return tags.length > fewTags ? { above: score } : { above: score, tags: tags.map(({ tag }) => tag) }
}

/**
 * Scores to try before the bound, from the best rows of the walk: about a hundred of 200,000 rows have as many points
 * as the best of 2,000. Several short words are in most marks, so for them what exceeds the best comes first.
 */
function likelyScores(hits: readonly SortKey[], bound: SortKey, { words }: Words): number[] {
  const isShort = words.length > 1 && !words.some(hasTrigram)
  const best = hits[0]?.key ?? bound.key
  const fifth = hits[4]?.key ?? bound.key
  const scores = [...(isShort && isLevel(best) ? [best] : []), best - 1, fifth - 1]
  return scores.filter((score) => score > bound.key)
}

/** The walk's last hit is a `bound`: rows with more points come from the index, equal ones from the walk. */
async function findAboveBound(
  db: Database,
  criteria: Criteria,
  words: Words,
  { walked, bound }: { readonly walked: WalkResult; readonly bound: SortKey },
  { after, limit }: { readonly after: SortKey | null; readonly limit: number },
): Promise<Finding> {
  const beyond = after ? mostPoints.after(after) : everything
  const findAbove = async (score: number) =>
    findAllMatches(
      db,
      { criteria, driver: await driverAbove(db, words, score), limits: [mayExceed(words, score)] },
      {
        key: scoreFromPoints(words),
        keep: sql`key > ${score}::integer AND ${beyond}`,
        order: mostPoints,
      },
      limit,
    )
  const finding = (hits: readonly SortKey[], kept: number): Finding => ({
    matches: located(hits.slice(0, limit)),
    walked,
    total: kept > countedTo ? kept : null,
  })
  for (const score of likelyScores(walked.hits, bound, words)) {
    const { hits, kept } = await findAbove(score)
    if (hits.length >= limit) return finding(hits, kept)
  }
  const { hits, kept } = await findAbove(bound.key)
  return finding([...hits, ...walked.hits.filter((hit) => hit.key === bound.key)], kept)
}

/**
 * roommates.search-relevance. A walk over the newest rows gives a bound for {@link findAboveBound}. With a common text
 * thousands of rows are equal, so a page first continues among the equals of the last.
 */
export async function findByRelevance(
  db: Database,
  criteria: Criteria,
  words: Words,
  after: SortKey | null,
  limit: number,
): Promise<Finding> {
  const key = scoreOf(words)
  const equal = sql`key = ${after?.key ?? 0}::integer`
  const equals = after && (await walkNewest(db, criteria, key, { from: after, keep: equal }, limit))
  if (equals && equals.hits.length >= limit)
    return { matches: located(equals.hits), walked: equals, total: null }
  const known = equals?.hits ?? []
  const less = after ? sql`key < ${after.key}::integer` : everything
  const missing = limit - known.length
  const walked = await walkNewest(db, criteria, key, { from: null, keep: less }, missing)
  if (hasEnded(criteria, walked))
    return { matches: located([...known, ...walked.hits]), walked, total: walked.matched }
  const bound = walked.hits[missing - 1]
  if (bound) return findAboveBound(db, criteria, words, { walked, bound }, { after, limit })
  const all = { criteria, driver: driverOf(criteria, walked) }
  const keep = after ? mostPoints.after(after) : everything
  const { hits, found } = await findAllMatches(db, all, { key, keep, order: mostPoints }, limit)
  return { matches: located(hits), walked, total: found }
}
