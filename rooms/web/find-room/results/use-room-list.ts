import { useApi } from '@basera/platform/web'
import { keepLatest, useQueryClient } from '@basera/platform/web/queries'
import { type SearchList, useSearchList } from '@basera/platform/web/search'
import { firstPageSize, pageSize, type RoomCalls, roomSearchQuery } from '@basera/rooms/contract'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { ShownPage, ShownRoom } from '../../card/shown-room.ts'
import type { FindRoomData } from '../find-room-data.ts'
import { addressOfFilters } from '../search-address.ts'
import type { ServedSearch } from './served-search.ts'

export type RoomList = SearchList<ShownRoom, ShownPage>

/** Earlier lists kept for Back and Forward. */
const keptLists = 10

const key = ['rooms', 'search']

const idOf = ({ id }: ShownRoom) => id

/** What the server rendered of this list or of the one shown before it. */
function servedPages({ data }: ServedSearch, isThis: boolean) {
  const { served } = data
  if (served === null || served === 'sign-in') return {}
  if (isThis) return { served: served === 'failed' ? served : { page: served } }
  return served === 'failed' ? {} : { servedBefore: served }
}

/**
 * Reads the rooms of a search in pages (rooms.search-pages). A history entry keeps its list, so that Back shows it as
 * it was left.
 */
export function useRoomList({ filters, cursor: firstCursor }: FindRoomData, served?: ServedSearch): RoomList {
  const api = useApi<RoomCalls>()
  const entry = useLocation().key
  const client = useQueryClient()
  const list = useSearchList<ShownRoom, ShownPage>({
    queryKey: [...key, entry, addressOfFilters(filters)],
    readPage(cursor, signal) {
      const query = roomSearchQuery(filters, { limit: cursor ? pageSize : firstPageSize, cursor })
      return api('GET /api/rooms', { query }, { signal })
    },
    idOf,
    firstCursor,
    keptMs: Number.POSITIVE_INFINITY,
    retries: false,
    ...(served && servedPages(served, served.entry === entry)),
  })
  const isDone = list.stage === 'done'
  useEffect(() => {
    if (isDone) keepLatest(client, key, keptLists)
  }, [client, isDone])
  return list
}
