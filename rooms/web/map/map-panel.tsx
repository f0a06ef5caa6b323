import { IconButton, useModal } from '@basera/platform/design'
import { ArrowLeftIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { SearchDraft } from '@basera/platform/web/search'
import type { RoomFilters } from '@basera/rooms/contract'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import en from '../locales/en.json'
import css from './map.css?inline'
import { RoomMap } from './room-map.tsx'
import { useMatchingScreen } from './use-matching-screen.ts'

interface MapPanelProps {
  readonly filters: RoomFilters
  readonly search: SearchDraft<RoomFilters>
  readonly onClose: () => void
}

/** The map beside the results or over the whole page (rooms.map-on-demand). */
export function MapPanel({ filters, search, onClose }: MapPanelProps) {
  const isBeside = useMatchingScreen('(min-width: 80rem)')
  const [page, setPage] = useState<HTMLElement | null>(null)
  // On return the map renders with the page, before there is an element to put it in.
  useLayoutEffect(() => setPage(document.getElementById('find-room')), [])
  const map = <RoomMap filters={filters} search={search} />
  return (
    <>
      {/* Elsewhere it would become part of every page. */}
      <style href="rooms-map" precedence="default">
        {css}
      </style>
      {isBeside && page && createPortal(<div className="map-beside">{map}</div>, page)}
      {!isBeside && <MapScreen onClose={onClose}>{map}</MapScreen>}
    </>
  )
}

/** The map over the whole page. Esc, and Back on phones, close it. */
function MapScreen({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useSentences(en)
  const modal = useModal({ onClose })
  return createPortal(
    <dialog {...modal} className="map-screen" aria-label={t('rooms.map.label')} tabIndex={-1}>
      <header>
        <IconButton label={t('rooms.map.close')} icon={<ArrowLeftIcon />} onClick={onClose} data-autofocus />
        <h2>{t('rooms.map.map')}</h2>
      </header>
      {children}
    </dialog>,
    document.body,
  )
}
