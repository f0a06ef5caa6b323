import type { Api } from '@basera/platform/contract'
import { fetchApi } from '@basera/platform/web'
import type { RoomCalls } from '@basera/rooms/contract'

const storageKey = 'viewed-rooms'

function viewedRooms(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(ids) ? ids : []
  } catch {
    return []
  }
}

/** Marks the room as counted in this tab; true if it was already. */
function markCounted(roomId: string): boolean {
  const ids = viewedRooms()
  if (ids.includes(roomId)) return true
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([roomId, ...ids]))
  } catch {
    // The server counts once a day per address anyway.
  }
  return false
}

/** A page opened in a background tab is not viewed yet. */
const untilVisible = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'visible') resolve()
    else document.addEventListener('visibilitychange', () => resolve(), { once: true })
  })

/** Counts a view of a room, once per tab and without retries (rooms.view-count). */
export async function countView(roomId: string, api = fetchApi as unknown as Api<RoomCalls>): Promise<void> {
  await untilVisible()
  if (markCounted(roomId)) return
  await api('POST /api/rooms/{id}/view', { params: { id: roomId } }).catch(() => undefined)
}
