import { useSyncExternalStore } from 'react'

export const wideScreen = () =>
  typeof window === 'undefined' ? null : window.matchMedia('(min-width: 64rem)')

function subscribe(listener: () => void): () => void {
  const screen = wideScreen()
  screen?.addEventListener('change', listener)
  return () => screen?.removeEventListener('change', listener)
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wideScreen()?.matches ?? false,
    () => false,
  )
