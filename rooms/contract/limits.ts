/** In the order of the menu; `distance` needs a point, `commute` a journey (rooms.search-sorts). */
export const roomSorts = ['newest', 'price-low', 'price-high', 'total-low', 'distance', 'commute'] as const
export type RoomSort = (typeof roomSorts)[number]
export const defaultRoomSort: RoomSort = 'newest'

/** Who may rent a room. As a search filter `any` means no filter. */
export const roomGenders = ['any', 'male', 'female'] as const
export type RoomGender = (typeof roomGenders)[number]

/** `live`: on offer; `paused`: not for now; `taken`: rented (rooms.status-words). Search finds only `live` rooms. */
export const roomStatuses = ['live', 'paused', 'taken'] as const
export type RoomStatus = (typeof roomStatuses)[number]

export { defaultRadiusKm, type RadiusKm, radiusOptionsKm, widestRadiusKm } from '@basera/places/contract'

/** Rooms of the first page and of each further one (rooms.search-pages). */
export const firstPageSize = 20
export const pageSize = 50
/** A search counts exactly up to here and says "1,000+" beyond (rooms.search-count). */
export const countedTo = 1000

/** Days until the lister is asked (rooms.confirm-on-offer), and until the room leaves search (rooms.lapse-after). */
export const confirmAfterDays = 30
export const hideAfterDays = 45
/** How long a deleted room can be restored (rooms.delete-undo). */
export const restoreSeconds = 60

/** Rooms per page of one's own or saved rooms, and ids that can be saved in one call. */
export const ownPageSize = 20
export const savedAtOnce = 200
/** Rooms that one call shows by their ids (rooms.saved-on-device). */
export const roomsByIdsMax = 50
/** The newest saved rooms, whose ids are sent at sign-in. */
export const savedIdsMax = 1000
/** Characters of a member's note about a saved room (rooms.saved-note). */
export const savedNoteMax = 500
/** Rooms side by side (rooms.side-by-side). */
export const comparedMin = 2
export const comparedMax = 4

/** Lengths in characters. */
export const searchTextMax = 200
export const organizationMax = 120

/** Whole rupees a month. */
export const rentMax = 10_000_000
/** Whole rupees of brokerage, of a painting charge, and of maintenance a month. */
export const chargeMax = 10_000_000
/** Rent, bills and maintenance together. */
export const totalMax = 30_000_000

/** Corners of a drawn outline. */
export const polygonPointsMax = 50

/** Ways to travel, and the minutes that a search takes and offers (rooms.search-commute). */
export const commuteModes = ['metro', 'two_wheeler', 'walk'] as const
export type CommuteMode = (typeof commuteModes)[number]
export const defaultCommuteMode: CommuteMode = 'metro'
export const commuteMinutesMin = 15
export const commuteMinutesMax = 90
export const commuteMinuteOptions = [15, 30, 45, 60, 75, 90] as const
export const defaultCommuteMinutes = 45

/** Rupees of one bar of the rent histogram, and bars at most; the last one has all that is dearer. */
export const histogramStep = 2000
export const histogramBars = 18

/** Like rooms near a room: how many, and within how many km. */
export const nearbyRoomsMax = 6
export const nearbyKm = 3
