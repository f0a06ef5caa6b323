import type { FindRoomData } from '../find-room-data.ts'

/** A search as the server rendered it, and the entry of the history it belongs to. */
export interface ServedSearch {
  readonly entry: string
  readonly data: FindRoomData
}

let kept: ServedSearch | undefined

/** The search that the document came with, also after others were shown. */
export function servedSearch(entry: string, data: FindRoomData): ServedSearch | undefined {
  if (import.meta.env.SSR) return { entry, data }
  if (data.served) kept ??= { entry, data }
  return kept
}

/** Under which name the list's position is kept for a reload. */
export const positionKey = 'find-room'

/** Whether the page was left with a longer list than the server renders. */
export function isLeftOpen(): boolean {
  try {
    return sessionStorage.getItem(positionKey) !== null
  } catch {
    return false
  }
}
