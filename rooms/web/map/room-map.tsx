import { Button, Spinner } from '@basera/platform/design'
import { MinusIcon, PlusIcon, SearchIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { SearchDraft } from '@basera/platform/web/search'
import type { RoomFilters } from '@basera/rooms/contract'
import type { Map as GlMap } from 'maplibre-gl'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import en from '../locales/en.json'
import { MapCard } from './card/map-card.tsx'
import { areaOf, boxAround, boxOfPoints, type MapBox } from './draw/map-box.ts'
import { boxOf, drawRing, everywhere, fitBox, viewOf } from './draw/map-view.ts'
import { keepMap, keptMap } from './kept-map.ts'
import { MapNotes } from './map-notes.tsx'
import type { Mark } from './pins/group-pins.ts'
import { useCityLayers } from './use-city-layers.ts'
import { useMap } from './use-map.ts'
import { useMapRooms } from './use-map-rooms.ts'
import { useMarks } from './use-marks.ts'
import { usePointedRoom } from './use-pointed-room.ts'

interface RoomMapProps {
  readonly filters: RoomFilters
  readonly search: SearchDraft<RoomFilters>
}

/** All of the search's radius, or all of India. */
const boxOfSearch = ({ point, radiusKm }: RoomFilters) => (point ? boxAround(point, radiusKm) : everywhere)

/** Rooms on a map: pins, clusters, and the radius of the search (rooms.map-box). */
export function RoomMap({ filters, search }: RoomMapProps) {
  const t = useSentences(en)
  const id = useId()
  const entry = useLocation().key
  const { frame, map, index, isUnavailable } = useMap(
    keptMap(entry)?.view ?? null,
    boxOfSearch(filters),
    t('rooms.map.canvas'),
  )
  const credits = useCityLayers(map, index)
  const found = useMapRooms(filters)
  const [chosen, setChosen] = useState<Mark | null>(null)
  const pointed = usePointedRoom()
  const chosenIds = chosen?.rooms.map((room) => room.id) ?? []
  const marks = useMarks(map, found.rooms, pointed ? [...chosenIds, pointed] : chosenIds, setChosen)
  const { isMoved, searchHere } = useMoves(map, filters, search, found.look)
  useTextBox(map, filters, found.rooms)
  function closeCard() {
    const [first] = chosen?.rooms ?? []
    setChosen(null)
    if (first) marks.current?.focus(first.id)
  }
  if (isUnavailable) {
    return (
      <div className="map-area is-off">
        <p role="status">{t('rooms.map.unavailable')}</p>
      </div>
    )
  }
  return (
    <section className="map-area" aria-label={t('rooms.map.label')} aria-describedby={id}>
      <p id={id} className="sr-only">
        {t('rooms.map.equivalent')}
      </p>
      <div ref={frame} className="map-frame" />
      {!map && (
        <p className="map-loading" role="status">
          <Spinner /> {t('rooms.map.loading')}
        </p>
      )}
      {map && <Zoom map={map} />}
      {isMoved && (
        <Button className="map-search" size="s" icon={<SearchIcon />} onClick={searchHere}>
          {t('rooms.map.searchArea')}
        </Button>
      )}
      <div className="map-foot">
        {chosen && <MapCard mark={chosen} onClose={closeCard} />}
        <MapNotes found={found} credits={credits} isShort={chosen !== null} />
      </div>
    </section>
  )
}

function Zoom({ map }: { map: GlMap }) {
  const t = useSentences(en)
  return (
    <div className="map-zoom">
      <button type="button" aria-label={t('rooms.map.zoomIn')} onClick={() => map.zoomIn()}>
        <PlusIcon />
      </button>
      <button type="button" aria-label={t('rooms.map.zoomOut')} onClick={() => map.zoomOut()}>
        <MinusIcon />
      </button>
    </div>
  )
}

/** Follows the map's moves: its rooms, its last position, and whether the person moved it away from the search. */
function useMoves(
  map: GlMap | null,
  filters: RoomFilters,
  search: SearchDraft<RoomFilters>,
  look: (box: MapBox) => void,
) {
  const t = useSentences(en)
  const entry = useLocation().key
  const [isMoved, setMoved] = useState(false)
  const own = useRef<RoomFilters['point']>(null)
  const latestEntry = useRef(entry)
  latestEntry.current = entry
  useEffect(() => {
    if (!map) return
    const settled = ({ originalEvent }: { originalEvent?: unknown }) => {
      keepMap({ entry: latestEntry.current, view: viewOf(map) })
      look(boxOf(map))
      if (originalEvent) setMoved(true)
    }
    const zoomed = () => setMoved(true)
    const frame = map.getCanvasContainer()
    map.on('moveend', settled)
    frame.addEventListener('keydown', zoomed)
    look(boxOf(map))
    return () => {
      map.off('moveend', settled)
      frame.removeEventListener('keydown', zoomed)
    }
  }, [map, look])
  const { point, radiusKm } = filters
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (!map) return
    drawRing(map, point && { ...point, km: radiusKm })
    const now = JSON.stringify([point, radiusKm])
    const isFirst = shown.current === null
    const isSame = shown.current === now
    shown.current = now
    setMoved(false)
    // A search started from the map does not move it.
    const isOwn = own.current !== null && point?.lat === own.current.lat && point.lng === own.current.lng
    if (!isFirst && !isSame && !isOwn) fitBox(map, boxOfSearch(filters))
  }, [map, point, radiusKm, filters])
  return {
    isMoved,
    searchHere() {
      if (!map) return
      const area = areaOf(boxOf(map))
      const point = { lat: Number(area.point.lat.toFixed(6)), lng: Number(area.point.lng.toFixed(6)) }
      own.current = point
      setMoved(false)
      search.run({ ...area, point, q: '', place: t('rooms.map.areaName') })
    },
  }
}

/** Moves the map to the rooms of a text search, once per text. */
function useTextBox(
  map: GlMap | null,
  { q, point }: RoomFilters,
  rooms: ReturnType<typeof useMapRooms>['rooms'],
) {
  const fitted = useRef('')
  useEffect(() => {
    if (!map || !rooms || point || !q || fitted.current === q) return
    const points = [
      ...rooms.pins.map((pin) => ({ lat: pin.public_latitude, lng: pin.public_longitude })),
      ...rooms.clusters.map((cluster) => ({ lat: cluster.latitude, lng: cluster.longitude })),
    ]
    const box = boxOfPoints(points)
    if (!box) return
    fitted.current = q
    fitBox(map, box)
  }, [map, rooms, q, point])
}
