import type { Page } from '@basera/platform/contract'
import { cursorCodec, microseconds, searchFingerprint, takePage } from '@basera/platform/server/search'
import {
  countedTo,
  type GroupCard,
  type GroupSearch,
  roommateSearchSentences,
} from '@basera/roommates/contract'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { presentCityName } from '../search/city-names.ts'
import { countGroups, findGroupIds } from './group-search.queries.ts'
import { findGroups } from './groups.queries.ts'
import { canBeSeen, presentCard } from './show-group.ts'

const parts = z.tuple([microseconds, z.guid(), z.int().min(0).max(countedTo), z.boolean()])
const codec = cursorCodec(parts, roommateSearchSentences.foreignCursor)

/** A page of groups that `viewerId` may see, the newest first (roommates.group-search). Throws `validation_failed`. */
export async function searchGroups(
  db: Database,
  viewerId: string,
  search: GroupSearch,
): Promise<Page<GroupCard>> {
  const list = `groups ${searchFingerprint(search)}`
  const cursor = codec.decode(list, search.cursor)
  const criteria = {
    viewerId,
    seeks: search.seeks ?? null,
    place: search.place ? presentCityName(search.place) : null,
  }
  const after = cursor && { micros: cursor[0], id: cursor[1] }
  const read = await findGroupIds(db, criteria, after, search.limit + 1)
  const counted = cursor ? null : ((await countGroups(db, criteria, countedTo + 1))?.found ?? 0)
  const total = cursor ? cursor[2] : Math.min(counted ?? 0, countedTo)
  const isExact = cursor ? cursor[3] : (counted ?? 0) <= countedTo
  const { rows, nextCursor } = takePage(read, search.limit, ({ micros, id }) =>
    codec.encode(list, [micros, id, total, isExact]),
  )
  const ids = rows.map(({ id }) => id)
  const groups = new Map(
    (ids.length > 0 ? await findGroups(db, ids, viewerId) : []).map((row) => [row.id, row]),
  )
  const items = ids.flatMap((id) => {
    const row = groups.get(id)
    // Somebody may have left since the ids were read.
    return row && canBeSeen(row) ? [presentCard(row)] : []
  })
  return { items, total, total_is_exact: isExact, next_cursor: nextCursor }
}
