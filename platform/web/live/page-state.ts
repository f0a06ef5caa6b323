export type PageEvent = 'online' | 'offline' | 'shown' | 'hidden' | 'left'

/** The page's visibility and network state; tests use a fake. */
export interface PageState {
  readonly isOnline: () => boolean
  readonly isVisible: () => boolean
  /** Calls `listener` for every event until the returned function is called. */
  readonly follow: (listener: (event: PageEvent) => void) => () => void
}

function followBrowser(listener: (event: PageEvent) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const onVisibility = () => listener(document.visibilityState === 'visible' ? 'shown' : 'hidden')
  window.addEventListener('online', () => listener('online'), { signal })
  window.addEventListener('offline', () => listener('offline'), { signal })
  document.addEventListener('visibilitychange', onVisibility, { signal })
  // The back/forward cache does not keep pages with an open connection.
  window.addEventListener('pagehide', () => listener('left'), { signal })
  window.addEventListener('pageshow', (event) => event.persisted && listener('shown'), { signal })
  return () => stop.abort()
}

export const browserPage: PageState = {
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  follow: followBrowser,
}
