/** Photos per room (rooms.photo-count). */
export const maxPhotos = 8
/** Bytes of an uploaded photo (rooms.photo-upload). */
export const photoMaxBytes = 8 * 1024 * 1024

/** Lengths in characters (rooms.title-length, rooms.description-length). */
export const titleMin = 10
export const titleMax = 120
export const descriptionMax = 500
export const addressMax = 300
export const amenityMax = 40
export const amenitiesMax = 20

/** Whole rupees. A new room and an edited one have different minimums on purpose. */
export const creationRentMin = 1000
export const editRentMin = 1
export const depositMax = 100_000_000
export const billsMax = 10_000_000

export const tenantsMax = 99

/** The yes/no fields of a room, in the order of the form. `security_deposit` is the "24/7 Security" flag. */
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

/** What the form of a new room starts with (rooms.form-start); amenities not named are off. */
export const newRoomDefaults = {
  gender_preference: 'any',
  current_tenants: 1,
  max_tenants: 2,
  wifi_included: true,
  music_allowed: true,
} as const
