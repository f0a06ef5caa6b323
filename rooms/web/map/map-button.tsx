import { Button } from '@basera/platform/design'
import { MapIcon } from '@basera/platform/design/icons'
import { lazyPart, useSentences } from '@basera/platform/web'
import type { SearchDraft } from '@basera/platform/web/search'
import type { RoomFilters } from '@basera/rooms/contract'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import en from '../locales/en.json'
import { rememberMapClosed } from './closed-map.ts'
import { keepMap, keptMap } from './kept-map.ts'
import { besideQuery, type MapBeside } from './map-beside.ts'
import { useMatchingScreen } from './use-matching-screen.ts'
import { useQuietPage } from './use-quiet-page.ts'
import './map-button.css'

const loadPanel = () => import('./map-panel.tsx')
const MapPanel = lazyPart(() => loadPanel().then((module) => ({ default: module.MapPanel })))

interface MapButtonProps {
  readonly filters: RoomFilters
  readonly search: SearchDraft<RoomFilters>
  readonly look: 'floating' | 'quiet'
  /** The map beside the results; without it the map is over the whole page. */
  readonly beside?: MapBeside
}

/** Opens and closes the map (rooms.map-on-demand, rooms.search-map-default). */
export function MapButton({ filters, search, look, beside }: MapButtonProps) {
  const t = useSentences(en)
  const entry = useLocation().key
  const isDesktop = useMatchingScreen('(min-width: 64rem)')
  const hasRoom = useMatchingScreen(besideQuery) && beside !== undefined
  const [isOverPage, setOverPage] = useState(() => keptMap(entry) !== null)
  const isMine = isDesktop === (look === 'quiet')
  const isShown = isMine && (hasRoom ? beside.isOpen : isOverPage)
  const isQuiet = useQuietPage()
  // A search from the map makes a new history entry, which shows the map too.
  useEffect(() => {
    if (isShown) keepMap({ entry, view: keptMap(entry)?.view ?? null })
  }, [isShown, entry])
  function show(isOpen: boolean) {
    if (!isOpen) keepMap(null)
    if (!hasRoom) return setOverPage(isOpen)
    rememberMapClosed(!isOpen)
    beside.setOpen(isOpen)
  }
  const press = {
    onClick: () => show(!isShown),
    onPointerEnter: () => void loadPanel().catch(() => undefined),
  }
  return (
    <>
      {look === 'floating' ? (
        <Button look="primary" icon={<MapIcon />} className={floating} aria-haspopup="dialog" {...press}>
          {t('rooms.map.map')}
        </Button>
      ) : (
        <Button look="quiet" size="s" icon={<MapIcon />} aria-expanded={isShown} {...press}>
          {t(isShown ? 'rooms.map.hide' : 'rooms.map.show')}
        </Button>
      )}
      {isShown && (isQuiet || !hasRoom) && (
        <Suspense>
          <MapPanel filters={filters} search={search} isBeside={hasRoom} onClose={() => show(false)} />
        </Suspense>
      )}
    </>
  )
}

const floating =
  'map-button fixed inset-x-0 bottom-[calc(var(--bar-bottom)+16px+env(safe-area-inset-bottom,0px))] z-(--z-sticky) mx-auto w-fit shadow-2'
