import { useEffect, useState } from 'react'

/** Pixels (shell.top-bar-scroll). */
export const topBarThreshold = 10

/** Pixels (shell.bottom-bar-hides). */
export const bottomBarThreshold = 100

export interface BarState {
  readonly scrolled: boolean
  readonly hidden: boolean
}

export const barsAtRest: BarState = { scrolled: false, hidden: false }

function isHidden(before: boolean, from: number, to: number): boolean {
  if (to <= bottomBarThreshold || to < from) return false
  return to > from || before
}

/** The same object when nothing changes; offsets in pixels. */
export function barsAfterScroll(before: BarState, from: number, to: number): BarState {
  const scrolled = to > topBarThreshold
  const hidden = isHidden(before.hidden, from, to)
  return scrolled === before.scrolled && hidden === before.hidden ? before : { scrolled, hidden }
}

export function useBars(): BarState {
  const [bars, setBars] = useState(barsAtRest)
  useEffect(() => {
    let last = 0
    const follow = () => {
      const from = last
      // iOS overscroll reads as negative offsets.
      last = Math.max(0, window.scrollY)
      setBars((before) => barsAfterScroll(before, from, last))
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return bars
}
