import { onNear } from '@basera/platform/web/islands'
import type { Room } from '@basera/rooms/contract'
import { type ComponentType, useEffect, useRef, useState } from 'react'

interface WhenNearProps {
  readonly room: Room
  readonly load: () => Promise<ComponentType<{ readonly room: Room }>>
}

/** Loads a part of a room's page once it is scrolled near or past it; the page does without a part that fails. */
export function WhenNear({ room, load }: WhenNearProps) {
  const box = useRef<HTMLDivElement>(null)
  const [Part, setPart] = useState<ComponentType<{ readonly room: Room }>>()
  useEffect(() => {
    if (!box.current) return
    return onNear(box.current, () => {
      load().then(
        (Loaded) => setPart(() => Loaded),
        () => undefined,
      )
    })
  }, [load])
  return <div ref={box}>{Part && <Part room={room} />}</div>
}
