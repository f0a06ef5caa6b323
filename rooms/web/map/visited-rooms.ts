const key = 'map-visited'

function read(): Set<string> {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}

let visited: Set<string> | null = null

/** Rooms opened from the map in this tab (rooms.map-pins). */
export function visitedRooms(): ReadonlySet<string> {
  visited ??= read()
  return visited
}

export function rememberVisit(id: string): void {
  visited = new Set(visitedRooms()).add(id)
  try {
    sessionStorage.setItem(key, JSON.stringify([...visited].slice(-500)))
  } catch {
    // Storage is full or forbidden: known until the page is left.
  }
}
