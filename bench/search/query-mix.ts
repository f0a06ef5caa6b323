import { radiusOptionsKm, roomSorts } from '@basera/rooms/contract'

export type Query = Readonly<Record<string, string>>

function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 0) / 4_294_967_296
  }
}

/** Where people look: large cities often, small ones sometimes, now and then between them. Degrees. */
const places = [
  ...[...Array(4)].flatMap(() => [
    [19.076, 72.878],
    [28.651, 77.231],
    [12.972, 77.594],
  ]),
  ...[...Array(2)].flatMap(() => [
    [17.385, 78.487],
    [18.52, 73.857],
    [13.083, 80.27],
    [22.572, 88.364],
  ]),
  [28.459, 77.027],
  [23.023, 72.571],
  [26.912, 75.787],
  [25.214, 75.865],
  [30.317, 78.032],
  [31.105, 77.173],
  [13.353, 74.786],
  [15.491, 73.828],
  [27.0, 71.0],
] as const

const words = ['Mumbai', 'Bengaluru', 'Kota', 'Koramangala', 'Malawadi East, Pune', 'indi', '560034']
const organizations = ['Infosys', 'IIT', 'flipkart', 'Deccan 83 Labs', 'kaveri 1', 'technologies', 'a']

function filtersOf(next: () => number): Query {
  const pick = (values: readonly string[]) => values[Math.floor(next() * values.length)] ?? ''
  if (next() < 0.35) return {}
  const filters: Record<string, string> = {}
  if (next() < 0.4) filters.wifi = 'true'
  if (next() < 0.25) filters.pets = 'true'
  if (next() < 0.2) filters.smoking = 'true'
  if (next() < 0.35) filters.gender = next() < 0.5 ? 'female' : 'male'
  if (next() < 0.4) {
    const low = 3000 + 1000 * Math.floor(next() * 20)
    filters.min_rent = String(low)
    filters.max_rent = String(low + (next() < 0.3 ? 500 : 8000))
  }
  if (next() < 0.12) filters.organization = pick(organizations)
  return filters
}

function locationOf(next: () => number): Query {
  const [lat, lng] = places[Math.floor(next() * places.length)] ?? [19.076, 72.878]
  const near = () => (next() + next() + next() - 1.5) * 0.12
  const radius = radiusOptionsKm[Math.floor(next() * radiusOptionsKm.length)] ?? 25
  return { lat: (lat + near()).toFixed(6), lng: (lng + near()).toFixed(6), radius_km: String(radius) }
}

/** Five in six searches around a point, one in twenty by text, a third without filters, a quarter in pages of 50. */
export function queryMix(count: number, seed = 1): Query[] {
  const next = dice(seed)
  return Array.from({ length: count }, () => {
    const sort = roomSorts[Math.floor(next() * roomSorts.length)] ?? 'newest'
    const limit = next() < 0.25 ? '50' : '20'
    const filters = filtersOf(next)
    if (next() < 5 / 6) return { ...locationOf(next), ...filters, sort, limit }
    const text: Query = next() < 0.3 ? { q: words[Math.floor(next() * words.length)] ?? '' } : {}
    return { ...text, ...filters, sort: sort === 'distance' ? 'newest' : sort, limit }
  })
}
