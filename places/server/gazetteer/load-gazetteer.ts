import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { gazetteerCredit, type Place, type Point } from '@basera/places/contract'
import type { Logger } from '@basera/platform/server/logger'
import type { PlaceProvider, SuggestOptions } from '../place-provider.ts'
import { Cities } from './cities.ts'
import { Lookup } from './find-candidates.ts'
import { readOwnNames, withOwnNames } from './own-names.ts'
import { buildPlaceIndex, nearestRow, type PlaceIndex, type YieldControl } from './place-index.ts'
import { placeFromRow } from './place-table.ts'
import type { PlaceData } from './search-places.ts'
import { suggestRows } from './suggest.ts'

const folder = join(import.meta.dirname, '../../data')
/** Longest uninterrupted work while reading, in ms. */
const sliceMs = 10

function timeSlices(): YieldControl {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < sliceMs) return
    await setImmediate()
    since = performance.now()
  }
}

/** Places for a text; `unknown` is the part of it that they are not named after (places.unknown-part). */
export interface PlaceAnswer {
  readonly items: Place[]
  readonly unknown: string | null
}

/** The bundled places of India in memory. Never fails once loaded. */
export interface Gazetteer extends PlaceProvider {
  find(id: string): Place | null
  search(text: string, limit: number): Place[]
  /** The same with the part of the text that is not known, for equal names nearest to `near` first. */
  answer(text: string, options: SuggestOptions): PlaceAnswer
  /** The locality, town or city that names a point best, within 60 km, or null. */
  nearest(point: Point): Place | null
  readonly size: number
  readonly indexes: readonly PlaceIndex[]
}

/** Ids of places that were merged into others, with the id that is left: links and saved searches keep working. */
type MergedIds = ReadonlyMap<string, string>

function gazetteerOf(data: PlaceData, merged: MergedIds): Gazetteer {
  const { indexes } = data
  const attribution = gazetteerCredit
  const [main] = indexes
  const answer = (text: string, options: SuggestOptions): PlaceAnswer => {
    const { rows, unknown } = suggestRows(data, text, options)
    return { items: rows.map(placeFromRow), unknown }
  }
  const search = (text: string, limit: number) => answer(text, { limit }).items
  const find = (id: string) => {
    const kept = merged.get(id) ?? id
    const row = indexes.map(({ table }) => table.find(kept)).find((found) => found !== null)
    return row ? placeFromRow(row) : null
  }
  const nearest = (point: Point) => {
    const row = main ? nearestRow(main, point) : null
    return row ? placeFromRow(row) : null
  }
  return {
    search,
    answer,
    find,
    nearest,
    indexes,
    size: indexes.reduce((sum, { table }) => sum + table.size, 0),
    suggest: async (text, options) => {
      const { items, unknown } = answer(text, options)
      return { items, attribution, ...(unknown !== null && { unknown }) }
    },
    details: async (id) => find(id),
    reverse: async (point) => ({ place: nearest(point), attribution }),
  }
}

const read = (file: string) => readFile(join(folder, file))
const unzip = promisify(gunzip)

async function readMergedIds(): Promise<MergedIds> {
  const [, ...lines] = (await read('merged-ids.tsv')).toString('utf8').trimEnd().split('\n')
  return new Map(lines.map((line) => line.split('\t') as [string, string]))
}

/** About a second of work, in slices that let requests through. Datasets of different licences are never mixed. */
export async function loadGazetteer(logger: Logger): Promise<Gazetteer> {
  const started = performance.now()
  const yieldControl = timeSlices()
  const ownNames = readOwnNames(await read('names.tsv'))
  const places = withOwnNames(await unzip(await read('places.tsv.gz')), ownNames)
  const cities = new Cities(places)
  const indexes = [
    await buildPlaceIndex(places, cities, yieldControl),
    await buildPlaceIndex(await unzip(await read('places.odbl.tsv.gz')), cities, yieldControl),
    await buildPlaceIndex(await read('places.ccbysa.tsv'), cities, yieldControl),
  ]
  const gazetteer = gazetteerOf({ indexes, cities, lookup: new Lookup() }, await readMergedIds())
  logger.info({ places: gazetteer.size, ms: Math.round(performance.now() - started) }, 'gazetteer loaded')
  return gazetteer
}
