import { useState } from 'react'
import { useNavigate } from 'react-router'

/** The search being put together on the screen, and the ways to start it. */
export interface SearchDraft<Filters> {
  /** What the fields say; the address follows when the person searches. */
  readonly draft: Filters
  /** Changes fields without searching. */
  change(patch: Partial<Filters>): void
  /** Searches for what the fields say, changed by `patch`. */
  run(patch?: Partial<Filters>): void
  /** Empties all fields and searches. */
  clear(): void
}

export interface SearchDraftOptions<Filters> {
  /** The search in the page's address: whenever it changes, the fields say the same. */
  readonly filters: Filters
  readonly none: Filters
  readonly addressOf: (filters: Filters) => string
  /** Puts in order what was typed, before it is searched for. */
  readonly tidy: (filters: Filters) => Filters
  /** Replaces what other fields leave no meaning to, with every change; nothing unless given. */
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
