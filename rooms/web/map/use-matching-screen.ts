import { useSyncExternalStore } from 'react'

/** Whether a media query matches; false on the server. */
export function useMatchingScreen(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const screen = window.matchMedia(query)
      screen.addEventListener('change', changed)
      return () => screen.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
