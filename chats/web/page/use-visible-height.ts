import { useEffect, useRef } from 'react'

/**
 * Has an element know, as `--visible-top` and `--visible-height`, which part of the screen a keyboard leaves free: one that
 * fills the screen would have its end beneath it.
 */
export function useVisibleHeight() {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { visualViewport: seen } = window
    if (!seen) return
    const fit = () => {
      element.current?.style.setProperty('--visible-top', `${seen.offsetTop}px`)
      element.current?.style.setProperty('--visible-height', `${seen.height}px`)
    }
    const end = new AbortController()
    fit()
    seen.addEventListener('resize', fit, { signal: end.signal })
    seen.addEventListener('scroll', fit, { signal: end.signal })
    return () => end.abort()
  }, [])
  return element
}
