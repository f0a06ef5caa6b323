import { addProtocol, type ExpressionSpecification, type LayerSpecification } from 'maplibre-gl'
import type { Colours } from './map-colours.ts'

/** The source of the operator's tiles: layers of the Protomaps basemap, version 4. */
export const tileSource = 'tiles'
const source = tileSource

const isKind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]]
const width = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  9,
  far,
  15,
  near,
]
const rounded = { 'line-cap': 'round', 'line-join': 'round' } as const

const fill = (
  id: string,
  layer: string,
  colour: string,
  filter?: ExpressionSpecification,
): LayerSpecification => ({
  id: `tile-${id}`,
  type: 'fill',
  source,
  'source-layer': layer,
  ...(filter ? { filter } : {}),
  paint: { 'fill-color': colour },
})

interface RoadClass {
  readonly id: string
  readonly kind: string
  readonly fromZoom: number
  readonly widths: readonly [far: number, near: number]
  readonly colour: (colours: Colours) => string
}

const roads: readonly RoadClass[] = [
  { id: 'minor', kind: 'minor_road', fromZoom: 12, widths: [0.5, 5], colour: (c) => c.smallRoad },
  { id: 'major', kind: 'major_road', fromZoom: 8, widths: [0.8, 8], colour: (c) => c.road },
  { id: 'highway', kind: 'highway', fromZoom: 5, widths: [1.6, 11], colour: (c) => c.bigRoad },
]

const line = (road: RoadClass, suffix: string, colour: string, more: number): LayerSpecification => ({
  id: `tile-${road.id}${suffix}`,
  type: 'line',
  source,
  'source-layer': 'roads',
  minzoom: road.fromZoom,
  filter: isKind(road.kind),
  layout: rounded,
  paint: { 'line-color': colour, 'line-width': width(road.widths[0] + more / 2, road.widths[1] + more) },
})

/** Ground, water, buildings and streets. Borders are not among them: those of India are our own. */
export const tileGround = (colours: Colours): LayerSpecification[] => [
  fill('earth', 'earth', colours.land),
  fill(
    'parks',
    'landuse',
    colours.park,
    isKind(
      'park',
      'forest',
      'wood',
      'grass',
      'garden',
      'golf_course',
      'nature_reserve',
      'playground',
      'cemetery',
    ),
  ),
  {
    ...fill('water', 'water', colours.water),
    filter: ['==', ['geometry-type'], 'Polygon'],
  } as LayerSpecification,
  {
    id: 'tile-rivers',
    type: 'line',
    source,
    'source-layer': 'water',
    filter: isKind('river', 'stream', 'canal'),
    paint: { 'line-color': colours.water, 'line-width': width(0.8, 4) },
  },
  { ...fill('buildings', 'buildings', colours.block), minzoom: 14 } as LayerSpecification,
  ...roads.map((road) => line(road, '-case', colours.roadCase, 2)),
  ...roads.map((road) => line(road, '', road.colour(colours), 0)),
  {
    id: 'tile-rail',
    type: 'line',
    source,
    'source-layer': 'roads',
    minzoom: 11,
    filter: isKind('rail'),
    paint: { 'line-color': colours.border, 'line-width': 1, 'line-dasharray': [4, 2] },
  },
]

export const tileNames = (colours: Colours): LayerSpecification[] => {
  const paint = { 'text-color': colours.text, 'text-halo-color': colours.land, 'text-halo-width': 1.4 }
  const name: ExpressionSpecification = ['coalesce', ['get', 'name:en'], ['get', 'name'], '']
  const layout = { 'text-field': name, 'text-font': ['Anek Latin', 'Medium'], 'text-size': 12 }
  return [
    {
      id: 'tile-road-names',
      type: 'symbol',
      source,
      'source-layer': 'roads',
      minzoom: 13,
      filter: isKind('highway', 'major_road', 'minor_road'),
      layout: { ...layout, 'symbol-placement': 'line', 'text-size': 11 },
      paint,
    },
    {
      id: 'tile-water-names',
      type: 'symbol',
      source,
      'source-layer': 'water',
      minzoom: 11,
      filter: ['==', ['geometry-type'], 'Point'],
      layout: { ...layout, 'text-max-width': 7 },
      paint,
    },
  ]
}

/** Lets MapLibre read a PMTiles archive; answers with the address of the source. */
export async function tilesAddress(url: string): Promise<string> {
  const { Protocol } = await import('pmtiles')
  addProtocol('pmtiles', new Protocol().tile)
  return `pmtiles://${new URL(url, location.href).href}`
}
