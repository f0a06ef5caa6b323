// Where the router's <ScrollRestoration> keeps positions by history entry; it has no call for reading them.
const POSITIONS_KEY = 'react-router-scroll-positions'

/** For how many frames to wait for the list to reach its old length. */
const PATIENCE = 30

function positionOf(entry: string): number | null {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '{}')
    const top = (positions as Record<string, unknown>)[entry]
    return typeof top === 'number' ? top : null
  } catch {
    return null
  }
}

/** Scrolls to where this entry of the history was left, once the page is as long as it was then. */
export function restoreScroll(entry: string): void {
  const top = positionOf(entry)
  if (top === null) return
  let frames = PATIENCE
  const tryIt = () => {
    frames -= 1
    const isLong = document.documentElement.scrollHeight >= top + window.innerHeight
    if (isLong || frames === 0) window.scrollTo({ top, behavior: 'instant' })
    else requestAnimationFrame(tryIt)
  }
  requestAnimationFrame(tryIt)
}
