import type { ChosenPlace } from '@basera/places/web'
import { useState } from 'react'
import { locationPatch } from './search-address.ts'
import type { Search } from './use-search.ts'

/** "Use Current Location" under way or failed (marketplace 2, 8). */
export interface Here {
  readonly isLocating: boolean
  /** Why the last try failed, and what to do. */
  readonly failure: string | null
  start(): void
  /** Told by what looks for the place. */
  found(place: ChosenPlace): void
  failed(why: string): void
}

/** Searches around where the person is. The looking itself is `FindHere`, which is fetched when it is wanted. */
export function useHere(search: Search): Here {
  const [state, setState] = useState<Pick<Here, 'isLocating' | 'failure'>>({
    isLocating: false,
    failure: null,
  })
  return {
    ...state,
    start: () => setState({ isLocating: true, failure: null }),
    found(place) {
      setState({ isLocating: false, failure: null })
      search.run(locationPatch(place))
    },
    failed: (failure) => setState({ isLocating: false, failure }),
  }
}
