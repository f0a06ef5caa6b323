import { type RoomCalls, roomCalls } from '@basera/rooms/contract'
import { asha, type RoomWorld, rohan } from './room-world.fixture.ts'
import { someListing, somePhoto } from './some-listing.fixture.ts'

export type Key = keyof RoomCalls
export const keys = Object.keys(roomCalls) as Key[]

/** A room written straight into the table, with one photo. */
export interface PlantedRoom {
  readonly id: string
  readonly imageId: string
}

async function plantRoom(world: RoomWorld, userId: string): Promise<PlantedRoom> {
  const { latitude, longitude } = someListing
  const { rows } = await world.query(
    `WITH room AS (
       INSERT INTO rooms (user_id, title, address, rent, available_from, latitude, longitude)
       VALUES ($1, 'A planted room', 'Koramangala', 9000, '2026-12-01', $2, $3) RETURNING id
     )
     INSERT INTO room_images (room_id, image_url, display_order, width, height, blur)
     SELECT id, '/storage/v1/object/public/room-images/' || $1 || '/' || id || '/1-0.webp', 0, 4, 3, 'data:,' FROM room
     RETURNING room_id AS id, id AS "imageId"`,
    [userId, latitude, longitude],
  )
  return rows[0]
}

/** Asha's room and rohan's, at one recognisable exact point, and an id that names no room. */
export const plantRooms = async (world: RoomWorld) => ({
  own: await plantRoom(world, asha.id),
  foreign: await plantRoom(world, rohan.id),
  unknown: { id: '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f', imageId: '7e9bdf19-fcac-4e8d-ac6c-1230fcde071f' },
})

/** A good body for each call that takes one. */
const bodies: Partial<Record<Key, (room: PlantedRoom) => object>> = {
  'POST /api/rooms': () => someListing,
  'PATCH /api/rooms/{id}': () => ({ rent: 9500, version: 1 }),
  'PUT /api/rooms/{id}/status': () => ({ status: 'paused' }),
  'PUT /api/rooms/{id}/images/order': ({ imageId }) => ({ image_ids: [imageId] }),
  'PUT /api/me/saved-rooms/{room_id}/note': () => ({ note: 'Ask about water' }),
  'POST /api/me/saved-rooms': ({ id }) => ({ room_ids: [id] }),
}

/** A good query for each call that must have one. */
const queries: Partial<Record<Key, (room: PlantedRoom) => string>> = {
  'GET /api/rooms/map': () => '?north=14&south=12&east=78&west=77',
  'GET /api/rooms/price-hint': () => '?home_type=private_room&lat=12.93&lng=77.62',
  'GET /api/rooms/by-ids': ({ id }) => `?ids=${id}`,
  'GET /api/rooms/compare': ({ id }) => `?ids=${id}`,
}

export const urlOf = (key: Key, room: PlantedRoom): string =>
  (key.split(' ')[1] ?? '').replace(/\{(?:id|room_id)\}/, room.id).replace('{image_id}', room.imageId) +
  (queries[key]?.(room) ?? '')

export const methodOf = (key: Key) => key.split(' ')[0] as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Makes a call about `room`, as it should be made, by a person or a visitor. */
export async function makeCall(world: RoomWorld, key: Key, room: PlantedRoom, by?: string) {
  const url = urlOf(key, room)
  if ('upload' in roomCalls[key]) return world.upload(url, await somePhoto(40, 30), by)
  const body = bodies[key]?.(room)
  return world.call({ method: methodOf(key), url, ...(by ? { by } : {}), ...(body ? { body } : {}) })
}
