/** Whether the map is beside the results of wide screens (rooms.search-map-default). */
export interface MapBeside {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}

export const besideQuery = '(min-width: 80rem)'

export const mapSlotId = 'map-beside'
