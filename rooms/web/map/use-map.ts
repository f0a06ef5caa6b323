import { useSettings } from '@basera/platform/web'
import type { Map as GlMap } from 'maplibre-gl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MapBox } from './draw/map-box.ts'
import { followTheme, openMap } from './draw/map-view.ts'
import type { MapView } from './kept-map.ts'

export interface OpenedMap {
  readonly frame: RefObject<HTMLDivElement | null>
  /** Null until the style is loaded. */
  readonly map: GlMap | null
  readonly isUnavailable: boolean
}

/** Opens a map showing `view`, else `box`; closes it with the component. */
export function useMap(view: MapView | null, box: MapBox, name: string): OpenedMap {
  const { mapStyleUrl } = useSettings()
  const frame = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<GlMap | null>(null)
  const [isUnavailable, setUnavailable] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; later moves are the map's own
  useEffect(() => {
    let close: () => void = () => undefined
    let isClosed = false
    const opened = (ready: GlMap) => {
      if (isClosed) return ready.remove()
      const stop = followTheme(ready)
      close = () => {
        stop()
        ready.remove()
      }
      ready.once('style.load', () => !isClosed && setMap(ready))
    }
    if (frame.current)
      openMap({ container: frame.current, styleUrl: mapStyleUrl, view, box, name }).then(opened, () => {
        if (!isClosed) setUnavailable(true)
      })
    return () => {
      isClosed = true
      setMap(null)
      close()
    }
  }, [])
  return { frame, map, isUnavailable }
}
