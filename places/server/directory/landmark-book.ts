import { distanceKm, type Point } from '@basera/places/contract'
import { type PlaceIndex, rowsWhere } from '../gazetteer/place-index.ts'
import type { PlaceRow } from '../gazetteer/place-table.ts'
import {
  type LandmarkKind,
  type LandmarkQuery,
  landmarkKinds,
  type NearbyLandmark,
} from './place-directory.ts'

type Landmark = Omit<NearbyLandmark, 'km'>

const kmPerDegree = 111
const kindOf = (row: PlaceRow): LandmarkKind | undefined => landmarkKinds.find((kind) => kind === row.kind)

function landmarkFromRow(row: PlaceRow): Landmark[] {
  const kind = kindOf(row)
  const { id, name, city, latitude, longitude, rank } = row
  return kind ? [{ id, kind, name, city: city || null, rank, latitude, longitude }] : []
}

const byDistance = (a: NearbyLandmark, b: NearbyLandmark) => a.km - b.km
const byRank = (a: NearbyLandmark, b: NearbyLandmark) => b.rank - a.rank || a.km - b.km

export class LandmarkBook {
  readonly #landmarks: readonly Landmark[]

  constructor(indexes: readonly PlaceIndex[]) {
    this.#landmarks = indexes
      .flatMap((index) => rowsWhere(index, (row) => kindOf(row) !== undefined).flatMap(landmarkFromRow))
      .sort((a, b) => a.latitude - b.latitude)
  }

  #firstAtOrAbove(latitude: number): number {
    let low = 0
    let high = this.#landmarks.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#landmarks[middle]?.latitude ?? 0) < latitude) low = middle + 1
      else high = middle
    }
    return low
  }

  near(point: Point, { kinds, withinKm, limit, order }: LandmarkQuery): NearbyLandmark[] {
    const reach = withinKm / kmPerDegree + 0.001
    const found: NearbyLandmark[] = []
    for (let at = this.#firstAtOrAbove(point.latitude - reach); at < this.#landmarks.length; at++) {
      const landmark = this.#landmarks[at]
      if (!landmark || landmark.latitude > point.latitude + reach) break
      if (!kinds.includes(landmark.kind)) continue
      const km = distanceKm(point, landmark)
      if (km <= withinKm) found.push({ ...landmark, km })
    }
    return found.sort(order === 'rank' ? byRank : byDistance).slice(0, limit)
  }
}
