import { problemStatus } from '@basera/platform/contract'
import { apiOf, todayInIndia } from '@basera/platform/web'
import type { Room, RoomCalls } from '@basera/rooms/contract'
import { data, type LoaderFunctionArgs } from 'react-router'
import { problemCode } from '../problem-code.ts'
import { loadRoomIslands, RoomClosed, RoomNotFound } from './islands.ts'

/** What the room page is made from; null when there is no such room. */
export interface RoomData {
  readonly room: Room
  /** Today in India, `YYYY-MM-DD`. */
  readonly today: string
}

/** Reads a room. One that is not there, or fails to load, shows "Room Not Found" (marketplace 8) with its status. */
export async function loadRoom({ params, request, context }: LoaderFunctionArgs) {
  const get = apiOf<RoomCalls>(context)
  const input = { params: { id: params.id ?? '' } }
  const asked = get('GET /api/rooms/{id}', input, { signal: request.signal })
  // Awaited below in any case; without this, a refusal during the fetch of the parts would count as unhandled.
  asked.catch(() => undefined)
  await loadRoomIslands()
  try {
    const room = await asked
    if (room.status !== 'live') await RoomClosed.load()
    return { room, today: todayInIndia() } satisfies RoomData
  } catch (error) {
    if (request.signal.aborted) throw error
    await RoomNotFound.load()
    const code = problemCode(error) ?? 'internal_error'
    const status = problemStatus[code]
    return data(null, { status: status >= 500 ? status : 404 })
  }
}
