import { useApi } from '@basera/platform/web'
import { type RoomCalls, type RoomFilters, type RoomMap, roomSearchQuery } from '@basera/rooms/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { boxQuery, type MapBox } from './draw/map-box.ts'

/** Milliseconds that a map must stand still before its rooms are asked for. */
const stillFor = 200

export interface MapRooms {
  /** The rooms of the last box that was answered. */
  readonly rooms: RoomMap | null
  readonly stage: 'busy' | 'done' | 'failed'
  /** Asks for the rooms of a box; of several, the last counts. */
  look(box: MapBox): void
  /** Asks for the last box once more. */
  again(): void
}

/** The filters of a search as the map's call takes them: without its place, radius and sort. */
function filtersOf(filters: RoomFilters): Record<string, string> {
  const { q, organization, min_rent, max_rent, gender, wifi, pets, smoking } = roomSearchQuery(filters, {
    limit: 1,
  })
  const known = { q, organization, min_rent, max_rent, gender, wifi, pets, smoking }
  return Object.fromEntries(
    Object.entries(known).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** The rooms of the part of the map that is on the screen, asked for anew when it or the filters change. */
export function useMapRooms(filters: RoomFilters): MapRooms {
  const api = useApi<RoomCalls>()
  const [box, setBox] = useState<MapBox | null>(null)
  const [state, setState] = useState<Pick<MapRooms, 'rooms' | 'stage'>>({ rooms: null, stage: 'busy' })
  const [tries, setTries] = useState(0)
  const asked = JSON.stringify(box && { ...boxQuery(box), ...filtersOf(filters) })
  const call = useRef(api)
  call.current = api
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks for the same box once more
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
  }, [asked, tries])
  return {
    ...state,
    look: useCallback((next: MapBox) => setBox(next), []),
    again: () => setTries((n) => n + 1),
  }
}
