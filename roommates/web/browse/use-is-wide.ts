import { useSyncExternalStore } from 'react'

/** Screens with a bar and a rail in place of the pill and the sheet (1024 px); none on the server. */
export const wideScreen = () =>
  typeof window === 'undefined' ? null : window.matchMedia('(min-width: 64rem)')

function subscribe(listener: () => void): () => void {
  const screen = wideScreen()
  screen?.addEventListener('change', listener)
  return () => screen?.removeEventListener('change', listener)
}

/** Whether the screen is wide now. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wideScreen()?.matches ?? false,
    () => false,
  )
