import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type MapCity, type MapLayer, type MapLayerKind, mapLayerKinds } from '@basera/places/contract'
import { z } from 'zod'
import { type RailLine, readBundledLines } from '../travel/read-lines.ts'
import { lineLayers } from './line-layers.ts'

const folder = join(import.meta.dirname, '../../data/map')

/** A row of `places/data/map/index.json`, which `scripts/map-layers.mjs` writes. */
const preparedLayer = z.object({
  city: z.string(),
  name: z.string(),
  kind: z.enum(mapLayerKinds),
  file: z.string(),
  hash: z.string(),
  attribution: z.string(),
  north: z.number(),
  south: z.number(),
  east: z.number(),
  west: z.number(),
})

type Box = Pick<MapCity, 'north' | 'south' | 'east' | 'west'>

interface Layer extends Box {
  readonly city: string
  readonly name: string
  readonly kind: MapLayerKind
  readonly hash: string
  readonly attribution: string
  read(): Promise<Buffer>
}

export interface MapLayers {
  readonly cities: readonly MapCity[]
  file(name: string): Promise<Buffer> | null
}

const idOf = (city: string) => city.toLowerCase().replaceAll(' ', '-')
const urlOf = ({ city, kind, hash }: Layer) => `/map-layers/${city}-${kind}.${hash}.json`

function preparedLayers(): Layer[] {
  const rows = z.array(preparedLayer).parse(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')))
  return rows.map(({ file, ...row }) => ({ ...row, read: () => readFile(join(folder, file)) }))
}

const boxOfStops = (lines: readonly RailLine[]): Box => {
  const stops = lines.flatMap((line) => line.stops)
  const latitudes = stops.map((stop) => stop.latitude)
  const longitudes = stops.map((stop) => stop.longitude)
  return {
    north: Math.max(...latitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    west: Math.min(...longitudes),
  }
}

function layerOf(own: Omit<Layer, 'hash' | 'read'>, features: readonly object[]): Layer {
  const text = JSON.stringify({ type: 'FeatureCollection', features })
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
  let compressed: Promise<Buffer> | undefined
  return {
    ...own,
    hash,
    read() {
      compressed ??= promisify(gzip)(text)
      return compressed
    },
  }
}

/** Stations of cities with lines, and straight lines where there are no better ones. */
function layersOfLines(lines: readonly RailLine[], prepared: readonly Layer[]): Layer[] {
  const attribution = 'Metro © OpenStreetMap contributors, ODbL'
  return [...lineLayers(lines)].flatMap(([name, { metro, stations }]) => {
    const box = boxOfStops(lines.filter((line) => line.city === name))
    const own = { city: idOf(name), name, attribution, ...box }
    const isDrawn = prepared.some((layer) => layer.city === own.city && layer.kind === 'metro')
    return [
      ...(isDrawn ? [] : [layerOf({ ...own, kind: 'metro' }, metro)]),
      layerOf({ ...own, kind: 'stations' }, stations),
    ]
  })
}

function cityOf(layers: readonly Layer[]): MapCity {
  const [{ city, name } = { city: '', name: '' }] = layers
  const drawn: MapLayer[] = layers
    .toSorted((a, b) => mapLayerKinds.indexOf(a.kind) - mapLayerKinds.indexOf(b.kind))
    .map((layer) => ({ kind: layer.kind, url: urlOf(layer), attribution: layer.attribution }))
  return {
    ...{ id: city, name, layers: drawn },
    north: Math.max(...layers.map((layer) => layer.north)),
    south: Math.min(...layers.map((layer) => layer.south)),
    east: Math.max(...layers.map((layer) => layer.east)),
    west: Math.min(...layers.map((layer) => layer.west)),
  }
}

export function openMapLayers(lines: readonly RailLine[] = readBundledLines()): MapLayers {
  const prepared = preparedLayers()
  const layers = [...prepared, ...layersOfLines(lines, prepared)]
  const files = new Map(layers.map((layer) => [urlOf(layer).replace('/map-layers/', ''), layer]))
  return {
    cities: [...Map.groupBy(layers, (layer) => layer.city).values()].map(cityOf),
    file: (name) => files.get(name)?.read() ?? null,
  }
}
