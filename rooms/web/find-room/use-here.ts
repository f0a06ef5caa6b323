import type { ChosenPlace } from '@basera/places/web'
import type { SearchDraft } from '@basera/platform/web/search'
import type { RoomFilters } from '@basera/rooms/contract'
import { useState } from 'react'
import { locationPatch } from './search-address.ts'

/** "Use Current Location": running, or failed. */
export interface Here {
  readonly isLocating: boolean
  /** Why the last attempt failed, and what to do. */
  readonly failure: string | null
  start(): void
  /** Called by the component that asks the device. */
  found(place: ChosenPlace): void
  failed(why: string): void
}

const idle: Pick<Here, 'isLocating' | 'failure'> = { isLocating: false, failure: null }

/** Searches around the person. `FindHere` asks the device; its code loads when wanted. */
export function useHere(search: SearchDraft<RoomFilters>): Here {
  const [state, setState] = useState(idle)
  return {
    ...state,
    start: () => setState({ ...idle, isLocating: true }),
    found(place) {
      setState(idle)
      search.run(locationPatch(place))
    },
    failed: (failure) => setState({ ...idle, failure }),
  }
}
