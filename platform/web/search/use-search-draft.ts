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

/** What the fields say and, while a search started here is under way, what it asked for. */
export interface DraftState<Filters> {
  readonly draft: Filters
  readonly asked: Filters | null
}

/**
 * The fields once the page's address has come to say `filters`. A field changed since its own search began keeps
 * what was typed; any other address, such as after Back, replaces all fields.
 */
export function draftOfAddress<Filters extends object>(
  { draft, asked }: DraftState<Filters>,
  filters: Filters,
  addressOf: (filters: Filters) => string,
): DraftState<Filters> {
  if (!asked || addressOf(asked) !== addressOf(filters)) return { draft: filters, asked: null }
  const isTyped = (name: string) => draft[name as keyof Filters] !== asked[name as keyof Filters]
  const typed = Object.entries(draft).filter(([name]) => isTyped(name))
  return { draft: { ...filters, ...Object.fromEntries(typed) }, asked: null }
}

/** Holds the draft of the search in the page's address. */
export function useSearchDraft<Filters extends object>({
  filters,
  none,
  addressOf,
  tidy,
  fit = (draft) => draft,
}: SearchDraftOptions<Filters>): SearchDraft<Filters> {
  const navigate = useNavigate()
  const [state, setState] = useState<DraftState<Filters>>({ draft: filters, asked: null })
  const [inAddress, setInAddress] = useState(filters)
  if (inAddress !== filters) {
    setInAddress(filters)
    setState(draftOfAddress(state, filters, addressOf))
  }
  const { draft } = state
  const start = (next: Filters) => {
    setState({ draft: next, asked: next })
    void navigate(addressOf(next), { preventScrollReset: true })
  }
  return {
    draft,
    change: (patch) => setState((before) => ({ ...before, draft: fit({ ...before.draft, ...patch }) })),
    run: (patch) => start(tidy(fit({ ...draft, ...patch }))),
    clear: () => start(none),
  }
}
