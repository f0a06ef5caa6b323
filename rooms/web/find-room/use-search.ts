import { defaultRoomSort, noRoomFilters, type RoomFilters } from '@basera/rooms/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetListing, historyKey } from './kept-listings.ts'
import { addressOfFilters } from './search-address.ts'

export interface Search {
  /** What the fields say; the address follows when the person searches. */
  readonly draft: RoomFilters
  /** Changes fields without searching. */
  change(patch: Partial<RoomFilters>): void
  /** Searches for what the fields say, changed by `patch`. */
  run(patch?: Partial<RoomFilters>): void
  /** Empties all fields and searches. */
  clear(): void
  /** Asks the server for the search in the address once more. */
  retry(): void
}

/** Without a point there is no distance to sort by (marketplace 2). */
export function fitting(filters: RoomFilters): RoomFilters {
  return filters.sort === 'distance' && !filters.point ? { ...filters, sort: defaultRoomSort } : filters
}

/** The search being put together on the screen, and the ways to start it. */
export function useSearch(filters: RoomFilters): Search {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(filters)
  const [inAddress, setInAddress] = useState(filters)
  if (inAddress !== filters) {
    setInAddress(filters)
    setDraft(filters)
  }
  const go = (next: RoomFilters, replace: boolean) => {
    forgetListing(historyKey())
    void navigate(addressOfFilters(next), { replace, preventScrollReset: true })
  }
  const start = (next: RoomFilters) => {
    setDraft(next)
    go(next, false)
  }
  return {
    draft,
    change: (patch) => setDraft((old) => fitting({ ...old, ...patch })),
    run: (patch) => start(fitting({ ...draft, ...patch })),
    clear: () => start(noRoomFilters),
    retry: () => go(filters, true),
  }
}
