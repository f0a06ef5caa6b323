import type { PlaceDirectory } from '@basera/places/server'
import type { Database } from '../database.ts'
import { type AddressedRoom, setNamedCities, unlocatedAfter, unnamedRooms } from './named-city.queries.ts'

export type Cities = Pick<PlaceDirectory, 'cityOf'>

/** What a room keeps of its address: the id of the city that it names last, or an empty text (rooms.search-unlocated). */
export const namedCity = async (directory: Cities, address: string): Promise<string> =>
  (await directory.cityOf(address))?.id ?? ''

/** For a room that is looked for before the task names its city. */
export async function nameCityOf(
  db: Database,
  directory: Cities,
  { id, address }: Pick<AddressedRoom, 'id' | 'address'>,
): Promise<void> {
  await setNamedCities(db, [{ id, address, city: await namedCity(directory, address) }], 'wait')
}

const page = 1000
const mostPages = 100

async function nameCities(db: Database, directory: Cities, rooms: readonly AddressedRoom[]): Promise<void> {
  const named = await Promise.all(
    rooms.map(async (room) => ({ ...room, city: await namedCity(directory, room.address) })),
  )
  const changed = named.filter(({ city, named_city }) => city !== named_city)
  if (changed.length > 0) await setNamedCities(db, changed, 'skip')
}

/**
 * Names the cities of rooms without a location that came without: imported ones, those of before. Then looks again at a
 * page of the others, from `after` on, since places of a later release know other cities. Gives where to go on.
 */
export async function nameMissingCities(
  db: Database,
  directory: Cities,
  after: string | null,
): Promise<string | null> {
  for (let n = 0; n < mostPages; n++) {
    const rooms = await unnamedRooms(db, page)
    await nameCities(db, directory, rooms)
    if (rooms.length < page) break
  }
  const rooms = await unlocatedAfter(db, after, page)
  await nameCities(db, directory, rooms)
  return rooms.length < page ? null : (rooms.at(-1)?.id ?? null)
}
