import { noRoommateFilters, type RoommateFilters, writeRoommateFilters } from '@basera/roommates/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { browsePath } from './browse-path.ts'
import { tidy } from './typed-filters.ts'

/** The search being put together on the screen, and the ways to start it. */
export interface Search {
  /** What the fields say; the address follows when the person searches. */
  readonly draft: RoommateFilters
  /** Changes fields without searching. */
  change(next: RoommateFilters): void
  /** Searches for what the fields say, or for `next`. */
  run(next?: RoommateFilters): void
  /** Empties all fields and searches. */
  clear(): void
}

/** The page's address for a search. */
export function addressOfFilters(filters: RoommateFilters): string {
  const params = writeRoommateFilters(filters)
  return params.size > 0 ? `${browsePath}?${params}` : browsePath
}

/** Follows the search of the address: whenever that changes, the fields say the same. */
export function useSearch(filters: RoommateFilters): Search {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(filters)
  const [inAddress, setInAddress] = useState(filters)
  if (inAddress !== filters) {
    setInAddress(filters)
    setDraft(filters)
  }
  const start = (next: RoommateFilters) => {
    setDraft(tidy(next))
    void navigate(addressOfFilters(tidy(next)), { preventScrollReset: true })
  }
  return {
    draft,
    change: setDraft,
    run: (next = draft) => start(next),
    clear: () => start(noRoommateFilters),
  }
}
