import { zxyToTileId } from 'pmtiles'

/** A feature of a vector tile; `points` are longitude and latitude, without the closing point of a polygon. */
export interface TileFeature {
  readonly layer: string
  readonly type: 'point' | 'line' | 'polygon'
  readonly properties: Readonly<Record<string, string | number>>
  readonly points: readonly (readonly [longitude: number, latitude: number])[]
}

const extent = 4096

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
const bytesField = (field: number, bytes: readonly number[]) => [
  field * 8 + 2,
  ...varint(bytes.length),
  ...bytes,
]
const textField = (field: number, text: string) => bytesField(field, [...Buffer.from(text)])
const numberField = (field: number, value: number) => [field * 8, ...varint(value)]
const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2)

type Tile = readonly [z: number, x: number, y: number]

function onTile([z, x, y]: Tile, [longitude, latitude]: TileFeature['points'][number]): [number, number] {
  const radians = (latitude * Math.PI) / 180
  const across = ((longitude + 180) / 360) * 2 ** z - x
  const down = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z - y
  // Far beyond its edge, what a tile has of a shape does not matter.
  const kept = (share: number) => Math.round(Math.min(2, Math.max(-1, share)) * extent)
  return [kept(across), kept(down)]
}

/** Commands of the geometry: move to the first point, lines to the others, close a polygon. */
function geometryOf(tile: Tile, { type, points }: TileFeature): number[] {
  let [cursorX, cursorY] = [0, 0]
  const steps = points.map((point) => {
    const [x, y] = onTile(tile, point)
    const step = [zigzag(x - cursorX), zigzag(y - cursorY)]
    ;[cursorX, cursorY] = [x, y]
    return step
  })
  const [first = [], ...others] = steps
  const lines = others.length > 0 ? [others.length * 8 + 2, ...others.flat()] : []
  return [9, ...first, ...lines, ...(type === 'polygon' ? [15] : [])].flatMap(varint)
}

const types = { point: 1, line: 2, polygon: 3 } as const

function layerOf(tile: Tile, name: string, features: readonly TileFeature[]): number[] {
  const keys = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))]
  const values = [...new Set(features.flatMap(({ properties }) => Object.values(properties)))]
  const encoded = features.flatMap((feature) => {
    const tags = Object.entries(feature.properties).flatMap(([key, value]) => [
      keys.indexOf(key),
      values.indexOf(value),
    ])
    return bytesField(2, [
      ...bytesField(2, tags.flatMap(varint)),
      ...numberField(3, types[feature.type]),
      ...bytesField(4, geometryOf(tile, feature)),
    ])
  })
  return bytesField(3, [
    ...textField(1, name),
    ...encoded,
    ...keys.flatMap((key) => textField(3, key)),
    ...values.flatMap((value) =>
      bytesField(4, typeof value === 'string' ? textField(1, value) : numberField(4, value)),
    ),
    ...numberField(5, extent),
    ...numberField(15, 2),
  ])
}

const tileOf = (tile: Tile, features: readonly TileFeature[]) =>
  Buffer.from(
    [...Map.groupBy(features, ({ layer }) => layer)].flatMap(([name, own]) => layerOf(tile, name, own)),
  )

/** Tiles that hold a box, at every zoom of a range, in the order of the archive. */
function tilesOf(
  box: readonly [west: number, south: number, east: number, north: number],
  zooms: readonly number[],
) {
  const [west, south, east, north] = box
  return zooms
    .flatMap((z) => {
      const at = (point: TileFeature['points'][number]) => {
        const radians = (point[1] * Math.PI) / 180
        const side = 2 ** z
        const down = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * side
        return [Math.floor(((point[0] + 180) / 360) * side), Math.floor(down)] as const
      }
      const [left, top] = at([west, north])
      const [right, bottom] = at([east, south])
      const tiles: Tile[] = []
      for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) tiles.push([z, x, y])
      return tiles
    })
    .map((tile) => ({ id: zxyToTileId(...tile), tile }))
    .sort((a, b) => a.id - b.id)
}

function directoryOf(entries: readonly { readonly id: number; readonly length: number }[]): Buffer {
  let last = 0
  const ids = entries.map(({ id }) => {
    const step = id - last
    last = id
    return step
  })
  const columns = [ids, entries.map(() => 1), entries.map(({ length }) => length)]
  const offsets = entries.map((_, at) => (at === 0 ? 1 : 0))
  return Buffer.from([entries.length, ...columns.flat(), ...offsets].flatMap(varint))
}

interface Archive {
  readonly features: readonly TileFeature[]
  readonly box: readonly [west: number, south: number, east: number, north: number]
  readonly minZoom: number
  readonly maxZoom: number
}

const headerBytes = 127

/** A small PMTiles archive of version 3: one directory, nothing compressed. */
export function tileArchiveOf({ features, box, minZoom, maxZoom }: Archive): Buffer {
  const zooms = Array.from({ length: maxZoom - minZoom + 1 }, (_, at) => minZoom + at)
  const tiles = tilesOf(box, zooms).map(({ id, tile }) => ({ id, bytes: tileOf(tile, features) }))
  const directory = directoryOf(tiles.map(({ id, bytes }) => ({ id, length: bytes.length })))
  const metadata = Buffer.from('{}')
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes))
  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles', 'latin1')
  header[7] = 3
  const metadataAt = headerBytes + directory.length
  const dataAt = metadataAt + metadata.length
  const places = [headerBytes, directory.length, metadataAt, metadata.length, dataAt, 0, dataAt, data.length]
  for (const [at, value] of [...places, tiles.length, tiles.length, tiles.length].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + at * 8)
  // Clustered, directory and tiles not compressed, vector tiles.
  header.set([1, 1, 1, 1, minZoom, maxZoom], 96)
  const corners = [box[0], box[1], box[2], box[3]]
  for (const [at, degrees] of corners.entries()) header.writeInt32LE(Math.round(degrees * 1e7), 102 + at * 4)
  return Buffer.concat([header, directory, metadata, data])
}
