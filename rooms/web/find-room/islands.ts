import { island } from '@basera/platform/web/islands'

/** The form of desktops: a plain form until someone turns to it, which phones never do. */
export const SearchForm = island(
  () => import('./form/room-search-form.tsx').then((module) => module.RoomSearchForm),
  'interaction',
)

/** The search of phones, in short. */
export const SearchPill = island(
  () => import('./form/room-search-pill.tsx').then((module) => module.RoomSearchPill),
  'interaction',
)

/** The rooms: links, until the list is to change. */
export const Results = island(
  () => import('./results/room-results.tsx').then((module) => module.RoomResults),
  'control',
)

/** Fetches what a navigation to the search shows: `wide` screens have the form, others the pill. */
export const loadSearchIslands = (wide: boolean) =>
  Promise.all([Results.load(), wide ? SearchForm.load() : SearchPill.load()])

if (import.meta.env.SSR) await Promise.all([SearchForm.load(), SearchPill.load(), Results.load()])
