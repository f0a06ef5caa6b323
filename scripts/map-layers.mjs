// node scripts/map-layers.mjs FOLDER: makes places/data/map from the GeoJSON layers of cities in FOLDER (see places/data/SOURCES.md).
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Give the folder of the GeoJSON files')
const output = join(import.meta.dirname, '../places/data/map')
mkdirSync(output, { recursive: true })

/** Largest size of a city's layers together, in bytes, compressed. */
const cityBytes = 300_000
/** 11 m: blurred locations are 500 m apart, and no nearer than zoom 15 is to be seen. */
const decimals = 4

const names = { bengaluru: 'Bengaluru', 'navi-mumbai': 'Navi Mumbai', 'pimpri-chinchwad': 'Pimpri-Chinchwad' }
const cityName = (id) => names[id] ?? id[0].toUpperCase() + id.slice(1)
const idOf = (name) => name.toLowerCase().replaceAll(' ', '-')

/** What each licence asks to be shown. */
const credits = {
  'CC BY-SA 2.5 IN': 'Wards © DataMeet, CC BY-SA 2.5 IN',
  'CC BY 4.0': 'Wards © DataMeet, CC BY 4.0',
  MIT: 'Wards © Nikhil VJ, SeerMaps, MIT',
  'MIT-0 (croyla/pmpml-gtfs)': 'Streets: PMPML, croyla/pmpml-gtfs, MIT-0',
  CC0: '',
}
const creditOf = (kind, licence) =>
  licence === 'ODbL 1.0'
    ? `${kind === 'wards' ? 'Wards' : 'Metro'} © OpenStreetMap contributors, ODbL`
    : credits[licence]

/** The wards of Kanpur come in metres of the web Mercator projection. */
const earthMetres = 6_378_137
const inDegrees = ([x, y]) =>
  Math.abs(x) <= 180
    ? [x, y]
    : [(x / earthMetres) * (180 / Math.PI), Math.atan(Math.sinh(y / earthMetres)) * (180 / Math.PI)]

const round = (point) => roundDegrees(inDegrees(point))
const roundDegrees = ([lng, lat]) => [Number(lng.toFixed(decimals)), Number(lat.toFixed(decimals))]

function roundLine(line) {
  const rounded = line.map(round)
  return rounded.filter((point, at) => at === 0 || String(point) !== String(rounded[at - 1]))
}

/** Joins lines that begin where another ends, so that long streets are one line. */
function joinLines(lines) {
  const open = new Map()
  const joined = new Set()
  for (const line of lines) {
    const before = open.get(String(line[0]))
    if (before && before !== line) {
      open.delete(String(line[0]))
      before.push(...line.slice(1))
      open.set(String(before.at(-1)), before)
    } else {
      joined.add(line)
      open.set(String(line.at(-1)), line)
    }
  }
  return [...joined]
}

function roundGeometry({ type, coordinates }) {
  if (type === 'LineString') return { type, coordinates: roundLine(coordinates) }
  if (type === 'MultiLineString')
    return { type, coordinates: joinLines(coordinates.map(roundLine).filter((line) => line.length > 1)) }
  const polygons = type === 'Polygon' ? [coordinates] : coordinates
  const rounded = polygons
    .map((rings) => rings.map(roundLine).filter((ring) => ring.length > 3))
    .filter((rings) => rings.length > 0)
  return { type: 'MultiPolygon', coordinates: rounded }
}

/** Colours of lines that cannot be seen on light land. */
const darker = { '#ffff00': '#e3b505', '#ffdf00': '#d9a800' }

const properties = {
  wards: () => ({}),
  streets: () => ({}),
  roads: ({ name }) => ({ name }),
  metro: ({ name, colour }) => ({
    name: name.replace(/[:(].*/, '').trim(),
    colour: darker[colour.toLowerCase()] ?? colour,
  }),
}

function boxOf(features) {
  const points = features.flatMap(({ geometry }) => geometry.coordinates.flat(Infinity))
  const lngs = points.filter((_, at) => at % 2 === 0)
  const lats = points.filter((_, at) => at % 2 === 1)
  const least = (values) => values.reduce((a, b) => Math.min(a, b))
  const most = (values) => values.reduce((a, b) => Math.max(a, b))
  return { north: most(lats), south: least(lats), east: most(lngs), west: least(lngs) }
}

const index = []

function write(city, kind, licence, all) {
  const features = all
    .filter(({ geometry }) => geometry.type !== 'Point')
    .map((feature) => ({
      type: 'Feature',
      properties: properties[kind](feature.properties),
      geometry: roundGeometry(feature.geometry),
    }))
  const text = JSON.stringify({ type: 'FeatureCollection', features })
  const bytes = gzipSync(text, { level: 9 })
  const file = `${city}-${kind}.json.gz`
  writeFileSync(join(output, file), bytes)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10)
  const attribution = creditOf(kind, licence)
  index.push({
    city,
    name: cityName(city),
    kind,
    file,
    hash,
    bytes: bytes.length,
    attribution,
    ...boxOf(features),
  })
}

for (const file of readdirSync(folder).sort()) {
  const [, city, layer] = /^(.+)-(wards|metro|bus-streets)\.geojson$/.exec(file) ?? []
  if (!city && file !== 'roads-approximate.geojson') continue
  const { licence, features } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  if (city) write(city, layer === 'bus-streets' ? 'streets' : layer, licence, features)
  else
    for (const name of new Set(features.map((feature) => feature.properties.city)))
      write(
        idOf(name),
        'roads',
        licence,
        features.filter((feature) => feature.properties.city === name),
      )
}

for (const city of new Set(index.map((layer) => layer.city))) {
  const bytes = index.filter((layer) => layer.city === city).reduce((sum, layer) => sum + layer.bytes, 0)
  if (bytes > cityBytes) throw new Error(`${city} has ${bytes} bytes`)
  console.log(city, bytes)
}
writeFileSync(join(output, 'index.json'), `${JSON.stringify(index, null, 1)}\n`)
