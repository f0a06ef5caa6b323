import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** How far a list was opened and scrolled at one entry of the history. Whom it showed is not kept. */
interface Place {
  readonly entry: string
  readonly address: string
  readonly length: number
  /** px. */
  readonly top: number
}

const storageKey = 'browse-profiles'

/** The place before the page was loaded anew, if that showed the same list. */
function placeBefore(entry: string, address: string): Place | null {
  const [visit] = performance.getEntriesByType('navigation')
  const type = visit && 'type' in visit ? visit.type : 'navigate'
  if (type !== 'reload' && type !== 'back_forward') return null
  try {
    const place = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Place | null
    sessionStorage.removeItem(storageKey)
    return place?.entry === entry && place.address === address ? place : null
  } catch {
    return null
  }
}

interface KeptList {
  readonly length: number
  readonly more: 'none' | 'idle' | 'busy' | 'failed'
  readonly isDone: boolean
  readonly showMore: () => Promise<unknown>
}

/**
 * Brings a list back over a reload as far as it was opened, at the place where it was read. Back within the page needs
 * none of it: lists that were read are still there, and the router keeps where they were scrolled.
 */
export function useKeptPlace(address: string, { length, more, isDone, showMore }: KeptList): void {
  const entry = useLocation().key
  const wanted = useRef<Place | null | undefined>(undefined)
  useEffect(() => {
    const keep = () => {
      try {
        const place: Place = { entry, address, length, top: window.scrollY }
        sessionStorage.setItem(storageKey, JSON.stringify(place))
      } catch {
        // Full or forbidden: a reload then starts at the top.
      }
    }
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [entry, address, length])
  useEffect(() => {
    if (wanted.current === undefined) wanted.current = placeBefore(entry, address)
    const place = wanted.current
    if (!place || !isDone || place.address !== address) return
    if (length < place.length && more === 'idle') {
      void showMore()
      return
    }
    if (more === 'busy') return
    wanted.current = null
    window.scrollTo({ top: place.top, behavior: 'instant' })
  }, [entry, address, isDone, length, more, showMore])
}
