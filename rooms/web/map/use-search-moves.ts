import { useApi } from '@basera/platform/web'
import type { SearchDraft } from '@basera/platform/web/search'
import type { RoomCalls, RoomFilters } from '@basera/rooms/contract'
import type { Map as GlMap } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { noArea } from '../find-room/search-address.ts'
import { keepAreaBefore, withoutOutline } from './area-before.ts'
import { boxOfPoints, isWithin, type MapBox, searchedBox } from './draw/map-box.ts'
import { boxOf, drawRing, fitBox, viewOf } from './draw/map-view.ts'
import { frameName, isMovedAway, type MapFrame, ringOfSearch } from './draw/search-area.ts'
import { frameOfSearch } from './frame-of-search.ts'
import { keepMap } from './kept-map.ts'

interface SearchMovesOptions {
  readonly map: GlMap | null
  readonly filters: RoomFilters
  readonly search: SearchDraft<RoomFilters>
  readonly look: (box: MapBox) => void
}

export interface SearchMoves {
  readonly isMoved: boolean
  searchHere(): void
  /** The map stays where it is, unless the outline leaves its frame. */
  searchOutline(outline: RoomFilters['outline']): void
  /** Without an area of before the search is everywhere, and the map stays where it is. */
  removeOutline(): void
}

const frameOf = (map: GlMap): MapFrame => ({ box: boxOf(map), zoom: map.getZoom() })

/** Moves the map with the search, and follows where the person moves it (rooms.map-search-area). */
export function useSearchMoves({ map, filters, search, look }: SearchMovesOptions): SearchMoves {
  const entry = useLocation().key
  const [isMoved, setMoved] = useState(false)
  const searched = useRef<MapFrame | null>(null)
  const latestEntry = useRef(entry)
  latestEntry.current = entry
  useEffect(() => {
    if (!map) return
    searched.current = frameOf(map)
    const settled = (event: object) => {
      const isSearch = 'isSearch' in event && event.isSearch === true
      const frame = frameOf(map)
      keepMap({ entry: latestEntry.current, view: viewOf(map) })
      look(frame.box)
      if (isSearch) searched.current = frame
      setMoved(!isSearch && searched.current !== null && isMovedAway(searched.current, frame))
    }
    map.on('moveend', settled)
    look(boxOf(map))
    return () => void map.off('moveend', settled)
  }, [map, look])
  const api = useApi<RoomCalls>()
  const area = frameName(filters)
  // What the map opens with: the search may change while it loads.
  const shown = useRef(area)
  const own = useRef<string | null>(null)
  const latestFilters = useRef(filters)
  latestFilters.current = filters
  useEffect(() => {
    if (map) drawRing(map, ringOfSearch(filters))
  }, [map, filters])
  useEffect(() => {
    if (!map || shown.current === area) return
    shown.current = area
    setMoved(false)
    if (area === own.current) {
      searched.current = frameOf(map)
      return
    }
    let isOver = false
    void frameOfSearch(api, latestFilters.current).then((box) => {
      if (!isOver) fitBox(map, box, true)
    })
    return () => {
      isOver = true
    }
  }, [map, area, api])
  function searchArea(patch: Pick<RoomFilters, 'bounds'> | Pick<RoomFilters, 'outline'>, mapStays = true) {
    own.current = mapStays ? frameName({ ...filters, ...noArea, ...patch }) : null
    search.run({ ...noArea, ...patch })
  }
  return {
    isMoved,
    searchHere: () => map && searchArea({ bounds: searchedBox(boxOf(map)) }),
    searchOutline(outline) {
      keepAreaBefore(outline, filters)
      const box = boxOfPoints(outline)
      searchArea({ outline }, !map || !box || isWithin(box, boxOf(map)))
    },
    removeOutline() {
      const before = withoutOutline(filters)
      if (!before.point && !before.bounds) own.current = frameName({ ...filters, ...noArea })
      search.run(before)
    },
  }
}
