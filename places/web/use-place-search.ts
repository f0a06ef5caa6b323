import { type PlaceCalls, placeListLength } from '@basera/places/contract'
import { useApi } from '@basera/platform/web'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type PlaceAnswer, PlaceSearch, type PlaceSearchState } from './place-search.ts'

/** Answers of this visit, for all fields together. */
const answers = new Map<string, PlaceAnswer>()

/** Places for what is in a field. Give it '' while there is nothing to look up. */
export function usePlaceSearch(text: string): PlaceSearchState & { readonly search: PlaceSearch } {
  const api = useApi<PlaceCalls>()
  const [search] = useState(
    () =>
      new PlaceSearch((q, session, signal) => {
        const query = { q, limit: String(placeListLength), ...(session && { session }) }
        return api('GET /api/places', { query }, { signal })
      }, answers),
  )
  const state = useSyncExternalStore(search.subscribe, search.snapshot, search.snapshot)
  useEffect(() => search.type(text), [search, text])
  useEffect(() => () => search.stop(), [search])
  return { ...state, search }
}
