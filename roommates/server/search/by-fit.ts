import { defaultRadiusKm } from '@basera/places/contract'
import { countedTo } from '@basera/roommates/contract'
import type { Database } from '../database.ts'
import { findByColumn } from './by-column.queries.ts'
import type { Criteria } from './criteria.ts'
import type { Finding, Match } from './finder.ts'
import { findNear, findReach, type OwnSide } from './fit-order.queries.ts'
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
  const findOthers = async (reach: number, last: Match | null, missing: number): Promise<Match[]> => {
    const others = { ...criteria, beyond: within(reach) }
    const { matches } = await findByColumn(db, others, 'newest', last, missing)
    return matches.map((match) => ({ ...match, key: reach, segment: 'others' }))
  }
  if (after?.segment === 'others')
    return { matches: await findOthers(after.key, after, limit), walked: nothing, total: null }
  const area = after ? null : await findReach(db, criteria, place)
  const reach = after ? after.micros : Math.ceil((area?.reach ?? 0) * micro)
  const found = await findNear(db, criteria, within(reach), side, after, limit)
  const near = found.map((hit): Match => ({ ...hit, micros: reach, segment: 'fit' }))
  const others = near.length < limit ? await findOthers(reach, null, limit - near.length) : []
  const total = area && area.found > countedTo ? area.found : null
  return { matches: [...near, ...others], walked: nothing, total }
}
