import { useEffect, useState } from 'react'

const idOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-room]')?.dataset.room ?? null) : null

/** The listed room under pointer or focus (rooms.map-pins). */
export function usePointedRoom(): string | null {
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    const point = ({ target }: Event) => setId(idOf(target))
    const stop = new AbortController()
    for (const sign of ['pointerover', 'focusin'])
      document.addEventListener(sign, point, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return id
}
