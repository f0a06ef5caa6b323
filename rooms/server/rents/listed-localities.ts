import { setImmediate } from 'node:timers/promises'
import { distanceKm } from '@basera/places/contract'
import type { City, PlaceDirectory } from '@basera/places/server'
import type { ListedPage } from '@basera/platform/server/feature'
import { type RentPlace, rentRoomsMin } from '@basera/rooms/contract'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database.ts'
import { cityPlace, localityPlace } from './rent-place.ts'
import { fullestPoints } from './rent-sample.queries.ts'

type Directory = Pick<PlaceDirectory, 'cityOf' | 'localitiesOf'>
type FullPoint = Awaited<ReturnType<typeof fullestPoints>>[number]

/** Points of the grid that are looked at; what is left out has the fewest rooms. */
const pointsMax = 5000
const keptMs = 3_600_000
/** Points after which other requests get a turn. */
const turn = 250
const kmPerDegree = 111

/** The rooms at points within a place, and the newest day; a band of latitude is compared first, which is cheap. */
function roomsAt(place: RentPlace, points: readonly FullPoint[]): { rooms: number; changed: string } {
  const reach = place.radius_km / kmPerDegree + 0.001
  let rooms = 0
  let changed = ''
  for (const point of points) {
    if (Math.abs(point.latitude - place.latitude) > reach || distanceKm(point, place) > place.radius_km)
      continue
    rooms += point.rooms
    if (point.changed > changed) changed = point.changed
  }
  return { rooms, changed }
}

async function pointsByCity(directory: Directory, points: readonly FullPoint[]) {
  const byCity = new Map<string, { readonly city: City; readonly points: FullPoint[] }>()
  for (const [index, point] of points.entries()) {
    if (index % turn === turn - 1) await setImmediate()
    const city = await directory.cityOf(point)
    if (!city) continue
    const known = byCity.get(city.slug)
    if (known) known.points.push(point)
    else byCity.set(city.slug, { city, points: [point] })
  }
  return [...byCity.values()]
}

async function readListed(db: Database, directory: Directory): Promise<ListedPage[]> {
  const pages: ListedPage[] = []
  for (const { city, points } of await pointsByCity(directory, await fullestPoints(db, pointsMax))) {
    const localities = await directory.localitiesOf(city.slug)
    for (const place of [cityPlace(city), ...localities.map(localityPlace)]) {
      const { rooms, changed } = roomsAt(place, points)
      if (rooms >= rentRoomsMin) pages.push({ path: `/rent-in/${place.path}`, changed })
    }
    await setImmediate()
  }
  return pages
}

/** Pages of places with enough rooms for the site map (rooms.locality-listed), read at most once an hour. */
export function openListedLocalities(db: Database, directory: Directory): () => Promise<ListedPage[]> {
  const cache = new LRUCache<'all', ListedPage[]>({
    max: 1,
    ttl: keptMs,
    fetchMethod: () => readListed(db, directory),
  })
  return () => cache.forceFetch('all')
}
