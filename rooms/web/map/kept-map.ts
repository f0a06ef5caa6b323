export interface MapView {
  readonly lat: number
  readonly lng: number
  readonly zoom: number
}

interface KeptMap {
  readonly entry: string
  readonly view: MapView | null
}

let kept: KeptMap | null = null

/** Keeps a map open for Back and Forward; null closes it. A reload starts with the list. */
export function keepMap(map: KeptMap | null): void {
  kept = map
}

export const keptMap = (entry: string): KeptMap | null => (kept?.entry === entry ? kept : null)
