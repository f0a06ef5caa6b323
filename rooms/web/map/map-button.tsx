import { Button } from '@basera/platform/design'
import { MapIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { SearchDraft } from '@basera/platform/web/search'
import type { RoomFilters } from '@basera/rooms/contract'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import en from '../locales/en.json'
import { keepMap, keptMap } from './kept-map.ts'
import { useMatchingScreen } from './use-matching-screen.ts'

const loadPanel = () => import('./map-panel.tsx')
const MapPanel = lazy(() => loadPanel().then((module) => ({ default: module.MapPanel })))

interface MapButtonProps {
  readonly filters: RoomFilters
  readonly search: SearchDraft<RoomFilters>
  /** A chip on phones, a button on desktops. */
  readonly look: 'chip' | 'quiet'
}

/** Opens and closes the map (rooms.map-on-demand). */
export function MapButton({ filters, search, look }: MapButtonProps) {
  const t = useSentences(en)
  const entry = useLocation().key
  const isDesktop = useMatchingScreen('(min-width: 64rem)')
  const isMine = isDesktop === (look === 'quiet')
  const [isOpen, setOpen] = useState(() => keptMap(entry) !== null)
  const isShown = isOpen && isMine
  // A search from the map makes a new history entry, which shows the map too.
  useEffect(() => {
    if (isShown) keepMap({ entry, view: keptMap(entry)?.view ?? null })
  }, [isShown, entry])
  const close = () => {
    keepMap(null)
    setOpen(false)
  }
  const toggle = () => (isOpen ? close() : setOpen(true))
  const prepare = () => void loadPanel().catch(() => undefined)
  return (
    <>
      {look === 'chip' ? (
        <button
          type="button"
          className="chip"
          aria-haspopup="dialog"
          onPointerDown={prepare}
          onClick={toggle}
        >
          <MapIcon size="s" />
          {t('rooms.map.map')}
        </button>
      ) : (
        <Button
          look="quiet"
          size="s"
          icon={<MapIcon />}
          aria-expanded={isShown}
          onPointerEnter={prepare}
          onClick={toggle}
        >
          {t(isShown ? 'rooms.map.hide' : 'rooms.map.show')}
        </Button>
      )}
      {isShown && (
        <Suspense>
          <MapPanel filters={filters} search={search} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
