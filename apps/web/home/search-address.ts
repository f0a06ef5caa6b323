/** A place to search around; degrees. */
export interface SearchPlace {
  readonly label: string
  readonly latitude: number
  readonly longitude: number
}

/** The address of Find Room around a chosen place, or for words in room addresses where none was chosen. */
export function searchAddress(text: string, place: SearchPlace | null): string {
  const q = text.trim()
  if (!place) return q ? `/find-room?${new URLSearchParams({ q })}` : '/find-room'
  const { label, latitude, longitude } = place
  return `/find-room?${new URLSearchParams({ place: label, lat: latitude.toFixed(6), lng: longitude.toFixed(6) })}`
}
