interface City {
  readonly name: string
  /** Degrees of the city's centre. */
  readonly lat: number
  readonly lng: number
}

const cities: readonly City[] = [
  { name: 'Bengaluru', lat: 12.9716, lng: 77.5946 },
  { name: 'Pune', lat: 18.5204, lng: 73.8567 },
  { name: 'Hyderabad', lat: 17.385, lng: 78.4867 },
  { name: 'Delhi NCR', lat: 28.6139, lng: 77.209 },
  { name: 'Chennai', lat: 13.0827, lng: 80.2707 },
]

/** Room searches around the cities people ask for most. */
export const popularCities: readonly { readonly name: string; readonly to: string }[] = cities.map(
  ({ name, lat, lng }) => ({
    name,
    to: `/find-room?${new URLSearchParams({ place: name, lat: String(lat), lng: String(lng) })}`,
  }),
)
