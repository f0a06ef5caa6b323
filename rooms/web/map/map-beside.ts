/** Whether the map is beside the results of wide screens (rooms.search-map-default). */
export interface MapBeside {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}

/** Screens with room for the map beside the results. */
export const besideQuery = '(min-width: 80rem)'

/** The element beside the results that the map is put in. */
export const mapSlotId = 'map-beside'
