import { setImmediate } from 'node:timers/promises'
import type { City, PlaceDirectory } from '@basera/places/server'
import type { ListedPage } from '@basera/platform/server/feature'
import { rentRoomsMin } from '@basera/rooms/contract'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database.ts'
import { cityPlace, localityPlace } from './rent-place.ts'
import { fullestPoints } from './rent-sample.queries.ts'
import { roomsWithin } from './rooms-within.ts'

type Directory = Pick<PlaceDirectory, 'cityOf' | 'localitiesOf'>
type FullPoint = Awaited<ReturnType<typeof fullestPoints>>[number]

/** Points of the grid that are looked at; what is left out has the fewest rooms. */
const pointsMax = 5000
const keptMs = 3_600_000
/** Points after which other requests get a turn. */
const turn = 250

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
      const here = roomsWithin(place, points)
      const rooms = here.reduce((sum, point) => sum + point.rooms, 0)
      if (rooms < rentRoomsMin) continue
      const changed =
        here
          .map((point) => point.changed)
          .sort()
          .at(-1) ?? ''
      pages.push({ path: `/rent-in/${place.path}`, changed })
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
