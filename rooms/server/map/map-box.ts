import type { RoomMapQuery } from '@basera/rooms/contract'

/** A part of the map, in degrees, its edges included. */
export type MapBox = Pick<RoomMapQuery, 'north' | 'south' | 'east' | 'west'>

/** The numbers of a box's cells: rows from `firstRow`, and in each of them the same columns. */
export interface CellRange {
  readonly column: 'fine_cell' | 'coarse_cell'
  /** Cells of a row around the world. */
  readonly width: number
  readonly firstRow: number
  readonly lastRow: number
  readonly firstColumn: number
  readonly lastColumn: number
}

/** A box of more small cells than this is looked up by large ones. */
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

/** The grid cells that hold a box (docs/decisions/0004-room-search.md): small ones while they are few. */
export function cellRange(box: MapBox, coarse: boolean): CellRange {
  const fine = rangeOf(box, 'fine_cell', 0.05)
  return !coarse && cellCount(fine) <= fineCellsMax ? fine : rangeOf(box, 'coarse_cell', 0.25)
}

/** Sides of a cluster's square in degrees. They stand still while the map moves, so that clusters do not jump. */
const clusterSteps = [0.0125, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const
/** Squares along the longer side of a box, at most. */
const clustersAcross = 12

/** The side in degrees of the squares that a box's clusters stand for. */
export function clusterStep({ north, south, east, west }: MapBox): number {
  const span = Math.max(north - south, east - west)
  return clusterSteps.find((step) => span / step <= clustersAcross) ?? 30
}
