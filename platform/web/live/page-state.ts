export type PageEvent = 'online' | 'offline' | 'shown' | 'hidden' | 'left'

export interface PageState {
  readonly isOnline: () => boolean
  readonly isVisible: () => boolean
  readonly follow: (listener: (event: PageEvent) => void) => () => void
}

function followBrowser(listener: (event: PageEvent) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const onVisibility = () => listener(document.visibilityState === 'visible' ? 'shown' : 'hidden')
  window.addEventListener('online', () => listener('online'), { signal })
  window.addEventListener('offline', () => listener('offline'), { signal })
  document.addEventListener('visibilitychange', onVisibility, { signal })
  // The back/forward cache takes no page with an open connection.
  window.addEventListener('pagehide', () => listener('left'), { signal })
  window.addEventListener('pageshow', (event) => event.persisted && listener('shown'), { signal })
  return () => stop.abort()
}

export const browserPage: PageState = {
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  follow: followBrowser,
}
