/** Degrees. */
export interface SearchPlace {
  readonly label: string
  readonly latitude: number
  readonly longitude: number
}

/** Around a place, or for words in addresses. */
export function searchAddress(text: string, place: SearchPlace | null): string {
  const q = text.trim()
  if (!place) return q ? `/find-room?${new URLSearchParams({ q })}` : '/find-room'
  const { label, latitude, longitude } = place
  return `/find-room?${new URLSearchParams({ place: label, lat: latitude.toFixed(6), lng: longitude.toFixed(6) })}`
}
