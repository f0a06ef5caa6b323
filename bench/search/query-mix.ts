import {
  gateOptions,
  householdKinds,
  lockInOptions,
  noticeOptions,
  type RoomSort,
  radiusOptionsKm,
  roomChoiceNames,
  roomChoices,
  roomComforts,
  roomSorts,
} from '@basera/rooms/contract'

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

const picker =
  (next: () => number) =>
  <T>(values: readonly T[]): T =>
    values[Math.floor(next() * values.length)] as T

/** One or two values of a choice. */
function choiceOf(next: () => number, values: readonly string[]): string {
  const first = Math.floor(next() * values.length)
  return [values[first], ...(next() < 0.4 ? [values[(first + 1) % values.length]] : [])].join()
}

/** What rooms say: each with its share of the searches that filter at all. */
const facts: readonly (readonly [name: string, share: number, draw: (next: () => number) => string])[] = [
  ...roomChoiceNames.map((name) => {
    const share = name === 'home_type' ? 0.3 : 0.1
    return [name, share, (next: () => number) => choiceOf(next, roomChoices[name])] as const
  }),
  ...roomComforts.map((name) => [name, 0.05, () => 'true'] as const),
  ['household', 0.05, (next) => choiceOf(next, householdKinds)],
  ['no_brokerage', 0.2, () => 'true'],
  ['max_brokerage', 0.05, (next) => picker(next)(['0', '3000', '6000', '10000'])],
  ['max_maintenance', 0.05, (next) => picker(next)(['0', '500', '1500'])],
  ['max_painting', 0.05, (next) => picker(next)(['0', '3000', '8000'])],
  ['max_lock_in', 0.05, (next) => String(picker(next)(lockInOptions))],
  ['max_notice', 0.05, (next) => String(picker(next)(noticeOptions))],
  ['gate_after', 0.05, (next) => picker(next)(gateOptions)],
  ['verified', 0.15, () => 'true'],
  ['photos', 0.15, () => 'true'],
  ['photo_checked', 0.05, () => 'true'],
  ['work_proven', 0.05, () => 'true'],
  ['move_in_by', 0.15, (next) => `2026-${picker(next)(['11-05', '11-20', '12-15'])}`],
  ['max_total', 0.15, (next) => String(6000 + 1000 * Math.floor(next() * 25))],
]

function filtersOf(next: () => number): Query {
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
  if (next() < 0.12) filters.organization = picker(next)(organizations)
  for (const [name, share, draw] of facts) if (next() < share) filters[name] = draw(next)
  if (next() < 0.1) filters.include_unknown = 'true'
  return filters
}

/** Degrees around a place within which people look. */
const nearness = 0.12

function pointOf(next: () => number): readonly [number, number] {
  const [lat, lng] = picker(next)(places)
  const near = () => (next() + next() + next() - 1.5) * nearness
  return [lat + near(), lng + near()]
}

const fixed = (values: readonly number[]) => values.map((value) => value.toFixed(6)).join()

function circleOf(next: () => number): Query {
  const [lat, lng] = pointOf(next)
  return { lat: lat.toFixed(6), lng: lng.toFixed(6), radius_km: String(picker(next)(radiusOptionsKm)) }
}

/** Half the height in degrees of what a map shows: a neighbourhood, a town, a region. */
const heights = [0.01, 0.03, 0.03, 0.1, 0.4]

function boundsOf(next: () => number): Query {
  const [lat, lng] = pointOf(next)
  const half = picker(next)(heights)
  return { bounds: fixed([lat - half, lng - half * 1.3, lat + half, lng + half * 1.3]) }
}

/** An uneven ring of 5 to 50 corners. */
function outlineOf(next: () => number): Query {
  const [lat, lng] = pointOf(next)
  const reach = picker(next)(heights)
  const corners = 5 + Math.floor(next() * 46)
  const ring = Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners
    const far = reach * (0.6 + 0.4 * next())
    return fixed([lat + far * Math.sin(angle), lng + far * Math.cos(angle)])
  })
  return { polygon: ring.join(';') }
}

function journeyOf(next: () => number): Query {
  return {
    commute_to: fixed(pointOf(next)),
    commute_by: picker(next)(['metro', 'metro', 'two_wheeler', 'walk']),
    commute_max: picker(next)(['20', '30', '45', '45', '60', '90']),
    ...(next() < 0.2 && circleOf(next)),
  }
}

export type Area = 'radius' | 'bounds' | 'polygon' | 'commute' | 'text' | 'everywhere'

const areas: readonly (readonly [until: number, of: (next: () => number) => Query])[] = [
  [0.55, circleOf],
  [0.65, boundsOf],
  [0.73, outlineOf],
  [0.84, journeyOf],
  [0.89, (next) => ({ q: picker(next)(words) })],
  [1, () => ({})],
]

export const areaOf = ({ lat, bounds, polygon, commute_to, q }: Query): Area => {
  if (commute_to) return 'commute'
  if (bounds) return 'bounds'
  if (polygon) return 'polygon'
  if (lat) return 'radius'
  return q ? 'text' : 'everywhere'
}

function sortOf(area: Query, next: () => number): RoomSort {
  const sort = picker(next)(roomSorts)
  if (sort === 'distance') return area.lat ? sort : 'newest'
  if (sort === 'commute') return area.commute_to ? sort : 'newest'
  return sort
}

/**
 * What people search: half of it around a point, one in ten on the map, in an outline and by travel time each, one in twenty by
 * a text; a third without filters, a quarter in pages of 50.
 */
export function queryMix(count: number, seed = 1): Query[] {
  const next = dice(seed)
  return Array.from({ length: count }, () => {
    const limit = next() < 0.25 ? '50' : '20'
    const filters = filtersOf(next)
    const share = next()
    const area = areas.find(([until]) => share < until)?.[1](next) ?? {}
    return { ...area, ...filters, sort: sortOf(area, next), limit }
  })
}

/** A search as its counts are asked for: without order and page. */
export function withoutPage({ sort: _, limit: __, cursor: ___, ...search }: Query): Query {
  return search
}
