/** Fewest characters of a place search (places.search-minimum). */
export const placeSearchMin = 3
/** Most characters of a place search. */
export const placeSearchMax = 100
/** Suggestions of an answer by default, and the most a caller may ask for (places.suggestion-count). */
export const placeSuggestions = 8
export const placeSuggestionsMax = 20
/** Suggestions in a field's list: with "Use Current Location" below, as many as a phone shows without scrolling. */
export const placeListLength = 5

/** Milliseconds after the last keystroke until places are searched. */
export const placeSearchDelayMs = 150
/** Milliseconds after the field loses focus until the list closes (places.list-closing). */
export const placeListCloseMs = 200

/** Options of browser geolocation, in ms (places.current-location). */
export const geolocationOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 300_000,
} as const

/** Largest distance in km between a position and the place that names it (places.unnamed-position). */
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

/** Search radius around a point in km (places.radius-options). */
export const radiusOptionsKm = [5, 10, 25, 50, 100] as const
export type RadiusKm = (typeof radiusOptionsKm)[number]
export const defaultRadiusKm: RadiusKm = 25
/** The radius in km that "Search Wider Area" sets (places.radius-options). */
export const widestRadiusKm: RadiusKm = 100
