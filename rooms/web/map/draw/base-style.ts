import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import landUrl from '../base/india.geojson?url'
import labelsUrl from '../base/labels.json?url'
import { citySources } from './city-layers.ts'
import { groundLayers, railLayers, stationNames } from './city-style.ts'
import { type Colours, mapColours } from './map-colours.ts'
import { tileGround, tileNames, tileSource, tilesAddress } from './tile-style.ts'

type Label = readonly [name: string, lat: number, lng: number, tier: number]

/** Zoom levels from and to which a tier's names are drawn. */
const zooms: readonly (readonly [from: number, to: number])[] = [
  [4, 6.5],
  [0, 13],
  [4.6, 13],
  [5.8, 13],
  [7, 14],
  [8, 14],
  [10.5, 24],
]
const sizes = [12, 15, 14, 13, 13, 12, 13] as const

async function labelPoints() {
  const answer = await fetch(labelsUrl)
  if (!answer.ok) throw new Error(`The names of the map answered ${answer.status}`)
  const labels = (await answer.json()) as readonly Label[]
  return {
    type: 'FeatureCollection' as const,
    features: labels.map(([name, lat, lng, tier], order) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [lng, lat] },
      properties: { name, tier, order },
    })),
  }
}

const names = (tier: number, colours: Colours): LayerSpecification => ({
  id: `names-${tier}`,
  type: 'symbol',
  source: 'names',
  filter: ['==', ['get', 'tier'], tier],
  minzoom: zooms[tier]?.[0] ?? 0,
  maxzoom: zooms[tier]?.[1] ?? 24,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': tier === 0 || tier > 3 ? ['Anek Latin', 'Medium'] : ['Anek Latin', 'Bold'],
    'text-size': sizes[tier] ?? 13,
    'text-max-width': 8,
    'text-padding': 6,
    'symbol-sort-key': ['get', 'order'],
    ...(tier === 0 ? { 'text-letter-spacing': 0.04 } : {}),
  },
  paint: {
    'text-color': colours.text,
    'text-halo-color': colours.land,
    'text-halo-width': 1.6,
    ...(tier === 0 ? { 'text-opacity': 0.75 } : {}),
  },
})

/** Every layer of the map in these colours, the last on top; its names push earlier ones away. */
export const mapLayers = (colours: Colours, hasTiles: boolean): LayerSpecification[] => [
  { id: 'around', type: 'background', paint: { 'background-color': colours.around } },
  {
    id: 'land',
    type: 'fill',
    source: 'india',
    filter: ['==', ['get', 'kind'], 'land'],
    paint: { 'fill-color': colours.land },
  },
  ...(hasTiles ? tileGround(colours) : groundLayers(colours)),
  {
    id: 'borders',
    type: 'line',
    source: 'india',
    paint: {
      'line-color': colours.border,
      'line-opacity': 0.55,
      'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.8, 10, 1.6],
    },
  },
  ...railLayers(colours),
  ...(hasTiles ? tileNames(colours) : []),
  stationNames(colours),
  ...[6, 5, 4, 3, 2, 0, 1].map((tier) => names(tier, colours)),
]

/** The colours, of which a page has none before its whole style sheet applies. */
async function appliedColours(): Promise<Colours> {
  for (;;) {
    const colours = mapColours()
    if (colours.land) return colours
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The bundled map, or the operator's tiles. Needs our own server only; the browser draws the letters. */
export async function baseStyle(tilesUrl: string | null): Promise<StyleSpecification> {
  const tilesNamed = tilesUrl && tilesAddress(tilesUrl)
  const [labels, tiles, colours] = await Promise.all([labelPoints(), tilesNamed, appliedColours()])
  return {
    version: 8,
    sources: {
      india: { type: 'geojson', data: new URL(landUrl, location.href).href, tolerance: 0.1 },
      names: { type: 'geojson', data: labels },
      ...citySources(),
      ...(tiles ? { [tileSource]: { type: 'vector', url: tiles } } : {}),
    },
    layers: mapLayers(colours, Boolean(tiles)),
  }
}
