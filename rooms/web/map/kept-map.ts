/** Where a map was when it was left. Degrees. */
export interface MapView {
  readonly lat: number
  readonly lng: number
  readonly zoom: number
}

interface KeptMap {
  /** The entry of the browser's history that shows the map. */
  readonly entry: string
  readonly view: MapView | null
}

let kept: KeptMap | null = null

/** Keeps a map open for Back and Forward; null when it is closed. A page loaded anew starts with the list. */
export function keepMap(map: KeptMap | null): void {
  kept = map
}

/** The map as it was left at this entry of the history. */
export const keptMap = (entry: string): KeptMap | null => (kept?.entry === entry ? kept : null)
