import type { MapCalls, MapIndex } from '@basera/places/contract'
import { useApi, useSettings } from '@basera/platform/web'
import type { Map as GlMap } from 'maplibre-gl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MapBox } from './draw/map-box.ts'
import { followTheme, openMap } from './draw/map-view.ts'
import type { MapView } from './kept-map.ts'

const nothing: MapIndex = { cities: [], tiles: null }

export interface OpenedMap {
  readonly frame: RefObject<HTMLDivElement | null>
  /** Null until the style is loaded. */
  readonly map: GlMap | null
  readonly index: MapIndex
  readonly isUnavailable: boolean
}

interface MapOptions {
  readonly view?: MapView | null
  readonly box: () => MapBox | Promise<MapBox>
  readonly name: string
  readonly isInPage?: boolean
}

export function useMap({ view = null, box, name, isInPage = false }: MapOptions): OpenedMap {
  const { mapStyleUrl: styleUrl } = useSettings()
  const api = useApi<MapCalls>()
  const frame = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<GlMap | null>(null)
  const [index, setIndex] = useState(nothing)
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
    // Without it the map has no more than India and its names.
    const known = styleUrl ? nothing : api('GET /api/map-layers', {}).catch(() => nothing)
    const tilesUrl = Promise.resolve(known).then((found) => {
      if (!isClosed) setIndex(found)
      return found.tiles?.url ?? null
    })
    if (frame.current)
      openMap({ container: frame.current, styleUrl, tilesUrl, view, box, name, isInPage }).then(
        opened,
        () => {
          if (!isClosed) setUnavailable(true)
        },
      )
    return () => {
      isClosed = true
      setMap(null)
      close()
    }
  }, [])
  return { frame, map, index, isUnavailable }
}
