import { useEffect } from 'react'

/** Milliseconds after which a room counts as looked at. */
const LOOK = 2000

/** Has a look at a room counted, unless its own lister looks. Whoever only passes by fetches no code for it. */
export function useView(roomId: string, isOwner: boolean): void {
  useEffect(() => {
    if (isOwner) return
    const count = () => import('./view/count-view.ts').then(({ countView }) => countView(roomId))
    const timer = setTimeout(() => count().catch(() => undefined), LOOK)
    return () => clearTimeout(timer)
  }, [roomId, isOwner])
}
