import { comparedMax } from '@basera/rooms/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { idsOf } from '../compare/compare-path.ts'

interface Compared {
  readonly ids: readonly string[]
  readonly isFull: boolean
  readonly toggle: (roomId: string) => void
}

/** The rooms that are ticked; kept in the address, so that Back and a reload show them again (rooms.side-by-side). */
export function useCompared(): Compared {
  const [search, setSearch] = useSearchParams()
  const [ids, setIds] = useState(() => idsOf(search.get('compare')))
  const isFull = ids.length >= comparedMax
  function toggle(roomId: string) {
    const chosen = ids.includes(roomId) ? ids.filter((id) => id !== roomId) : [...ids, roomId]
    if (chosen.length > comparedMax) return
    setIds(chosen)
    const changed = new URLSearchParams(search)
    if (chosen.length > 0) changed.set('compare', chosen.join())
    else changed.delete('compare')
    setSearch(changed, { replace: true, preventScrollReset: true })
  }
  return { ids, isFull, toggle }
}
