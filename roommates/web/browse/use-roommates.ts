import { useSession } from '@basera/accounts/web'
import { useApi } from '@basera/platform/web'
import { type SearchList, useSearchList } from '@basera/platform/web/search'
import {
  firstPageSize,
  pageSize,
  type RoommateCalls,
  type RoommateCard,
  type RoommateFilters,
  roommateSearchQuery,
} from '@basera/roommates/contract'
import { prepareFit } from '../card/roommate-card.tsx'

/** Milliseconds that a list stays for Back; a fresh one would have moved. */
const keptMs = 5 * 60_000

export const idOf = ({ id }: RoommateCard) => id

/** Reads the profiles of a search in pages (roommates.search-pages). */
export function useRoommates(filters: RoommateFilters, address: string): SearchList<RoommateCard> {
  const api = useApi<RoommateCalls>()
  const userId = useSession().user?.id
  return useSearchList<RoommateCard>({
    queryKey: ['roommates', userId, 'search', address],
    readPage(cursor, signal) {
      prepareFit()
      const limit = cursor ? pageSize : firstPageSize
      return api('GET /api/roommates', { query: roommateSearchQuery(filters, { limit, cursor }) }, { signal })
    },
    idOf,
    keptMs,
    enabled: userId !== undefined,
  })
}
