import { IconButton, useModal } from '@basera/platform/design'
import { ArrowLeftIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { SearchDraft } from '@basera/platform/web/search'
import type { RoomFilters } from '@basera/rooms/contract'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import en from '../locales/en.json'
import css from './map.css?inline'
import { mapSlotId } from './map-beside.ts'
import { RoomMap } from './room-map.tsx'

interface MapPanelProps {
  readonly filters: RoomFilters
  readonly search: SearchDraft<RoomFilters>
  readonly isBeside: boolean
  readonly onClose: () => void
}

/** The map beside the results or over the whole page (rooms.map-on-demand). */
export function MapPanel({ filters, search, isBeside, onClose }: MapPanelProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  // On return the map renders with the page, before there is an element to put it in.
  useLayoutEffect(() => setSlot(document.getElementById(mapSlotId)), [])
  const map = <RoomMap filters={filters} search={search} {...(!isBeside && { onList: onClose })} />
  return (
    <>
      {/* Elsewhere it would become part of every page. */}
      <style href="rooms-map" precedence="default">
        {css}
      </style>
      {isBeside && slot && createPortal(map, slot)}
      {!isBeside && <MapScreen onClose={onClose}>{map}</MapScreen>}
    </>
  )
}

/** The map over the whole page. Esc, and Back on phones, close it. */
function MapScreen({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useSentences(en)
  // A search from the map opens a page of its own, with the map.
  const modal = useModal({ onClose, page: useLocation().key })
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
