import { roomMapCalls } from './map-calls.ts'
import { nearbyCalls } from './nearby-calls.ts'
import { ownRoomCalls } from './own-room-calls.ts'
import { photoCalls } from './photo-calls.ts'
import { publicRoomCalls } from './room-calls.ts'
import { savedRoomCalls } from './saved-room-calls.ts'

export const roomCalls = {
  ...publicRoomCalls,
  ...roomMapCalls,
  ...nearbyCalls,
  ...ownRoomCalls,
  ...photoCalls,
  ...savedRoomCalls,
}
export type RoomCalls = typeof roomCalls
