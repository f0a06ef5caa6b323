import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { SearchList } from './use-search-list.ts'

/** How far a list was opened and scrolled at a history entry; not its items. */
export interface KeptPosition {
  readonly entry: string
  readonly address: string
  readonly length: number
  readonly top: number
}

function wasReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  const type = visit && 'type' in visit ? visit.type : 'navigate'
  return type === 'reload' || type === 'back_forward'
}

/** Stores a position for a reload. */
export function keepPosition(storageKey: string, position: KeptPosition): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(position))
  } catch {
    // Storage is full or forbidden: a reload starts at the top.
  }
}

/** The stored position, once, if it is of the same list. */
export function keptPosition(storageKey: string, entry: string, address: string): KeptPosition | null {
  try {
    const position = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as KeptPosition | null
    sessionStorage.removeItem(storageKey)
    return wasReloaded() && position?.entry === entry && position.address === address ? position : null
  } catch {
    return null
  }
}

/**
 * Restores length and scroll position of a list after a reload. Back within the page needs none of it. Lists up to
 * `minLength` are not stored.
 */
export function useKeptPosition(
  storageKey: string,
  address: string,
  list: SearchList<unknown>,
  minLength = -1,
): void {
  const { stage, more, showMore } = list
  const length = list.items?.length ?? 0
  const entry = useLocation().key
  const wanted = useRef<KeptPosition | null | undefined>(undefined)
  useEffect(() => {
    const keep = () => {
      if (length > minLength) keepPosition(storageKey, { entry, address, length, top: window.scrollY })
    }
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [storageKey, entry, address, length, minLength])
  useEffect(() => {
    if (wanted.current === undefined) wanted.current = keptPosition(storageKey, entry, address)
    const position = wanted.current
    if (!position || stage !== 'done' || position.address !== address) return
    if (length < position.length && more === 'idle') {
      void showMore()
      return
    }
    if (more === 'busy') return
    wanted.current = null
    window.scrollTo({ top: position.top, behavior: 'instant' })
  }, [storageKey, entry, address, stage, length, more, showMore])
}
