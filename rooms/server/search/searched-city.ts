import type { City, PlaceDirectory } from '@basera/places/server'
import type { Point } from './search-area.ts'

export type SearchedCity = Pick<City, 'id' | 'name' | 'otherNames'>

/** The city around a point, whose unlocated rooms a search adds (rooms.search-unlocated). */
export const searchedCity = (
  directory: Pick<PlaceDirectory, 'cityOf'>,
  { lat, lng }: Point,
): Promise<SearchedCity | null> => directory.cityOf({ latitude: lat, longitude: lng })
