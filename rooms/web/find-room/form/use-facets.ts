import { useApi } from '@basera/platform/web'
import { type RoomCalls, type RoomFacets, type RoomFilters, roomFacetQuery } from '@basera/rooms/contract'
import { useEffect, useRef, useState } from 'react'
import { tidy } from '../search-address.ts'

/** Milliseconds without a change before a search is counted, so that typing does not count each letter. */
const restMs = 120
/** Milliseconds until a count that is not there yet counts as slow. */
const slowMs = 300

export interface FoundFacets {
  /** Of the search last counted; null before the first. */
  readonly facets: RoomFacets | null
  readonly stage: 'busy' | 'slow' | 'done' | 'failed'
}

/** Counts what a search finds, anew with each change (rooms.search-facets, rooms.search-show). */
export function useFacets(search: RoomFilters): FoundFacets {
  const api = useApi<RoomCalls>()
  const call = useRef(api)
  call.current = api
  const [found, setFound] = useState<FoundFacets>({ facets: null, stage: 'busy' })
  const asked = JSON.stringify(roomFacetQuery(tidy(search)))
  useEffect(() => {
    const query = JSON.parse(asked)
    const stop = new AbortController()
    const turn = (stage: FoundFacets['stage'], facets?: RoomFacets) => {
      if (!stop.signal.aborted) setFound((before) => ({ facets: facets ?? before.facets, stage }))
    }
    const rest = setTimeout(() => {
      turn('busy')
      call.current('GET /api/rooms/facets', { query }, { signal: stop.signal }).then(
        (facets) => {
          clearTimeout(slow)
          turn('done', facets)
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
