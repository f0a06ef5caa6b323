import type { RoomMapQuery } from '@basera/rooms/contract'

export type MapBox = Pick<RoomMapQuery, 'north' | 'south' | 'east' | 'west'>

/** The cells of a box: rows from `firstRow` on, the same columns in each. */
export interface CellRange {
  readonly column: 'fine_cell' | 'coarse_cell'
  /** Cells of a row around the world. */
  readonly width: number
  readonly firstRow: number
  readonly lastRow: number
  readonly firstColumn: number
  readonly lastColumn: number
}

/** Larger boxes are looked up by coarse cells. */
const fineCellsMax = 600

function rangeOf({ north, south, east, west }: MapBox, column: CellRange['column'], size: number): CellRange {
  return {
    column,
    width: Math.round(360 / size),
    firstRow: Math.floor((south + 90) / size),
    lastRow: Math.floor((north + 90) / size),
    firstColumn: Math.floor((west + 180) / size),
    lastColumn: Math.floor((east + 180) / size),
  }
}

const cellCount = ({ firstRow, lastRow, firstColumn, lastColumn }: CellRange) =>
  (lastRow - firstRow + 1) * (lastColumn - firstColumn + 1)

/** The grid cells that cover a box (docs/decisions/0004-room-search.md): fine ones while they are few. */
export function cellRange(box: MapBox, coarse: boolean): CellRange {
  const fine = rangeOf(box, 'fine_cell', 0.05)
  return !coarse && cellCount(fine) <= fineCellsMax ? fine : rangeOf(box, 'coarse_cell', 0.25)
}

/** Sides of a cluster's square in degrees. Fixed, so that clusters do not jump while the map moves. */
const clusterSteps = [0.0125, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const
const clustersAcross = 12

/** The side in degrees of the clusters' squares for a box. */
export function clusterStep({ north, south, east, west }: MapBox): number {
  const span = Math.max(north - south, east - west)
  return clusterSteps.find((step) => span / step <= clustersAcross) ?? 30
}
