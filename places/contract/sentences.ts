/** What the fields of a search around a point say when they are refused (places.half-point). */
export const nearSentences = {
  pointWhole: 'lat and lng come together',
  radiusNeedsPoint: 'radius_km needs lat and lng',
  distanceNeedsPoint: 'Sorting by distance needs lat and lng',
} as const

export const placeSentences = {
  notFound: 'This place was not found.',
  providerFailed: 'Places cannot be looked up right now. Please try again in a moment.',
} as const
