import { noLimits } from '@basera/platform/server/limits'
import type { RoomReview } from '@basera/rooms/contract'
import { type RoomWorld, roomWorld } from '../room-world.fixture.ts'
import { someListing } from '../some-listing.fixture.ts'

/** A text of a length that people write. */
export const sunnyRoom = {
  title: 'Sunny room with a balcony near the lake',
  description:
    'You get the corner room on the second floor. The windows look at the rain tree, and the kitchen is shared with two nurses. Water comes all day. Landlady lives below and likes quiet evenings.',
}

interface Reviewed {
  readonly id: string
  readonly review: RoomReview | null
}

export async function reviewWorld(limits = noLimits) {
  const world = await roomWorld(0, limits, { reviews: true })
  const list = async (by: string, listing: object = {}): Promise<Reviewed> => {
    const body = { ...someListing, ...listing }
    const answer = await world.call({ method: 'POST', url: '/api/rooms', by, body })
    if (answer.statusCode !== 201) throw new Error(answer.body)
    return answer.json()
  }
  const edit = async (by: string, id: string, change: object): Promise<Reviewed> =>
    (await world.call({ method: 'PATCH', url: `/api/rooms/${id}`, by, body: change })).json()
  return { ...world, list, edit }
}
export type ReviewWorld = Awaited<ReturnType<typeof reviewWorld>>

/** Why a room is in review; nothing where it is not. */
export const reasonsOf = ({ review }: Reviewed): string[] =>
  review === null ? [] : [...new Set(review.findings.map(({ reason }) => reason))]

export type { RoomWorld }
