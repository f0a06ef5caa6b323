import type { City, Locality, PlaceDirectory } from '@basera/places/server'
import { Problem } from '@basera/platform/contract'
import { localityRadiusKm, type RentPlace } from '@basera/rooms/contract'
import { rentSentences } from '../../contract/sentences.ts'

type Directory = Pick<PlaceDirectory, 'findCity' | 'findLocality'>

export const cityPlace = (city: City): RentPlace => ({
  path: city.slug,
  name: city.name,
  city: city.name,
  state: city.state,
  latitude: city.latitude,
  longitude: city.longitude,
  radius_km: city.radiusKm,
})

/** Its address names today's city, by whichever name it was found (rooms.locality-address). */
export const localityPlace = ({ slug, name, city, latitude, longitude }: Locality): RentPlace => ({
  path: `${city.slug}/${slug}`,
  name,
  city: city.name,
  state: city.state,
  latitude,
  longitude,
  radius_km: localityRadiusKm,
})

/** Finds `city` or `city/locality` by today's and former names. Throws `not_found`. */
export async function findRentPlace(directory: Directory, path: string): Promise<RentPlace> {
  const [citySlug = '', localitySlug] = path.toLowerCase().split('/')
  if (localitySlug === undefined) {
    const city = await directory.findCity(citySlug)
    if (city) return cityPlace(city)
  } else {
    const locality = await directory.findLocality(citySlug, localitySlug)
    if (locality) return localityPlace(locality)
  }
  throw new Problem('not_found', rentSentences.placeNotFound)
}
