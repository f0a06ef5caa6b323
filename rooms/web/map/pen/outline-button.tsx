import { Button } from '@basera/platform/design'
import { PencilIcon, XIcon } from '@basera/platform/design/icons'
import { lazyPart, useSentences } from '@basera/platform/web'
import type { RoomFilters } from '@basera/rooms/contract'
import type { Map as GlMap } from 'maplibre-gl'
import { Suspense, useRef } from 'react'
import en from '../../locales/en.json'

const DrawOutline = lazyPart(() => import('./draw-outline.tsx'))

interface OutlineButtonProps {
  readonly map: GlMap
  readonly outline: RoomFilters['outline']
  readonly isDrawing: boolean
  readonly onDrawing: (isDrawing: boolean) => void
  readonly onOutline: (outline: RoomFilters['outline']) => void
  readonly onRemove: () => void
}

/** Starts drawing an outline to search in, or removes it (rooms.search-outline). */
export function OutlineButton(props: OutlineButtonProps) {
  const { map, outline, isDrawing, onDrawing, onOutline, onRemove } = props
  const t = useSentences(en)
  const button = useRef<HTMLButtonElement>(null)
  function stop() {
    onDrawing(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  if (isDrawing) {
    return (
      <Suspense>
        <DrawOutline
          map={map}
          onCancel={stop}
          onDone={(drawn) => {
            stop()
            onOutline(drawn)
          }}
        />
      </Suspense>
    )
  }
  const hasOutline = outline.length > 0
  return (
    <Button
      ref={button}
      className="map-draw"
      size="s"
      icon={hasOutline ? <XIcon /> : <PencilIcon />}
      onClick={() => (hasOutline ? onRemove() : onDrawing(true))}
    >
      {t(hasOutline ? 'rooms.map.drawRemove' : 'rooms.map.draw')}
    </Button>
  )
}
