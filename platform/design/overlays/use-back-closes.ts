import { useEffect, useRef } from 'react'
import { openOverlay } from './overlay-history.ts'

/** `onClose` answers false where it stays open; a new `page`, a key of the router's, gets an entry of its own. */
export function useBackCloses(onClose: (() => boolean) | undefined, page?: string): void {
  const hasEntry = onClose !== undefined
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (hasEntry) return openOverlay(() => latest.current?.() ?? true)
  }, [hasEntry, page])
}
