/** Calls `start` at the first of these events. Returns a function that stops listening. */
export function onFirstEvent(names: readonly string[], start: () => void): () => void {
  const stop = () => {
    for (const name of names) window.removeEventListener(name, first, true)
  }
  const first = () => {
    stop()
    start()
  }
  for (const name of names) window.addEventListener(name, first, { capture: true, passive: true })
  return stop
}

/** Longest press in ms that delays hydration: its end may go unreported, as when a list opens under it. */
const LONGEST_PRESS_MS = 3_000

const ends = ['pointerup', 'pointercancel', 'keyup'] as const

/** Resolves once a press and its click are over. */
export function endOfPress(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop()
      clearTimeout(longest)
      setTimeout(resolve)
    }
    const stop = onFirstEvent(ends, end)
    const longest = setTimeout(end, LONGEST_PRESS_MS)
  })
}
