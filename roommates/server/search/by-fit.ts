import { defaultRadiusKm } from '@basera/places/contract'
import { countedTo } from '@basera/roommates/contract'
import type { Database } from '../database.ts'
import { findByColumn } from './by-column.queries.ts'
import type { Criteria } from './criteria.ts'
import type { Area } from './distance.queries.ts'
import type { Finding, Match } from './finder.ts'
import { type Best, countInIndex, findBest, findNear, needsRow, type OwnSide } from './fit-order.queries.ts'
import { nothing } from './walk.queries.ts'

/** Who searches by fit, and where they look themselves. */
export interface Searcher extends OwnSide {
  readonly place: Point | null
}

interface Point {
  readonly lat: number
  readonly lng: number
}

const micro = 1e6

/** Around a place so many km hold enough people of a large city; where not, one look farther is tried before the whole area. */
const firstLookKm = 8
const looks = 2
/** To find enough, not nearly enough: people live less densely farther out. */
const spare = 2
/** Of a radius, from which on a look short of it saves too little to be tried. */
const nearlyAll = 0.7

/**
 * The first of the nearest matches. Counting all of an area costs more the larger its city is, so a look at the middle comes
 * first. What the search index finds takes as long for a part of an area as for all of it.
 */
async function findFirst(
  db: Database,
  criteria: Criteria,
  place: Area,
  side: OwnSide,
  limit: number,
): Promise<Best> {
  const { nearest } = criteria
  let radiusKm = firstLookKm
  for (let look = 0; look < looks && !needsRow(criteria) && radiusKm < nearlyAll * place.radiusKm; look++) {
    const best = await findBest(db, criteria, { ...place, radiusKm }, side, { limit, least: nearest })
    if (best.found >= nearest) return best
    // As many in each square km.
    radiusKm *= Math.sqrt((spare * nearest) / best.found)
  }
  return findBest(db, criteria, place, side, { limit, least: 0 })
}

/** Of the newest people: few near ones mostly mean that matches are rare, and a longer walk for nothing. */
const othersWalked = 1000

/** With so many matches around a place there are likely more in all places than are counted. */
const likelyMany = 50
const peopleCounted = 40_000

/** Where it is known without counting all matches by keys, of which those of common filters are long. */
async function totalOf(
  db: Database,
  criteria: Criteria,
  { found, near }: Best,
  others: number | null,
): Promise<number | null> {
  if (found > countedTo) return found
  if (others !== null) return near + others
  const { area, organization, location } = criteria
  // Texts have an index of their own that counts quickly.
  if (area || organization || location || needsRow(criteria) || found < likelyMany) return null
  const counted = await countInIndex(db, criteria, countedTo + 1, peopleCounted)
  return counted > countedTo ? counted : null
}

/**
 * The nearest matches in order of fit, then all others as the newest come (roommates.fit-order). A cursor holds how far the
 * nearest reach, in millionths of a km: people who come and go do not move it.
 */
export async function findByFit(
  db: Database,
  criteria: Criteria,
  { place: own, ...side }: OwnSide & { readonly place: Point },
  after: Match | null,
  limit: number,
): Promise<Finding> {
  const place = criteria.area ?? { ...own, radiusKm: defaultRadiusKm }
  const within = (reach: number) => ({ ...place, radiusKm: reach / micro })
  const findOthers = async (reach: number, last: Match | null, missing: number) => {
    const others = {
      ...criteria,
      beyond: within(reach),
      stride: Math.min(criteria.stride, othersWalked),
    }
    const { matches, total } = await findByColumn(db, others, 'newest', last, missing)
    const asOthers = (match: Match): Match => ({ ...match, key: reach, segment: 'others' })
    return { matches: matches.map(asOthers), total }
  }
  if (after?.segment === 'others')
    return { ...(await findOthers(after.key, after, limit)), walked: nothing, total: null }
  const first = after ? null : await findFirst(db, criteria, place, side, limit)
  const micros = first?.micros ?? after?.micros ?? 0
  const found = after ? await findNear(db, criteria, within(micros), side, after, limit) : (first?.hits ?? [])
  const near = found.map((hit): Match => ({ ...hit, micros, segment: 'fit' }))
  const others = near.length < limit ? await findOthers(micros, null, limit - near.length) : null
  return {
    matches: [...near, ...(others?.matches ?? [])],
    walked: nothing,
    total: first && (await totalOf(db, criteria, first, others?.total ?? null)),
  }
}
