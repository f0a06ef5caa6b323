import type { City, PlaceDirectory } from '@basera/places/server'
import type { RoomFacetSearch } from '@basera/rooms/contract'

type Cities = Pick<PlaceDirectory, 'cityOf'>

const plain = (text: string) => text.trim().toLowerCase()

async function cityNamed(directory: Cities, text: string): Promise<City | null> {
  const city = await directory.cityOf(text)
  const isWhole = city && [city.name, ...city.otherNames].some((name) => plain(name) === plain(text))
  return isWhole ? city : null
}

/**
 * A search by a city's name alone, as the same search around the city (rooms.search-text). Tens of thousands of addresses contain
 * such a name: looking through them takes ten times as long.
 */
export async function aroundNamedCity<Search extends RoomFacetSearch>(
  directory: Cities,
  search: Search,
): Promise<Search> {
  const { q, lat, bounds, polygon, commute_to } = search
  if (!q || [lat, bounds, polygon, commute_to].some((area) => area !== undefined)) return search
  const city = await cityNamed(directory, q)
  return city ? { ...search, q: undefined, lat: city.latitude, lng: city.longitude } : search
}
