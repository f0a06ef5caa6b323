import { useState, useSyncExternalStore } from 'react'

const key = 'map-closed'
const wide = '(min-width: 80rem)'

function isClosed(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function remember(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, 'true')
  } catch {
    // Storage is full or forbidden: known until the page is left.
  }
}

export interface MapBeside {
  readonly isOpen: boolean
  toggle(): void
}

const never = () => () => undefined

/** The map beside the results of wide screens: there until the person closes it in this tab (rooms.search-map-default). */
export function useMapBeside(): MapBeside {
  const wasClosed = useSyncExternalStore(never, isClosed, () => false)
  const [toggled, setToggled] = useState<boolean | null>(null)
  const isOpen = toggled ?? !wasClosed
  return {
    isOpen,
    toggle() {
      remember(!isOpen)
      setToggled(!isOpen)
    },
  }
}

/** Whether this screen has room for the map beside the results, in a browser. */
export const hasRoomBeside = (): boolean => typeof window !== 'undefined' && window.matchMedia(wide).matches

/** The element beside the results that the map is put in. */
export const mapSlotId = 'map-beside'

export const besideQuery = wide
