/** Milliseconds (places.current-location). */
export const geolocationOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 300_000,
} as const
