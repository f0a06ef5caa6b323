import { useEffect, useRef } from 'react'
import { openOverlay } from './overlay-history.ts'

/** Closes what is mounted over the page when Back is pressed (shell.back-closes). */
export function useBackCloses(onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => openOverlay(() => latest.current()), [])
}
