import { useApi } from '@basera/platform/web'
import { type RoomCalls, type RoomFilters, type RoomPage, roomSearchQuery } from '@basera/rooms/contract'
import { useEffect, useRef, useState } from 'react'
import { tidy } from '../search-address.ts'

/** Milliseconds without a change before a search is counted, so that typing does not count each letter. */
const restMs = 120
/** Milliseconds until a count that is not there yet counts as slow. */
const slowMs = 300

type Count = Pick<RoomPage, 'total' | 'total_is_exact'>

export interface FoundCount {
  /** Of the search last counted; null before the first. */
  readonly count: Count | null
  readonly stage: 'busy' | 'slow' | 'done' | 'failed'
}

/** Counts what a search finds, anew with each change (rooms.search-show). */
export function useFoundCount(search: RoomFilters): FoundCount {
  const api = useApi<RoomCalls>()
  const call = useRef(api)
  call.current = api
  const [found, setFound] = useState<FoundCount>({ count: null, stage: 'busy' })
  const asked = JSON.stringify(roomSearchQuery(tidy(search), { limit: 1 }))
  useEffect(() => {
    const query = JSON.parse(asked)
    const stop = new AbortController()
    const turn = (stage: FoundCount['stage'], count?: Count) => {
      if (!stop.signal.aborted) setFound((before) => ({ count: count ?? before.count, stage }))
    }
    const rest = setTimeout(() => {
      turn('busy')
      call.current('GET /api/rooms', { query }, { signal: stop.signal }).then(
        (page) => {
          clearTimeout(slow)
          turn('done', page)
        },
        () => {
          clearTimeout(slow)
          turn('failed')
        },
      )
    }, restMs)
    const slow = setTimeout(() => turn('slow'), slowMs)
    return () => {
      stop.abort()
      clearTimeout(rest)
      clearTimeout(slow)
    }
  }, [asked])
  return found
}
