import type { RoomMap } from '@basera/rooms/contract'
import type { Map as GlMap } from 'maplibre-gl'
import { type RefObject, useEffect, useRef } from 'react'
import { useSavedIds } from '../saved/saved-ids.ts'
import { boxOfPoints } from './draw/map-box.ts'
import { closest, fitBox } from './draw/map-view.ts'
import { type DrawnMarks, drawnMarks } from './pins/draw-marks.ts'
import { groupPins, type Mark } from './pins/group-pins.ts'
import { visitedRooms } from './visited-rooms.ts'

/** Zoom levels between regroupings of marks. */
const zoomStep = 0.5

const stepped = (zoom: number) => Math.round(zoom / zoomStep) * zoomStep

/** Draws the marks of rooms, `chosen` ones in marigold, saved ones with a heart. A pressed cluster zooms in; other marks call `onChoose`. */
export function useMarks(
  map: GlMap | null,
  rooms: RoomMap | null,
  chosen: readonly string[],
  onChoose: (mark: Mark) => void,
): RefObject<DrawnMarks | null> {
  const marks = useRef<DrawnMarks | null>(null)
  const saved = useSavedIds()
  const latest = useRef(onChoose)
  latest.current = onChoose
  const paint = useRef<() => void>(() => undefined)
  paint.current = () => marks.current?.paint({ chosen: new Set(chosen), visited: visitedRooms(), saved })
  useEffect(() => {
    if (!map) return
    const drawn = drawnMarks(map, (mark) => {
      if (mark.kind !== 'cluster') return latest.current(mark)
      const box = boxOfPoints(mark.points)
      const isWide = box && (box.north - box.south > 0.02 || box.east - box.west > 0.02)
      if (isWide) fitBox(map, box)
      else map.easeTo({ center: [mark.lng, mark.lat], zoom: Math.min(closest, map.getZoom() + 2) })
    })
    marks.current = drawn
    return () => {
      drawn.clear()
      marks.current = null
    }
  }, [map])
  useEffect(() => {
    if (!map || !rooms) return
    let at = Number.NaN
    const draw = () => {
      const zoom = stepped(map.getZoom())
      if (zoom === at) return
      at = zoom
      marks.current?.draw(groupPins(rooms, zoom, closest))
      paint.current()
    }
    draw()
    map.on('zoom', draw)
    return () => void map.off('zoom', draw)
  }, [map, rooms])
  useEffect(() => paint.current())
  return marks
}
