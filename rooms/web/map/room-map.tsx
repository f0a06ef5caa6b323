import { Button, Spinner } from '@basera/platform/design'
import { ListIcon, SearchIcon } from '@basera/platform/design/icons'
import { useApi, useSentences } from '@basera/platform/web'
import type { SearchDraft } from '@basera/platform/web/search'
import type { RoomCalls, RoomFilters } from '@basera/rooms/contract'
import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import en from '../locales/en.json'
import { MapCard } from './card/map-card.tsx'
import { areaName } from './draw/search-area.ts'
import { frameOfSearch } from './frame-of-search.ts'
import { keptMap } from './kept-map.ts'
import { MapNotes } from './map-notes.tsx'
import { OutlineButton } from './pen/outline-button.tsx'
import type { Mark } from './pins/group-pins.ts'
import { useCityLayers } from './use-city-layers.ts'
import { useMap } from './use-map.ts'
import { useMapRooms } from './use-map-rooms.ts'
import { useMarks } from './use-marks.ts'
import { usePointedRoom } from './use-pointed-room.ts'
import { useSearchMoves } from './use-search-moves.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

interface RoomMapProps {
  readonly filters: RoomFilters
  readonly search: SearchDraft<RoomFilters>
  readonly onList?: () => void
}

/** Rooms on a map: pins, clusters, and the radius of the search (rooms.map-box). */
export function RoomMap({ filters, search, onList }: RoomMapProps) {
  const t = useSentences(en)
  const id = useId()
  const entry = useLocation().key
  const api = useApi<RoomCalls>()
  const { frame, map, index, isUnavailable } = useMap({
    view: keptMap(entry)?.view ?? null,
    box: () => frameOfSearch(api, filters),
    name: t('rooms.map.canvas'),
  })
  const credits = useCityLayers(map, index)
  const found = useMapRooms(filters)
  const [chosen, setChosen] = useState<Mark | null>(null)
  const pointed = usePointedRoom()
  const chosenIds = chosen?.rooms.map((room) => room.id) ?? []
  const marks = useMarks(map, found.rooms, pointed ? [...chosenIds, pointed] : chosenIds, setChosen)
  const [isDrawing, setDrawing] = useState(false)
  const moves = useSearchMoves({ map, filters, search, look: found.look })
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
      {map && <ZoomButtons map={map} />}
      {map && (
        <OutlineButton
          map={map}
          outline={filters.outline}
          isDrawing={isDrawing}
          onDrawing={setDrawing}
          onOutline={moves.searchOutline}
          onRemove={moves.removeOutline}
        />
      )}
      {moves.isMoved && !isDrawing && (
        <Button className="map-search" size="s" icon={<SearchIcon />} onClick={moves.searchHere}>
          {t('rooms.map.searchArea')}
        </Button>
      )}
      <div className="map-foot" hidden={isDrawing}>
        {onList && !chosen && (
          <Button look="primary" icon={<ListIcon />} onClick={onList}>
            {t('rooms.map.list')}
          </Button>
        )}
        {chosen && <MapCard mark={chosen} isOverPage={onList !== undefined} onClose={closeCard} />}
        <MapNotes
          found={found}
          credits={credits}
          isEverywhere={chosen === null && areaName(filters) === ''}
        />
      </div>
    </section>
  )
}
