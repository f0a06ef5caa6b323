import { type Place, placeKinds } from '@basera/places/contract'

const newline = 0x0a
const idPattern = /^[a-z]{1,2}-[a-z0-9-]+$/

const columns = 'id kind name alt city district state pincode lat lng rank pop q src names lic'.split(' ')

export interface PlaceRow {
  readonly id: string
  readonly kind: (typeof placeKinds)[number]
  readonly name: string
  /** Former names, spellings and short forms in Latin letters, and the names in Indian scripts. */
  readonly otherNames: readonly string[]
  readonly city: string
  readonly district: string
  readonly state: string
  readonly pincode: string
  readonly latitude: number
  readonly longitude: number
  /** 1 to 100, larger first. */
  readonly rank: number
  /** Inhabitants, 0 when not known. */
  readonly population: number
  /** Of the position: 1 confirmed, 2 one source or by hand, 3 and 4 that of a pincode. */
  readonly quality: number
}

/** `Deva=…;Knda=…` without the codes of the scripts. */
const scriptNames = (names: string) =>
  names === '' ? [] : names.split(';').map((name) => name.slice(name.indexOf('=') + 1))

const initialled = /^(\p{Lu}\p{L}+) (\p{Lu}\p{L}+) (Road|Nagar|Market|Marg)$/u

/** "MG Road" for the station of Mahatma Gandhi Road. */
function initialsOf(kind: string, name: string): readonly string[] {
  const [, first, second, last] = (kind === 'metro' && initialled.exec(name)) || []
  return first && second ? [`${first[0]}${second[0]} ${last}`] : []
}

function rowFromLine(line: string): PlaceRow {
  const [
    id = '',
    kind = '',
    name = '',
    alt = '',
    city = '',
    district = '',
    state = '',
    pincode = '',
    ...rest
  ] = line.split('\t')
  const [lat, lng, rank, population = 0, quality] = rest.slice(0, 5).map(Number)
  const known = placeKinds.find((value) => value === kind)
  if (!known || lat === undefined || lng === undefined || rank === undefined || quality === undefined)
    throw new Error(`Not a place: ${line.slice(0, 80)}`)
  const otherNames = [
    ...(alt === '' ? [] : alt.split(';')),
    ...initialsOf(kind, name),
    ...scriptNames(rest[6] ?? ''),
  ]
  return {
    id,
    kind: known,
    name,
    otherNames,
    city,
    district,
    state,
    pincode,
    latitude: lat,
    longitude: lng,
    rank,
    population,
    quality,
  }
}

/** The area of a place without repetition: "Bengaluru, Karnataka"; for a city its state, for a state its country. */
function contextOf(row: PlaceRow): string {
  const area = row.kind === 'city' ? '' : row.city || row.district
  const parts = [...new Set([area, row.state])].filter((part) => part !== '' && part !== row.name)
  return parts.length > 0 ? parts.join(', ') : 'India'
}

export const placeFromRow = (row: PlaceRow): Place => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  context: contextOf(row),
  city: row.city || (row.kind === 'city' ? row.name : null),
  state: row.state || null,
  pincode: row.pincode || null,
  latitude: row.latitude,
  longitude: row.longitude,
})

/** A data file in memory as raw bytes; rows are parsed on demand. */
export class PlaceTable {
  readonly #bytes: Buffer
  readonly #starts: Uint32Array

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    const header = bytes.toString('utf8', 0, Math.max(0, bytes.indexOf(newline)))
    if (header !== columns.join('\t'))
      throw new Error(`The place data has other columns: ${header.slice(0, 200)}`)
    const starts: number[] = []
    for (let at = header.length + 1; at < bytes.length; ) {
      starts.push(at)
      const end = bytes.indexOf(newline, at)
      at = end === -1 ? bytes.length : end + 1
    }
    this.#starts = Uint32Array.from([...starts, bytes.length])
  }

  get size(): number {
    return this.#starts.length - 1
  }

  row(index: number): PlaceRow {
    const start = this.#starts[index]
    const end = this.#starts[index + 1]
    if (start === undefined || end === undefined) throw new Error(`No row ${index}`)
    return rowFromLine(this.#bytes.toString('utf8', start, end).trimEnd())
  }

  *rowsWithPrefix(prefix: string): Generator<PlaceRow> {
    const start = `\n${prefix}`
    for (let at = this.#bytes.indexOf(start); at !== -1; at = this.#bytes.indexOf(start, at + 1)) {
      const end = this.#bytes.indexOf(newline, at + 1)
      yield rowFromLine(this.#bytes.toString('utf8', at + 1, end === -1 ? this.#bytes.length : end))
    }
  }

  /** The row with this id: one scan of the bytes, a millisecond or two. */
  find(id: string): PlaceRow | null {
    if (!idPattern.test(id)) return null
    const at = this.#bytes.indexOf(`\n${id}\t`)
    if (at === -1) return null
    const end = this.#bytes.indexOf(newline, at + 1)
    return rowFromLine(this.#bytes.toString('utf8', at + 1, end === -1 ? this.#bytes.length : end))
  }
}
