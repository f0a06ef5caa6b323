const pairForm = /^(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/
const placeIdForm = /^[a-z]-[A-Za-z0-9_-]{1,400}$/

/** Whether a text names where a journey ends: a place's id, or `lat,lng` in degrees (rooms.search-commute). */
export function isDestination(text: string): boolean {
  const [, lat, lng] = pairForm.exec(text) ?? []
  if (lat === undefined || lng === undefined) return placeIdForm.test(text)
  return Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180
}
