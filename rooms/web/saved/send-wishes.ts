import { type Api, Problem } from '@basera/platform/contract'
import { type RoomCalls, rentMax, savedAtOnce } from '@basera/rooms/contract'
import {
  changeRoomsOf,
  deviceRents,
  deviceRooms,
  isId,
  memberRooms,
  roomsOf,
  writeDeviceRooms,
} from './kept-rooms.ts'

/** Whose changes are sent; after `signal` nothing is written on the device. */
export interface Sender {
  readonly api: Api<RoomCalls>
  readonly userId: string
  readonly signal: AbortSignal
}

let noteOf: (userId: string, roomId: string) => string | null = () => null

/** Notes that are known here, so that a room whose heart was taken off and put back keeps its own. */
export function knowNotes(find: typeof noteOf): void {
  noteOf = find
}

function save({ api, userId, signal }: Sender, roomId: string): Promise<unknown> {
  const params = { room_id: roomId }
  const note = noteOf(userId, roomId)
  return note === null
    ? api('PUT /api/me/saved-rooms/{room_id}', { params }, { signal })
    : api('PUT /api/me/saved-rooms/{room_id}/note', { params, body: { note } }, { signal })
}

/** Removes a sent change, unless the person changed their mind. */
function settle({ userId, signal }: Sender, roomId: string, saved: boolean, isRefused: boolean): void {
  signal.throwIfAborted()
  changeRoomsOf(userId, ({ ids, wishes, refused }) => {
    const { [roomId]: now, ...others } = wishes
    const rest = ids.filter((id) => id !== roomId)
    const known = saved && !isRefused ? [roomId, ...rest] : rest
    if (now !== saved) return { ids: known }
    return { ids: known, wishes: others, refused: isRefused ? roomId : refused }
  })
}

async function sendWish(sender: Sender, roomId: string, saved: boolean): Promise<void> {
  let isRefused = false
  try {
    if (saved) await save(sender, roomId)
    else {
      const params = { room_id: roomId }
      await sender.api('DELETE /api/me/saved-rooms/{room_id}', { params }, { signal: sender.signal })
    }
  } catch (error) {
    isRefused = error instanceof Problem && (error.code === 'not_found' || error.code === 'validation_failed')
    if (!isRefused) throw error
  }
  settle(sender, roomId, saved, isRefused)
}

const firstWish = (userId: string) => Object.entries(roomsOf(memberRooms.read(), userId).wishes)[0]

/** Sends each change in turn. Rejects when the server cannot be reached; the rest waits. */
export async function sendWishes(sender: Sender): Promise<void> {
  const next = () => firstWish(sender.userId)
  for (let wish = next(); wish; wish = next()) await sendWish(sender, ...wish)
}

/** Batches of what the server takes, oldest first, so that the last one saved stays first. One empty batch for none. */
function piecesOf(ids: readonly string[]): string[][] {
  const pieces: string[][] = []
  for (let end = ids.length; end > 0; end -= savedAtOnce) {
    pieces.push(ids.slice(Math.max(0, end - savedAtOnce), end))
  }
  return pieces.length > 0 ? pieces : [[]]
}

/** The server refuses all rooms for one rent that it does not take. */
const rentOf = (rent = 0): number | null => (rent > 0 && rent <= rentMax ? rent : null)

/** Rejects when the server cannot be reached; the device then keeps its rooms (rooms.saved-merge). */
export async function mergeDeviceRooms({ api, userId, signal }: Sender): Promise<void> {
  const kept = deviceRooms.read()
  const known = deviceRents.read()
  let ids: readonly string[] = []
  for (const room_ids of piecesOf(kept.filter(isId))) {
    const rents = room_ids.map((id) => rentOf(known[id]))
    ids = (await api('POST /api/me/saved-rooms', { body: { room_ids, rents } }, { signal })).room_ids
  }
  signal.throwIfAborted()
  changeRoomsOf(userId, () => ({ ids }))
  if (kept.length > 0) writeDeviceRooms(deviceRooms.read().filter((id) => !kept.includes(id)))
}
