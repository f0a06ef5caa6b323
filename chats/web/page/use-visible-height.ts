import { useEffect, useRef } from 'react'

/** Sets `--visible-top` and `--visible-height` in px: what an on-screen keyboard leaves free. */
export function useVisibleHeight() {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { visualViewport: viewport } = window
    if (!viewport) return
    const update = () => {
      element.current?.style.setProperty('--visible-top', `${viewport.offsetTop}px`)
      element.current?.style.setProperty('--visible-height', `${viewport.height}px`)
    }
    const stop = new AbortController()
    update()
    viewport.addEventListener('resize', update, { signal: stop.signal })
    viewport.addEventListener('scroll', update, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return element
}
