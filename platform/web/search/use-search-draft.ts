import { useState } from 'react'
import { useNavigate } from 'react-router'

export interface SearchDraft<Filters> {
  readonly draft: Filters
  change(patch: Partial<Filters>): void
  run(patch?: Partial<Filters>): void
  clear(): void
}

export interface SearchDraftOptions<Filters> {
  /** The search in the address; the fields follow it. */
  readonly filters: Filters
  readonly none: Filters
  readonly addressOf: (filters: Filters) => string
  readonly tidy: (filters: Filters) => Filters
  /** Resets fields that others make meaningless, with every change. */
  readonly fit?: (filters: Filters) => Filters
}

/** Holds the draft of the search in the page's address. */
export function useSearchDraft<Filters>({
  filters,
  none,
  addressOf,
  tidy,
  fit = (draft) => draft,
}: SearchDraftOptions<Filters>): SearchDraft<Filters> {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(filters)
  const [inAddress, setInAddress] = useState(filters)
  if (inAddress !== filters) {
    setInAddress(filters)
    setDraft(filters)
  }
  const start = (next: Filters) => {
    setDraft(next)
    void navigate(addressOf(next), { preventScrollReset: true })
  }
  return {
    draft,
    change: (patch) => setDraft((before) => fit({ ...before, ...patch })),
    run: (patch) => start(tidy(fit({ ...draft, ...patch }))),
    clear: () => start(none),
  }
}
