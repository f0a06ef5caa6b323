import { useEffect, useRef } from 'react'

const typing = 'textarea, select, input:not([type=radio], [type=checkbox])'

/** Calls `press` for keys in lower case, but not while something is typed; true where it used the key. */
export function useKeys(press: (key: string) => boolean): void {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches(typing)
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      if (latest.current(event.key.toLowerCase())) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
