import { useApi } from '@basera/platform/web'
import { type RoomCalls, type RoomFilters, type RoomMap, roomFacetQuery } from '@basera/rooms/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { boxQuery, type MapBox } from './draw/map-box.ts'

/** Milliseconds that the map must rest before its rooms are requested. */
const stillFor = 200

export interface MapRooms {
  readonly rooms: RoomMap | null
  readonly stage: 'busy' | 'done' | 'failed'
  look(box: MapBox): void
  again(): void
}

/** The rooms of the visible box that the search finds (rooms.one-filter), requested again when box or search change. */
export function useMapRooms(filters: RoomFilters): MapRooms {
  const api = useApi<RoomCalls>()
  const [box, setBox] = useState<MapBox | null>(null)
  const [state, setState] = useState<Pick<MapRooms, 'rooms' | 'stage'>>({ rooms: null, stage: 'busy' })
  const [attempts, setAttempts] = useState(0)
  const asked = JSON.stringify(box && { ...boxQuery(box), ...roomFacetQuery(filters) })
  const call = useRef(api)
  call.current = api
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempts` asks for the same box once more
  useEffect(() => {
    const query: Parameters<typeof api<'GET /api/rooms/map'>>[1]['query'] | null = JSON.parse(asked)
    if (!query) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      setState(({ rooms }) => ({ rooms, stage: 'busy' }))
      call.current('GET /api/rooms/map', { query }, { signal: stop.signal }).then(
        (rooms) => !stop.signal.aborted && setState({ rooms, stage: 'done' }),
        () => !stop.signal.aborted && setState(({ rooms }) => ({ rooms, stage: 'failed' })),
      )
    }, stillFor)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, attempts])
  return {
    ...state,
    look: useCallback((next: MapBox) => setBox(next), []),
    again: () => setAttempts((n) => n + 1),
  }
}
