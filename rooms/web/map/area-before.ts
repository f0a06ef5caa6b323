import { noRoomFilters, type RoomFilters, readRoomFilters, writeRoomFilters } from '@basera/rooms/contract'
import type { noArea } from '../find-room/search-address.ts'

/** What a drawn outline takes the place of: the area, and the order that needs a point. */
type AreaBefore = Pick<RoomFilters, keyof typeof noArea | 'radiusKm' | 'sort'>

const key = 'area-before-outline'
const nameOf = (outline: RoomFilters['outline']) => String(writeRoomFilters({ ...noRoomFilters, outline }))

/** Keeps in the tab which area a search had before `outline` was drawn. */
export function keepAreaBefore(outline: RoomFilters['outline'], before: RoomFilters): void {
  const { q, place, point, bounds, radiusKm, sort } = before
  const area = String(writeRoomFilters({ ...noRoomFilters, q, place, point, bounds, radiusKm, sort }))
  try {
    sessionStorage.setItem(key, JSON.stringify({ outline: nameOf(outline), area }))
  } catch {
    // Storage is full or forbidden: without the outline the search has no area.
  }
}

function keptArea(outline: RoomFilters['outline']): RoomFilters | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return kept?.outline === nameOf(outline) ? readRoomFilters(new URLSearchParams(kept.area)) : null
  } catch {
    return null
  }
}

/** A search without its outline, in the area of before (rooms.search-outline); an order chosen since then stands. */
export function withoutOutline({ outline, sort: chosen }: RoomFilters): Partial<AreaBefore> {
  const before = keptArea(outline)
  if (!before) return { outline: [] }
  const { q, place, point, bounds, radiusKm, sort } = before
  return { outline: [], q, place, point, bounds, radiusKm, sort: chosen || sort }
}
