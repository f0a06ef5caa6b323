import { type GeoJSONSource, Map as GlMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { MapView } from '../kept-map.ts'
import { baseStyle, mapColours } from './base-style.ts'
import { india, type MapBox, ringAround } from './map-box.ts'

/** Blurred locations are 500 m apart, so a closer zoom shows nothing new. */
export const closest = 15
/** Pixels between a fitted box and the edges. */
const margin = 44

const boundsOf = ({ north, south, east, west }: MapBox): [number, number, number, number] => [
  west,
  south,
  east,
  north,
]

/** The part of the map that is on the screen. */
export function boxOf(map: GlMap): MapBox {
  const bounds = map.getBounds()
  return {
    north: bounds.getNorth(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    west: bounds.getWest(),
  }
}

export const viewOf = (map: GlMap): MapView => {
  const { lat, lng } = map.getCenter()
  return { lat, lng, zoom: map.getZoom() }
}

/** Moves the map to a box. MapLibre itself skips the animation for reduced motion. */
export const fitBox = (map: GlMap, box: MapBox, isSudden = false): void => {
  map.fitBounds(boundsOf(box), { padding: margin, maxZoom: 14, ...(isSudden ? { animate: false } : {}) })
}

interface MapStart {
  readonly container: HTMLElement
  /** A style on another server; undefined for the bundled map. */
  readonly styleUrl: string | undefined
  readonly view: MapView | null
  readonly box: MapBox
  readonly name: string
}

/** Opens a map. Throws or rejects without WebGL or when the bundled map cannot be loaded. */
export async function openMap({ container, styleUrl, view, box, name }: MapStart): Promise<GlMap> {
  setWorkerUrl(new URL(workerUrl, location.href).href)
  const style = styleUrl ?? (await baseStyle())
  const map = new GlMap({
    container,
    style,
    ...(view ? { center: [view.lng, view.lat], zoom: view.zoom } : { bounds: boundsOf(box) }),
    fitBoundsOptions: { padding: margin, maxZoom: 14 },
    attributionControl: styleUrl ? { compact: false } : false,
    maxZoom: closest,
    minZoom: 2.5,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    locale: { 'Map.Title': name },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  if (styleUrl) fallBack(map)
  return map
}

/** Replaces a style that cannot be loaded by the bundled map. */
function fallBack(map: GlMap): void {
  const failed = () => {
    if (map.isStyleLoaded()) return
    map.off('error', failed)
    void baseStyle().then((style) => map.setStyle(style), console.error)
  }
  map.on('error', failed)
  map.once('load', () => map.off('error', failed))
}

const ringId = 'radius'

/** Draws the radius of a search, or removes it. */
export function drawRing(
  map: GlMap,
  circle: { readonly lat: number; readonly lng: number; readonly km: number } | null,
): void {
  const data = {
    type: 'FeatureCollection' as const,
    features: circle
      ? [
          {
            type: 'Feature' as const,
            properties: {},
            geometry: { type: 'Polygon' as const, coordinates: [ringAround(circle, circle.km)] },
          },
        ]
      : [],
  }
  const source = map.getSource<GeoJSONSource>(ringId)
  if (source) {
    void source.setData(data)
    return
  }
  const { ring, ringLine } = mapColours()
  map.addSource(ringId, { type: 'geojson', data, tolerance: 0.05 })
  const before = map.getLayer('names-6') ? 'names-6' : undefined
  map.addLayer({ id: 'radius-area', type: 'fill', source: ringId, paint: { 'fill-color': ring } }, before)
  map.addLayer(
    {
      id: 'radius-line',
      type: 'line',
      source: ringId,
      paint: { 'line-color': ringLine, 'line-width': 1.5, 'line-dasharray': [3, 3] },
    },
    before,
  )
}

/** Applies the theme's colours now and on change. Returns a function that stops it. */
export function followTheme(map: GlMap): () => void {
  const paint = () => {
    const colours = mapColours()
    const set = (layer: string, property: Parameters<GlMap['setPaintProperty']>[1], value: string) => {
      if (map.getLayer(layer)) map.setPaintProperty(layer, property, value)
    }
    set('around', 'background-color', colours.around)
    set('land', 'fill-color', colours.land)
    set('borders', 'line-color', colours.border)
    for (const tier of [0, 1, 2, 3, 4, 5, 6]) {
      set(`names-${tier}`, 'text-color', colours.text)
      set(`names-${tier}`, 'text-halo-color', colours.land)
    }
    set('radius-area', 'fill-color', colours.ring)
    set('radius-line', 'line-color', colours.ringLine)
  }
  const theme = new MutationObserver(paint)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => theme.disconnect()
}

/** Shown without a search. */
export const everywhere = india
