import type { FindRoomData } from '../find-room-data.ts'

export interface ServedSearch {
  readonly entry: string
  readonly data: FindRoomData
}

let kept: ServedSearch | undefined

/** The server-rendered search, also after others were shown. */
export function servedSearch(entry: string, data: FindRoomData): ServedSearch | undefined {
  if (import.meta.env.SSR) return { entry, data }
  if (data.served) kept ??= { entry, data }
  return kept
}

/** Storage key of the list's position for a reload. */
export const positionKey = 'find-room'

/** Whether the page was left with more rooms than the server renders. */
export function isLeftOpen(): boolean {
  try {
    return sessionStorage.getItem(positionKey) !== null
  } catch {
    return false
  }
}
