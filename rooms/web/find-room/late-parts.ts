import { late } from '../late/late.tsx'

/** The form of desktops: a plain form until someone turns to it, which phones never do. */
export const SearchForm = late(
  () => import('./form/search-form.tsx').then((module) => module.SearchForm),
  'touched',
)

/** The search of phones, in short. */
export const SearchPill = late(
  () => import('./pill/search-pill.tsx').then((module) => module.SearchPill),
  'touched',
)

/** The rooms themselves: links, until the list changes. */
export const RoomCards = late(
  () => import('./cards/room-cards.tsx').then((module) => module.RoomCards),
  'never',
)

/** What is said instead of rooms. */
export const Trouble = late(() => import('./trouble/trouble.tsx').then((module) => module.Trouble), 'shown')

/** Has at hand what a navigation to the search shows: `wide` screens have the form, others the pill. */
export const loadSearchParts = (wide: boolean) =>
  Promise.all([RoomCards.load(), wide ? SearchForm.load() : SearchPill.load()])

if (import.meta.env.SSR) {
  await Promise.all([SearchForm.load(), SearchPill.load(), RoomCards.load(), Trouble.load()])
}
