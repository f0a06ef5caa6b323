import { sentencesOf } from '@basera/platform/web'
import { type GeoJSONSource, Map as GlMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import en from '../../locales/en.json'
import type { MapView } from '../kept-map.ts'
import { baseStyle, mapLayers } from './base-style.ts'
import type { MapBox } from './map-box.ts'
import { mapColours } from './map-colours.ts'
import { tileSource } from './tile-style.ts'

const t = sentencesOf(en)

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

/** MapLibre skips the animation for reduced motion. `isSearch` is in the move's events: it shows what is searched. */
export const fitBox = (map: GlMap, box: MapBox, isSearch = false): void => {
  map.fitBounds(boundsOf(box), { padding: margin, maxZoom: 14 }, { isSearch })
}

const gestureWords = () => ({
  'CooperativeGesturesHandler.WindowsHelpText': t('rooms.map.zoomWithCtrl'),
  'CooperativeGesturesHandler.MacHelpText': t('rooms.map.zoomWithCommand'),
  'CooperativeGesturesHandler.MobileHelpText': t('rooms.map.moveWithTwo'),
})

interface MapStart {
  readonly container: HTMLElement
  /** A style on another server; undefined for the bundled map. */
  readonly styleUrl: string | undefined
  readonly tilesUrl: Promise<string | null>
  readonly view: MapView | null
  /** Asked where there is no view. */
  readonly box: () => MapBox | Promise<MapBox>
  readonly name: string
  /** The map is part of a page that scrolls: one finger and the wheel are the page's. */
  readonly isInPage?: boolean
}

const placeOf = async ({ view, box }: MapStart) =>
  view
    ? { center: [view.lng, view.lat] as [number, number], zoom: view.zoom }
    : { bounds: boundsOf(await box()) }

/** Opens a map. Throws or rejects without WebGL or when the bundled map cannot be loaded. */
export async function openMap(start: MapStart): Promise<GlMap> {
  const { container, styleUrl, name, isInPage = false } = start
  setWorkerUrl(new URL(workerUrl, location.href).href)
  const [style, place] = await Promise.all([styleUrl ?? start.tilesUrl.then(baseStyle), placeOf(start)])
  const map = new GlMap({
    container,
    style,
    ...place,
    fitBoundsOptions: { padding: margin, maxZoom: 14 },
    attributionControl: styleUrl ? { compact: false } : false,
    maxZoom: closest,
    minZoom: 2.5,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    cooperativeGestures: isInPage,
    locale: { 'Map.Title': name, ...gestureWords() },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  if (styleUrl) fallBack(map)
  return map
}

function fallBack(map: GlMap): void {
  const failed = () => {
    if (map.isStyleLoaded()) return
    map.off('error', failed)
    void baseStyle(null).then((style) => map.setStyle(style), console.error)
  }
  map.on('error', failed)
  map.once('load', () => map.off('error', failed))
}

const ringId = 'radius'

export function drawRing(map: GlMap, ring: [number, number][] | null): void {
  const geometry = { type: 'Polygon' as const, coordinates: ring ? [ring] : [] }
  const feature = { type: 'Feature' as const, properties: {}, geometry }
  const data = { type: 'FeatureCollection' as const, features: ring ? [feature] : [] }
  const source = map.getSource<GeoJSONSource>(ringId)
  if (source) {
    void source.setData(data)
    return
  }
  const colours = mapColours()
  map.addSource(ringId, { type: 'geojson', data, tolerance: 0.05 })
  const before = map.getLayer('names-6') ? 'names-6' : undefined
  map.addLayer(
    { id: 'radius-area', type: 'fill', source: ringId, paint: { 'fill-color': colours.ring } },
    before,
  )
  map.addLayer(
    {
      id: 'radius-line',
      type: 'line',
      source: ringId,
      paint: { 'line-color': colours.ringLine, 'line-width': 1.5, 'line-dasharray': [3, 3] },
    },
    before,
  )
}

type Paint = Parameters<GlMap['setPaintProperty']>

function repaint(map: GlMap): void {
  const colours = mapColours()
  for (const { id, paint } of mapLayers(colours, map.getSource(tileSource) !== undefined))
    if (map.getLayer(id))
      for (const [property, value] of Object.entries(paint ?? {}))
        map.setPaintProperty(id, property as Paint[1], value as Paint[2])
  const ring: readonly Paint[] = [
    ['radius-area', 'fill-color', colours.ring],
    ['radius-line', 'line-color', colours.ringLine],
  ]
  for (const paint of ring) if (map.getLayer(paint[0])) map.setPaintProperty(...paint)
}

export function followTheme(map: GlMap): () => void {
  const theme = new MutationObserver(() => repaint(map))
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => theme.disconnect()
}
