import type { PlaceDirectory } from '@basera/places/server'
import { judgeListing } from '@basera/trust/server'
import type { ReviewedRoom } from './review.queries.ts'

type Worded = Pick<ReviewedRoom, 'title' | 'description' | 'custom_amenities'>

const below = ({ description, custom_amenities }: Worded): string | null =>
  [...(description === null ? [] : [description]), ...custom_amenities].join('\n') || null

/** All that a lister says of a room in words of their own. */
export const wordsOf = (room: Worded): string => [room.title, below(room) ?? ''].join('\n').trim()

/** What the wording cheats with (trust.listing-wording). */
export const cheatIn = (room: Worded & Pick<ReviewedRoom, 'rent'>, city?: string) =>
  judgeListing({ title: room.title, description: below(room), rent: room.rent, city })

export async function isScam(room: ReviewedRoom, places: Pick<PlaceDirectory, 'cityOf'>): Promise<boolean> {
  const { latitude, longitude } = room
  const where = latitude === null || longitude === null ? room.address : { latitude, longitude }
  return cheatIn(room, (await places.cityOf(where))?.name) !== null
}
