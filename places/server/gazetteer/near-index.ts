import { distanceKm, namedWithinKm, type Point } from '@basera/places/contract'
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

export class NearIndex {
  readonly #candidates: readonly Candidate[]

  constructor(candidates: readonly Candidate[]) {
    this.#candidates = candidates
  }

  #firstAtOrAbove(latitude: number): number {
    let low = 0
    let high = this.#candidates.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#candidates[middle]?.latitude ?? 0) < latitude) low = middle + 1
      else high = middle
    }
    return low
  }

  nearest(point: Point): number | null {
    const reach = namedWithinKm / kmPerDegree + 0.01
    const reachAcross = reach / Math.max(0.1, Math.cos(point.latitude * (Math.PI / 180)))
    let best: number | null = null
    let bestScore = Number.POSITIVE_INFINITY
    for (let at = this.#firstAtOrAbove(point.latitude - reach); at < this.#candidates.length; at++) {
      const candidate = this.#candidates[at]
      if (!candidate || candidate.latitude > point.latitude + reach) break
      if (Math.abs(candidate.longitude - point.longitude) > reachAcross) continue
      const distance = distanceKm(point, candidate)
      const score = distance - candidate.rank * kmPerRank
      if (distance > namedWithinKm || score >= bestScore) continue
      best = candidate.row
      bestScore = score
    }
    return best
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
