import type { Room } from '@basera/rooms/contract'
import { type ComponentType, useEffect, useRef, useState } from 'react'

/** Fetches what is near a room once the page is scrolled towards it (rooms.nearby-places). */
export function WhenNear({ room }: { readonly room: Room }) {
  const box = useRef<HTMLDivElement>(null)
  const [Nearby, setNearby] = useState<ComponentType<{ readonly room: Room }>>()
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      import('./nearby.tsx').then(
        (module) => setNearby(() => module.Nearby),
        () => undefined,
      )
    })
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  return <div ref={box}>{Nearby && <Nearby room={room} />}</div>
}
