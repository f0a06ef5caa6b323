import { distanceKm, type Point } from '@basera/places/contract'
import type { Locality, PlaceDirectory } from '@basera/places/server'
import { type LocalityPage, localityRadiusKm, type RentPlace } from '@basera/rooms/contract'
import type { RentRecord } from './rent-book.ts'
import { localityPlace } from './rent-place.ts'
import type { SampledRoom } from './rent-sample.queries.ts'
import { roomsWithin } from './rooms-within.ts'

const neighboursMax = 8
const cityPartsMax = 24
const neighbourKm = 8

type Directory = Pick<PlaceDirectory, 'localitiesOf'>

interface FullPoint extends Point {
  readonly rooms: number
}

/** Sampled rooms by the grid of blurred locations, which has far fewer points than a city has rooms. */
function pointsOf(rooms: readonly SampledRoom[]): FullPoint[] {
  const points = new Map<string, FullPoint>()
  for (const { public_latitude: latitude, public_longitude: longitude } of rooms) {
    if (latitude === null || longitude === null) continue
    const key = `${latitude},${longitude}`
    points.set(key, { latitude, longitude, rooms: (points.get(key)?.rooms ?? 0) + 1 })
  }
  return [...points.values()]
}

/** The parts of a city with the most rooms of late; none lies within another, whose rooms it would count again. */
function fullestParts(localities: readonly Locality[], rooms: readonly SampledRoom[]): Locality[] {
  const points = pointsOf(rooms)
  const counted = localities.map((locality) => {
    const here = roomsWithin(localityPlace(locality), points)
    return { locality, rooms: here.reduce((sum, point) => sum + point.rooms, 0) }
  })
  const parts: Locality[] = []
  for (const { locality } of counted.sort((a, b) => b.rooms - a.rooms)) {
    if (parts.length === cityPartsMax) break
    if (parts.every((part) => distanceKm(part, locality) > localityRadiusKm)) parts.push(locality)
  }
  return parts
}

const nextTo = (localities: readonly Locality[], place: RentPlace): Locality[] =>
  localities
    .map((locality) => ({ locality, km: distanceKm(place, locality) }))
    .filter(({ locality, km }) => km <= neighbourKm && localityPlace(locality).path !== place.path)
    .sort((a, b) => a.km - b.km)
    .slice(0, neighboursMax)
    .map(({ locality }) => locality)

/** Parts of cities, kept as long as the record that they were counted from. */
const keptParts = new WeakMap<RentRecord, Locality[]>()

/** Pages that a place's page leads to: parts of a city, or the localities next to one. */
export async function neighboursOf(
  directory: Directory,
  place: RentPlace,
  record: RentRecord,
): Promise<LocalityPage['neighbours']> {
  const [citySlug = ''] = place.path.split('/')
  const localities = await directory.localitiesOf(citySlug)
  const isCity = place.path === citySlug
  const near = isCity
    ? (keptParts.get(record) ?? fullestParts(localities, record.rooms))
    : nextTo(localities, place)
  if (isCity) keptParts.set(record, near)
  return near.map((locality) => ({ path: localityPlace(locality).path, name: locality.name }))
}
