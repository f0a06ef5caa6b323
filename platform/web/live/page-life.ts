/** What happens to the page around a connection. */
export type PageEvent = 'online' | 'offline' | 'shown' | 'hidden' | 'left'

/** The page as far as a connection cares: a test puts another in its place. */
export interface PageLife {
  readonly isOnline: () => boolean
  readonly isShown: () => boolean
  /** Tells what happens from now on, until what it answers is called. */
  readonly follow: (listener: (event: PageEvent) => void) => () => void
}

function followBrowser(listener: (event: PageEvent) => void): () => void {
  const end = new AbortController()
  const { signal } = end
  const seen = () => listener(document.visibilityState === 'visible' ? 'shown' : 'hidden')
  window.addEventListener('online', () => listener('online'), { signal })
  window.addEventListener('offline', () => listener('offline'), { signal })
  document.addEventListener('visibilitychange', seen, { signal })
  // Kept for Back: a page with an open connection would not be kept.
  window.addEventListener('pagehide', () => listener('left'), { signal })
  window.addEventListener('pageshow', (event) => event.persisted && listener('shown'), { signal })
  return () => end.abort()
}

export const browserPage: PageLife = {
  isOnline: () => navigator.onLine,
  isShown: () => document.visibilityState === 'visible',
  follow: followBrowser,
}
