// Where the router's <ScrollRestoration> keeps positions by history entry; it has no call for reading them.
const POSITIONS_KEY = 'react-router-scroll-positions'

/** Scrolls to where this entry of the history was left, once the list is as long as it was then. */
export function restoreScroll(entry: string): void {
  requestAnimationFrame(() => {
    try {
      const positions: unknown = JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '{}')
      const top = (positions as Record<string, unknown>)[entry]
      if (typeof top === 'number') window.scrollTo({ top, behavior: 'instant' })
    } catch {
      // Without storage the page stays where the browser put it.
    }
  })
}
