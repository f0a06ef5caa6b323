/** Degrees. */
export interface SearchPlace {
  readonly label: string
  readonly latitude: number
  readonly longitude: number
  /** Filters that the text asked for besides. */
  readonly wishes?: readonly (readonly [name: string, value: string])[]
}

/** Around a place, or for words in addresses. */
export function searchAddress(text: string, place: SearchPlace | null): string {
  const q = text.trim()
  if (!place) return q ? `/find-room?${new URLSearchParams({ q })}` : '/find-room'
  const { label, latitude, longitude, wishes = [] } = place
  const params = {
    place: label,
    lat: latitude.toFixed(6),
    lng: longitude.toFixed(6),
    ...Object.fromEntries(wishes),
  }
  return `/find-room?${new URLSearchParams(params)}`
}
