import { onFirstOf } from './first-of.ts'

/** The longest press, in ms, that holds anything up: its end may never be told, as when a list opens under it. */
const LONGEST_PRESS_MS = 1_000

const ends = ['pointerup', 'pointercancel', 'keyup'] as const

/** Resolves once a press that has just begun is over and its click, if it makes one, has been answered. */
export function endOfPress(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop()
      clearTimeout(longest)
      // The click follows in the same task as the release.
      setTimeout(resolve)
    }
    const stop = onFirstOf(ends, end)
    const longest = setTimeout(end, LONGEST_PRESS_MS)
  })
}
