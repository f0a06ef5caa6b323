import type { PlaceDirectory } from '@basera/places/server'
import type { ReviewReason } from '@basera/rooms/contract'
import { judgeFairHousing } from '@basera/trust/contract'
import { judgeListing } from '@basera/trust/server'
import type { ReviewedRoom } from './review.queries.ts'

type Cities = Pick<PlaceDirectory, 'cityOf'>

export const textOf = ({ title, description }: Pick<ReviewedRoom, 'title' | 'description'>): string =>
  description === null ? title : `${title}\n${description}`

/** Wording that cheats (trust.listing-wording), or that shuts people out (trust.fair-housing). */
export async function checkWording(room: ReviewedRoom, places: Cities): Promise<ReviewReason[]> {
  const { title, description, rent, latitude, longitude } = room
  const where = latitude === null || longitude === null ? room.address : { latitude, longitude }
  const city = (await places.cityOf(where))?.name
  return [
    ...(judgeListing({ title, description, rent, city }) ? (['scam_wording'] as const) : []),
    ...(judgeFairHousing(textOf(room)).length > 0 ? (['fair_housing'] as const) : []),
  ]
}
