import type { Api } from '@basera/platform/contract'
import type { OwnRoom, RoomCalls, RoomCreation } from '@basera/rooms/contract'

/** Milliseconds until creating counts as timed out. */
const patience = 30_000

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Fields that differ from the room: an earlier attempt reached the server, and the form changed since. */
function differences(sent: RoomCreation, room: OwnRoom) {
  const was: Readonly<Record<string, unknown>> = { ...room }
  return Object.fromEntries(Object.entries(sent).filter(([name, value]) => !isSame(value, was[name])))
}

/**
 * Creates the room, or updates the one that an earlier attempt with this `clientId` made (rooms.listed-once). Throws
 * `Problem`, and an `Error` of "timeout" after 30 s (rooms.create-failure).
 */
export async function createRoom(
  api: Api<RoomCalls>,
  body: RoomCreation,
  clientId: string,
): Promise<OwnRoom> {
  const signal = AbortSignal.timeout(patience)
  try {
    const room = await api('POST /api/rooms', { body: { ...body, client_id: clientId } }, { signal })
    const changes = differences(body, room)
    if (Object.keys(changes).length === 0) return room
    const { id, version } = room
    return await api('PATCH /api/rooms/{id}', { params: { id }, body: { ...changes, version } }, { signal })
  } catch (error) {
    if (signal.aborted) throw new Error('timeout')
    throw error
  }
}

/** Restores the chosen order: two uploads at a time arrive in any. */
export async function orderPhotos(
  api: Api<RoomCalls>,
  roomId: string,
  images: readonly { readonly id: string; readonly display_order: number }[],
): Promise<void> {
  const isOrdered = images.every(
    (image, place) => (images[place - 1]?.display_order ?? -1) < image.display_order,
  )
  if (isOrdered) return
  await api('PUT /api/rooms/{id}/images/order', {
    params: { id: roomId },
    body: { image_ids: images.map(({ id }) => id) },
  })
}
