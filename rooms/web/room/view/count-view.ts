import type { Api } from '@basera/platform/contract'
import { fetchApi } from '@basera/platform/web'
import type { RoomCalls } from '@basera/rooms/contract'

const KEY = 'viewed-rooms'

function viewed(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(ids) ? ids : []
  } catch {
    return []
  }
}

/** Whether this room was counted in this tab's session already; from now on it was. */
function isKnown(roomId: string): boolean {
  const ids = viewed()
  if (ids.includes(roomId)) return true
  try {
    sessionStorage.setItem(KEY, JSON.stringify([roomId, ...ids]))
  } catch {
    // The server counts once a day for an address in any case.
  }
  return false
}

/** A page that was opened in a tab behind this one is not looked at yet. */
const untilVisible = () =>
  new Promise<void>((look) => {
    if (document.visibilityState === 'visible') look()
    else document.addEventListener('visibilitychange', () => look(), { once: true })
  })

/** Tells the server once a session that a room is looked at. What does not get through is not told again. */
export async function countView(roomId: string, api = fetchApi as unknown as Api<RoomCalls>): Promise<void> {
  await untilVisible()
  if (isKnown(roomId)) return
  await api('POST /api/rooms/{id}/view', { params: { id: roomId } }).catch(() => undefined)
}
