import type { RoomFacetSearch } from '@basera/rooms/contract'

export const sumFilterNames = ['max_brokerage', 'max_maintenance', 'max_painting'] as const
export type SumFilterName = (typeof sumFilterNames)[number]

/** The highest sum that a search accepts of what a room may say, in whole rupees. */
export interface SumFilter {
  readonly filter: SumFilterName
  readonly most: number
}

export const sumFilters = (search: Pick<RoomFacetSearch, SumFilterName>): readonly SumFilter[] =>
  sumFilterNames.flatMap((filter) => {
    const most = search[filter]
    return most === undefined ? [] : [{ filter, most }]
  })
