import { Button } from '@basera/platform/design'
import { MapIcon } from '@basera/platform/design/icons'
import { savesData, useSentences } from '@basera/platform/web'
import { onNear } from '@basera/platform/web/islands'
import type { Room } from '@basera/rooms/contract'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import en from '../../locales/en.json'
import { besideQuery } from '../../map/map-beside.ts'
import { useMatchingScreen } from '../../map/use-matching-screen.ts'
import type { AreaMapProps } from './area-map.tsx'

type Shown = ComponentType<AreaMapProps> | 'loading' | 'failed' | undefined

/** Where a room is, in words and as a circle; on a map once that is asked for, or near on wide screens (rooms.area-map). */
export function RoomArea({ room }: { readonly room: Room }) {
  const t = useSentences(en)
  const box = useRef<HTMLDivElement>(null)
  const isWide = useMatchingScreen(besideQuery)
  const [AreaMap, setAreaMap] = useState<Shown>()
  const show = () => {
    setAreaMap('loading')
    import('./area-map.tsx').then(
      (module) => setAreaMap(() => module.AreaMap),
      () => setAreaMap('failed'),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` does the same each time
  useEffect(() => {
    if (isWide && !savesData() && box.current) return onNear(box.current, show)
  }, [isWide])
  const { public_latitude: lat, public_longitude: lng } = room
  if (lat === null || lng === null) return null
  return (
    <section className="pt-8" aria-labelledby="room-area">
      <h2 id="room-area" className="mb-3.5 text-h2">
        {t('rooms.area.title')}
      </h2>
      <div
        ref={box}
        className="relative grid h-65 overflow-hidden rounded-3 border border-line bg-(--m-land)"
      >
        {typeof AreaMap === 'function' ? (
          <AreaMap lat={lat} lng={lng} />
        ) : (
          <>
            <Circle />
            <Button
              size="s"
              className="absolute! bottom-3.5 justify-self-center"
              icon={<MapIcon />}
              busy={AreaMap === 'loading'}
              onClick={show}
            >
              {t('rooms.map.show')}
            </Button>
          </>
        )}
      </div>
      {AreaMap === 'failed' && (
        <p role="alert" className="mt-2 text-small">
          {t('rooms.area.failed')}
        </p>
      )}
      <p className="mt-2.5 max-w-[38rem] text-small text-ink-3">{t('rooms.area.text')}</p>
    </section>
  )
}

/** Instead of the map, a circle on empty land: no claim about streets. */
function Circle() {
  return (
    <svg viewBox="0 0 100 100" className="absolute inset-0 size-full" aria-hidden="true">
      <circle cx="50" cy="42" r="30" fill="var(--m-ring)" stroke="var(--m-ring-l)" strokeDasharray="2 2" />
    </svg>
  )
}
