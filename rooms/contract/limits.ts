/** Sorts of the room search, in the order of the menu; `distance` only with a point (marketplace 2, 5). */
export const roomSorts = ['newest', 'price-low', 'price-high', 'distance'] as const
export type RoomSort = (typeof roomSorts)[number]
export const defaultRoomSort: RoomSort = 'newest'

/** Whom a room is for. As a search filter `any` means no filter (marketplace 2). */
export const roomGenders = ['any', 'male', 'female'] as const
export type RoomGender = (typeof roomGenders)[number]

/** What a lister says of a room: on offer, not for now, or gone to somebody. Only `live` rooms are found by search. */
export const roomStatuses = ['live', 'paused', 'taken'] as const
export type RoomStatus = (typeof roomStatuses)[number]

export { defaultRadiusKm, type RadiusKm, radiusOptionsKm, widestRadiusKm } from '@basera/places/contract'

/** Rooms of the first page and of each further one (marketplace 9, decisions 6). */
export const firstPageSize = 20
export const pageSize = 50
/** A search counts exactly up to here and says "1,000+" beyond (decisions 6). */
export const countedTo = 1000

/** Photos of one room, the first being the cover (marketplace 9). */
export const maxPhotos = 8
/** Bytes of an uploaded photo (decisions 5). */
export const photoMaxBytes = 8 * 1024 * 1024

/** Days without a confirmation after which a lister is asked for one, and after which the room leaves search. */
export const confirmAfterDays = 30
export const hideAfterDays = 45
/** Seconds in which a deleted room can be brought back. */
export const restoreSeconds = 60

/** Rooms of one page of one's own or saved rooms, and ids that can be saved in one call. */
export const ownPageSize = 20
export const savedAtOnce = 200
/** Newest saved rooms whose ids are told at sign-in. */
export const savedIdsMax = 1000

/** Lengths in characters; 10 and 500 are marketplace 9, the rest keep pages and rows bounded. */
export const titleMin = 10
export const titleMax = 120
export const descriptionMax = 500
export const addressMax = 300
export const amenityMax = 40
export const amenitiesMax = 20
export const searchTextMax = 200
export const organizationMax = 120

/** Whole rupees. A new room starts at ₹1,000; an edited one at ₹1: two rules, on purpose (decisions 6). */
export const creationRentMin = 1000
export const editRentMin = 1
export const rentMax = 10_000_000
export const depositMax = 100_000_000
export const billsMax = 10_000_000

export const tenantsMax = 99

/** The yes/no fields of a room, in the order of the form (marketplace 3). `security_deposit` is the "24/7 Security" flag. */
export const roomAmenities = [
  'wifi_included',
  'pets_allowed',
  'smoking_allowed',
  'alcohol_allowed',
  'music_allowed',
  'gym_access',
  'swimming_pool',
  'parking_available',
  'security_deposit',
] as const
export type RoomAmenity = (typeof roomAmenities)[number]

/** What the form of a new room starts with (marketplace 5); amenities not named are off. */
export const newRoomDefaults = {
  gender_preference: 'any',
  current_tenants: 1,
  max_tenants: 2,
  wifi_included: true,
  music_allowed: true,
} as const
