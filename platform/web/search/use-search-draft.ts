import { useReducer, useState } from 'react'
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

export interface DraftState<Filters> {
  readonly draft: Filters
  /** Searches started here that the page does not show yet, the newest last. */
  readonly asked: readonly Filters[]
}

/**
 * The fields once the page's address has come to say `filters`. A field changed since its own search began keeps
 * what was typed, and so do all while a later search is under way; any other address, such as after Back, replaces them.
 */
export function draftOfAddress<Filters extends object>(
  { draft, asked }: DraftState<Filters>,
  filters: Filters,
  addressOf: (filters: Filters) => string,
): DraftState<Filters> {
  const place = asked.findLastIndex((one) => addressOf(one) === addressOf(filters))
  const search = asked[place]
  if (!search) return { draft: filters, asked: [] }
  const later = asked.slice(place + 1)
  if (later.length > 0) return { draft, asked: later }
  const isTyped = (name: string) => draft[name as keyof Filters] !== search[name as keyof Filters]
  const typed = Object.entries(draft).filter(([name]) => isTyped(name))
  return { draft: { ...filters, ...Object.fromEntries(typed) }, asked: [] }
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
  // No useState: it may compute a change from a render that React gave up, which had no search under way any more.
  const [state, update] = useReducer(
    (before: DraftState<Filters>, next: (before: DraftState<Filters>) => DraftState<Filters>) => next(before),
    { draft: filters, asked: [] },
  )
  const [inAddress, setInAddress] = useState(filters)
  if (inAddress !== filters) {
    setInAddress(filters)
    update((before) => draftOfAddress(before, filters, addressOf))
  }
  const { draft } = state
  const start = (next: Filters) => {
    update(({ asked }) => ({ draft: next, asked: [...asked, next] }))
    void navigate(addressOf(next), { preventScrollReset: true })
  }
  return {
    draft,
    change: (patch) => update((before) => ({ ...before, draft: fit({ ...before.draft, ...patch }) })),
    run: (patch) => start(tidy(fit({ ...draft, ...patch }))),
    clear: () => start(none),
  }
}
