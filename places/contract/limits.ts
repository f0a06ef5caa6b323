/** Characters (places.search-minimum). */
export const placeSearchMin = 3
/** Characters. */
export const placeSearchMax = 100
/** Suggestions by default, and at most (places.suggestion-count). */
export const placeSuggestions = 8
export const placeSuggestionsMax = 20
/** With "Use Current Location" below, what a phone shows without scrolling. */
export const placeListLength = 5

/** Milliseconds after the last keystroke. */
export const placeSearchDelayMs = 150
export const placeListCloseMs = 200

/** Km between a position and the place that names it (places.unnamed-position). */
export const namedWithinKm = 60

/** Kinds of places. A landmark is an office, court, hospital, mall or airport; a road stands at one point near its middle. */
export const placeKinds = [
  'state',
  'district',
  'city',
  'town',
  'locality',
  'ward',
  'road',
  'landmark',
  'campus',
  'techpark',
  'rail',
  'metro',
  'busstop',
  'pincode',
  'address',
] as const
export type PlaceKind = (typeof placeKinds)[number]

/** Km (places.radius-options). */
export const radiusOptionsKm = [5, 10, 25, 50, 100] as const
export type RadiusKm = (typeof radiusOptionsKm)[number]
export const defaultRadiusKm: RadiusKm = 25
export const widestRadiusKm: RadiusKm = 100
