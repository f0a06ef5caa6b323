import { deviceStore } from '@basera/platform/web'

const MOST_KEPT = 500

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')

const store = deviceStore<readonly string[]>('favourite-rooms', [], isIds)

/** `ids` with `roomId` put first, or taken out when it was there. The oldest fall out beyond 500. */
export function toggled(ids: readonly string[], roomId: string): readonly string[] {
  return ids.includes(roomId) ? ids.filter((id) => id !== roomId) : [roomId, ...ids].slice(0, MOST_KEPT)
}

/** Whether a room is a favourite on this device, and the way to change it (decisions 6: kept on the device for visitors). */
export function useFavourite(roomId: string): readonly [isFavourite: boolean, toggle: () => void] {
  const isFavourite = store.use().includes(roomId)
  return [isFavourite, () => store.write(toggled(store.read(), roomId))]
}
