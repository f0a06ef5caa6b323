/** Place search starts after more than 2 characters (accounts 5, marketplace 2). */
export const placeSearchMin = 3
/** Longest place search, in characters. */
export const placeSearchMax = 100
/** Suggestions of one answer unless told otherwise, and the most a caller may ask for. */
export const placeSuggestions = 8
export const placeSuggestionsMax = 20
/** Suggestions in a field's list: with "Use Current Location" below them, what a phone shows without scrolling. */
export const placeListLength = 5

/** Quiet time in ms after a keystroke before places are asked for. */
export const placeSearchDelayMs = 150
/** The list closes this many ms after the field loses focus (accounts 9, marketplace 9). */
export const placeListCloseMs = 200

/** Browser geolocation: high accuracy, 10 s, positions up to 5 minutes old (marketplace 7, 9). */
export const geolocationOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 300_000,
} as const

/** Farthest a position may lie, in km, from a place to be named after it. */
export const namedWithinKm = 60

/** What a place can be. A landmark is an office, court or hospital that has its own post office. */
export const placeKinds = [
  'state',
  'district',
  'city',
  'town',
  'locality',
  'landmark',
  'campus',
  'techpark',
  'rail',
  'metro',
  'pincode',
  'address',
] as const
export type PlaceKind = (typeof placeKinds)[number]

/** Search radius around a point in km (marketplace 9). */
export const radiusOptionsKm = [5, 10, 25, 50, 100] as const
export type RadiusKm = (typeof radiusOptionsKm)[number]
export const defaultRadiusKm: RadiusKm = 25
/** What "Search Wider Area" sets, in km (marketplace 2). */
export const widestRadiusKm: RadiusKm = 100
