import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** Pixels until a press becomes a drag. */
const dragFrom = 6

interface Drag {
  readonly key: string
  readonly pointerId: number
  readonly x: number
  readonly y: number
}

interface DragOrder {
  readonly keys: readonly string[]
  readonly onMove: (from: number, to: number) => void
  readonly onEnd: () => void
}

const keyUnder = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-photo]')?.dataset.photo

/** Elements carry their key as `data-photo`. Listens on the window, since a moved element loses the pointer. */
export function useDragOrder(order: DragOrder) {
  const latest = useRef(order)
  latest.current = order
  const [pressed, setPressed] = useState<Drag>()
  const [dragged, setDragged] = useState<string>()
  useEffect(() => {
    if (!pressed) return
    let moving = false
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pressed.pointerId) return
      const { clientX: x, clientY: y } = event
      if (!moving && Math.hypot(x - pressed.x, y - pressed.y) < dragFrom) return
      moving = true
      setDragged(pressed.key)
      const { keys, onMove } = latest.current
      const from = keys.indexOf(pressed.key)
      const to = keys.indexOf(keyUnder(x, y) ?? '')
      if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
    }
    const end = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pressed.pointerId) return
      setPressed(undefined)
      setDragged(undefined)
      if (moving) latest.current.onEnd()
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [pressed])
  const press = (key: string) => (event: PointerEvent) => {
    if (event.button !== 0) return
    setPressed({ key, pointerId: event.pointerId, x: event.clientX, y: event.clientY })
  }
  return { dragged, press }
}
