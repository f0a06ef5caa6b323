import type { PlaceDirectory } from '@basera/places/server'
import { judgeListing } from '@basera/trust/server'
import type { ReviewedRoom } from './review.queries.ts'

export const textOf = ({ title, description }: Pick<ReviewedRoom, 'title' | 'description'>): string =>
  description === null ? title : `${title}\n${description}`

/** Whether the wording cheats (trust.listing-wording). */
export async function isScam(room: ReviewedRoom, places: Pick<PlaceDirectory, 'cityOf'>): Promise<boolean> {
  const { title, description, rent, latitude, longitude } = room
  const where = latitude === null || longitude === null ? room.address : { latitude, longitude }
  const city = (await places.cityOf(where))?.name
  return judgeListing({ title, description, rent, city }) !== null
}
