import { distanceKm, leastKmTo, namedWithinKm, type Point } from '@basera/places/contract'
import type { PlaceRow } from './place-table.ts'

const kmPerDegree = 111
/** A rank of 100 outweighs 1 km: Koramangala before a lane in it (see places/data/SOURCES.md). */
const kmPerRank = 0.01

/** Stations, pincodes and campuses are poor names for a neighbourhood, and rough positions would give the wrong one. */
const namesNeighbourhoods = (row: PlaceRow) =>
  (row.kind === 'locality' || row.kind === 'town' || row.kind === 'city') && row.quality <= 2

interface Candidate extends Point {
  readonly row: number
  readonly rank: number
}

/** Side of a square in degrees. */
const squareDegrees = 0.25

const squareAt = (degrees: number) => Math.floor(degrees / squareDegrees)

/** Candidates of a square, the highest rank first. */
interface Square {
  readonly row: number
  readonly column: number
  readonly candidates: Candidate[]
}

const leastKm = (point: Point, { row, column }: Square) =>
  leastKmTo(point, { south: row * squareDegrees, west: column * squareDegrees, sizeDegrees: squareDegrees })

/** The least score that a candidate of a square can have. */
const leastScore = (least: number, rank: number) => least - rank * kmPerRank

export class NearIndex {
  readonly #rows = new Map<number, Map<number, Square>>()

  constructor(candidates: readonly Candidate[]) {
    for (const candidate of candidates) {
      const [row, column] = [squareAt(candidate.latitude), squareAt(candidate.longitude)]
      const squares = this.#rows.get(row) ?? new Map<number, Square>()
      this.#rows.set(row, squares)
      const square = squares.get(column) ?? { row, column, candidates: [] }
      squares.set(column, square)
      square.candidates.push(candidate)
    }
    for (const squares of this.#rows.values())
      for (const square of squares.values()) square.candidates.sort((one, other) => other.rank - one.rank)
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
        found.push({ square, least, score: leastScore(least, square.candidates[0]?.rank ?? 0) })
      }
    }
    return found.sort((one, other) => one.score - other.score)
  }

  nearest(point: Point): number | null {
    let best: Candidate | null = null
    let bestScore = Number.POSITIVE_INFINITY
    for (const { square, least, score: possible } of this.#squaresAround(point)) {
      if (possible > bestScore) break
      for (const candidate of square.candidates) {
        if (leastScore(least, candidate.rank) > bestScore) break
        const distance = distanceKm(point, candidate)
        if (distance > namedWithinKm) continue
        const score = distance - candidate.rank * kmPerRank
        const isFirst = best === null || candidate.latitude < best.latitude
        if (score > bestScore || (score === bestScore && !isFirst)) continue
        best = candidate
        bestScore = score
      }
    }
    return best?.row ?? null
  }
}

export class NearIndexBuilder {
  readonly #candidates: Candidate[] = []

  add(row: number, place: PlaceRow): void {
    if (!namesNeighbourhoods(place)) return
    this.#candidates.push({ row, rank: place.rank, latitude: place.latitude, longitude: place.longitude })
  }

  build(): NearIndex {
    return new NearIndex(this.#candidates.sort((a, b) => a.latitude - b.latitude))
  }
}
