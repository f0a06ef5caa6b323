import { island } from '@basera/platform/web/islands'

/** The desktop form; plain until someone uses it, which phones never do. */
export const SearchForm = island(
  () => import('./form/room-search-form.tsx').then((module) => module.RoomSearchForm),
  'interaction',
)

export const SearchPill = island(
  () => import('./form/room-search-pill.tsx').then((module) => module.RoomSearchPill),
  'interaction',
)

/** The rooms: links until the list changes. */
export const Results = island(
  () => import('./results/room-results.tsx').then((module) => module.RoomResults),
  'control',
)

/** Loads what a navigation to the search shows: the form if `wide`, else the pill. */
export const loadSearchIslands = (wide: boolean) =>
  Promise.all([Results.load(), wide ? SearchForm.load() : SearchPill.load()])

if (import.meta.env.SSR) await Promise.all([SearchForm.load(), SearchPill.load(), Results.load()])
