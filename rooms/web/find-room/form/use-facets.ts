import { useApi } from '@basera/platform/web'
import { type RoomCalls, type RoomFacets, type RoomFilters, roomFacetQuery } from '@basera/rooms/contract'
import { useEffect, useRef, useState } from 'react'
import { tidy } from '../search-address.ts'
import { facetRequests } from './facet-requests.ts'

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
  const [count] = useState(() =>
    facetRequests<NonNullable<Parameters<typeof api<'GET /api/rooms/facets'>>[1]['query']>>(
      (query, signal) => call.current('GET /api/rooms/facets', { query }, { signal }),
      (stage, facets) => setFound((before) => ({ facets: facets ?? before.facets, stage })),
    ),
  )
  useEffect(() => count(JSON.parse(asked)), [asked, count])
  return found
}
