import { distanceKm, leastKmTo, namedWithinKm, type Point } from '@basera/places/contract'
import type { PlaceRow } from './place-table.ts'

const kmPerDegree = 111
/** A rank of 100 outweighs 1 km: Koramangala before a lane in it (see places/data/SOURCES.md). */
const kmPerRank = 0.01

/** Stations, pincodes and campuses are poor names for a neighbourhood, and rough positions would give the wrong one. */
const namesNeighbourhoods = (row: PlaceRow) =>
  (row.kind === 'locality' || row.kind === 'town' || row.kind === 'city') && row.quality <= 2

/** Of every candidate the number of its row, its rank and where it is, in the order of squares. */
interface Candidates {
  readonly rows: Uint32Array
  readonly ranks: Uint8Array
  readonly latitudes: Float64Array
  readonly longitudes: Float64Array
}

/** Side of a square in degrees. */
const squareDegrees = 0.25

const squareAt = (degrees: number) => Math.floor(degrees / squareDegrees)

/** Its candidates are those `from` one up to another (excluded), the highest rank first. */
interface Square {
  readonly row: number
  readonly column: number
  readonly from: number
  to: number
}

const leastKm = (point: Point, { row, column }: Square) =>
  leastKmTo(point, { south: row * squareDegrees, west: column * squareDegrees, sizeDegrees: squareDegrees })

/** The least score that a candidate of a square can have. */
const leastScore = (least: number, rank: number) => least - rank * kmPerRank

export class NearIndex {
  readonly #rows = new Map<number, Map<number, Square>>()

  readonly #candidates: Candidates

  constructor(candidates: Candidates) {
    this.#candidates = candidates
    const { latitudes, longitudes } = candidates
    for (const [at, latitude] of latitudes.entries()) {
      const [row, column] = [squareAt(latitude), squareAt(longitudes[at] ?? 0)]
      const squares = this.#rows.get(row) ?? new Map<number, Square>()
      this.#rows.set(row, squares)
      const square = squares.get(column) ?? { row, column, from: at, to: at }
      squares.set(column, square)
      square.to = at + 1
    }
  }

  #squaresAround(
    point: Point,
  ): { readonly square: Square; readonly least: number; readonly score: number }[] {
    const reach = namedWithinKm / kmPerDegree + 0.01
    const reachAcross = reach / Math.max(0.1, Math.cos(point.latitude * (Math.PI / 180)))
    const found = []
    for (let row = squareAt(point.latitude - reach); row <= squareAt(point.latitude + reach); row++) {
      const squares = this.#rows.get(row)
      const last = squareAt(point.longitude + reachAcross)
      for (let column = squareAt(point.longitude - reachAcross); squares && column <= last; column++) {
        const square = squares.get(column)
        if (!square) continue
        const least = leastKm(point, square)
        found.push({ square, least, score: leastScore(least, this.#candidates.ranks[square.from] ?? 0) })
      }
    }
    return found.sort((one, other) => one.score - other.score)
  }

  nearest(point: Point): number | null {
    const { rows, ranks, latitudes, longitudes } = this.#candidates
    let best = -1
    let bestScore = Number.POSITIVE_INFINITY
    for (const { square, least, score: possible } of this.#squaresAround(point)) {
      if (possible > bestScore) break
      for (let at = square.from; at < square.to; at++) {
        const rank = ranks[at] ?? 0
        if (leastScore(least, rank) > bestScore) break
        const [latitude, longitude] = [latitudes[at] ?? 0, longitudes[at] ?? 0]
        const distance = distanceKm(point, { latitude, longitude })
        if (distance > namedWithinKm) continue
        const score = distance - rank * kmPerRank
        const isFirst = best < 0 || latitude < (latitudes[best] ?? 0)
        if (score > bestScore || (score === bestScore && !isFirst)) continue
        best = at
        bestScore = score
      }
    }
    return rows[best] ?? null
  }
}

export class NearIndexBuilder {
  readonly #rows: number[] = []
  readonly #ranks: number[] = []
  readonly #latitudes: number[] = []
  readonly #longitudes: number[] = []

  add(row: number, place: PlaceRow): void {
    if (!namesNeighbourhoods(place)) return
    this.#rows.push(row)
    this.#ranks.push(place.rank)
    this.#latitudes.push(place.latitude)
    this.#longitudes.push(place.longitude)
  }

  build(): NearIndex {
    const [ranks, latitudes, longitudes] = [this.#ranks, this.#latitudes, this.#longitudes]
    const rowOf = Int16Array.from(latitudes, squareAt)
    const columnOf = Int16Array.from(longitudes, squareAt)
    const difference = (list: ArrayLike<number>, a: number, b: number) => (list[a] ?? 0) - (list[b] ?? 0)
    const order = Uint32Array.from(ranks.keys()).sort(
      (a, b) =>
        difference(rowOf, a, b) ||
        difference(columnOf, a, b) ||
        difference(ranks, b, a) ||
        difference(latitudes, a, b) ||
        a - b,
    )
    const ordered = (list: readonly number[]) => Array.from(order, (at) => list[at] ?? 0)
    return new NearIndex({
      rows: Uint32Array.from(ordered(this.#rows)),
      ranks: Uint8Array.from(ordered(ranks)),
      latitudes: Float64Array.from(ordered(latitudes)),
      longitudes: Float64Array.from(ordered(longitudes)),
    })
  }
}
