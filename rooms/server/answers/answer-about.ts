import { distanceKm } from '@basera/places/contract'
import type { Performed } from '@basera/platform/server/feature'
import type { Room, RoomFacetSearch, RoomPage } from '@basera/rooms/contract'
import { circleOf, shapeOf } from '../search/search-criteria.ts'
import type { RoomChange } from './room-changes.ts'

type Where = { readonly lat: number; readonly lng: number }

/** What an answer shows, so that a change of it is known. */
export interface AnswerAbout {
  readonly rooms: ReadonlySet<string>
  readonly listers: ReadonlySet<string>
  /** Whether rooms at a location, null for rooms without one, belong to what was searched. */
  readonly covers: (at: Where | null) => boolean
}

const nowhere = () => false
const anywhere = () => true

/** Kilometres by which a radius is taken too large. */
const slackKm = 0.1

/** Rooms without a location are counted with every search. A journey reaches where only its search knows. */
function coverOf(search: RoomFacetSearch): AnswerAbout['covers'] {
  const circle = circleOf(search)
  const shape = shapeOf(search)
  if (search.commute_to !== undefined) return anywhere
  if (circle) {
    const { lat: latitude, lng: longitude } = circle.point
    const middle = { latitude, longitude }
    return (at) =>
      !at || distanceKm(middle, { latitude: at.lat, longitude: at.lng }) <= circle.radiusKm + slackKm
  }
  if (!shape) return anywhere
  const corners =
    'corners' in shape
      ? shape.corners
      : [
          { lat: shape.south, lng: shape.west },
          { lat: shape.north, lng: shape.east },
        ]
  const [lats, lngs] = [corners.map(({ lat }) => lat), corners.map(({ lng }) => lng)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  return (at) => !at || (at.lat >= south && at.lat <= north && at.lng >= west && at.lng <= east)
}

const ofRooms = (
  shown: readonly Pick<Room, 'id' | 'user_id'>[],
  covers: AnswerAbout['covers'],
): AnswerAbout => ({
  rooms: new Set(shown.map(({ id }) => id)),
  listers: new Set(shown.map(({ user_id }) => user_id)),
  covers,
})

/** The calls whose answers are kept, and what an answer of each shows. */
export const keptCalls: Readonly<Record<string, (performed: Performed) => AnswerAbout>> = {
  'GET /api/rooms': ({ input, output }) =>
    ofRooms((output as RoomPage).items, coverOf(input.query as RoomFacetSearch)),
  'GET /api/rooms/facets': ({ input }) => ofRooms([], coverOf(input.query as RoomFacetSearch)),
  'GET /api/rooms/{id}': ({ output }) => ofRooms([output as Room], nowhere),
}

/** Whether a change may change an answer. */
export const isAffected =
  (change: RoomChange) =>
  ({ rooms, listers, covers }: AnswerAbout): boolean => {
    if (change.type === 'many') return true
    if (change.type === 'lister') return listers.has(change.id)
    return change.rooms.some(
      ([id, lat, lng]) => rooms.has(id) || covers(lat === null || lng === null ? null : { lat, lng }),
    )
  }
