import { Problem } from '@basera/platform/contract'
import { apiOf } from '@basera/platform/web'
import type { Room, RoomCalls } from '@basera/rooms/contract'
import { data, type LoaderFunctionArgs } from 'react-router'

/** What the room page is made from; null when there is no such room. */
export interface RoomData {
  readonly room: Room
}

/** Reads a room. One that is not there, or fails to load, shows "Room Not Found" (marketplace 8) with its status. */
export async function loadRoom({ params, request, context }: LoaderFunctionArgs) {
  const get = apiOf<RoomCalls>(context)
  try {
    const room = await get(
      'GET /api/rooms/{id}',
      { params: { id: params.id ?? '' } },
      { signal: request.signal },
    )
    return { room } satisfies RoomData
  } catch (error) {
    if (request.signal.aborted) throw error
    const status = error instanceof Problem && error.status >= 500 ? error.status : 404
    return data(null, { status })
  }
}
