import { useEffect } from 'react'

/** Lifts toasts and offers at the foot of the screen above what the page keeps there; `null` for nothing. */
export function useLiftedNotices(height: `${number}px` | null): void {
  useEffect(() => {
    if (height === null) return
    const { style } = document.documentElement
    style.setProperty('--above', height)
    return () => void style.removeProperty('--above')
  }, [height])
}
