import { useEffect, useState } from 'react'

/** Pixels scrolled past which the top bar gets its hairline and shadow (shell.top-bar-scroll). */
export const topBarThreshold = 10

/** Pixels past which scrolling down hides the bottom bar (shell.bottom-bar-hides). */
export const bottomBarThreshold = 100

export interface BarState {
  readonly scrolled: boolean
  /** The bottom bar is hidden. */
  readonly hidden: boolean
}

export const barsAtRest: BarState = { scrolled: false, hidden: false }

function isHidden(before: boolean, from: number, to: number): boolean {
  if (to <= bottomBarThreshold || to < from) return false
  return to > from || before
}

/** The bars after the page scrolled between two offsets (pixels); the same object when nothing changes. */
export function barsAfterScroll(before: BarState, from: number, to: number): BarState {
  const scrolled = to > topBarThreshold
  const hidden = isHidden(before.hidden, from, to)
  return scrolled === before.scrolled && hidden === before.hidden ? before : { scrolled, hidden }
}

/** How the bars react to the page's scrolling. */
export function useBars(): BarState {
  const [bars, setBars] = useState(barsAtRest)
  useEffect(() => {
    let last = 0
    const follow = () => {
      const from = last
      // Overscroll at the top reads as negative offsets on iOS.
      last = Math.max(0, window.scrollY)
      setBars((before) => barsAfterScroll(before, from, last))
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  return bars
}
