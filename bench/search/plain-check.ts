import { distanceKm, minutesBetween } from '@basera/places/contract'
import { roomChoiceNames, roomComforts } from '@basera/rooms/contract'
import pg from 'pg'
import { isEnclosed, type Point, shapeOf } from './plain-shape.ts'
import type { Query } from './query-mix.ts'
import { openSearcher, type Searcher } from './searcher.ts'

interface Room {
  readonly id: string
  readonly micros: number
  readonly rent: number
  readonly total: number
  readonly lat: number | null
  readonly lng: number | null
  readonly address: string
}

interface Hit extends Room {
  readonly distance: number | null
  readonly minutes: number | null
}

/** By filter: when a room meets it, null when it does not say. `$` is what was asked for. */
const verdicts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(roomChoiceNames.map((name) => [name, `${name} = ANY (string_to_array($, ','))`])),
  ...Object.fromEntries(roomComforts.map((name) => [name, `${name} = ($)::boolean`])),
  household: `(SELECT bool_or(entry ->> 'kind' = ANY (string_to_array($, ','))) FROM jsonb_array_elements(household) AS entry)`,
  no_brokerage: `CASE WHEN brokerage IS NULL AND posted_by IS NOT NULL THEN true ELSE (brokerage = 0) = ($)::boolean END`,
  max_brokerage: `CASE WHEN brokerage IS NULL AND posted_by IS NOT NULL THEN true ELSE brokerage <= ($)::integer END`,
  max_maintenance: 'maintenance <= ($)::integer',
  max_painting: 'painting_charge <= ($)::integer',
  max_lock_in: 'lock_in_months <= ($)::integer',
  max_notice: 'notice_days <= ($)::integer',
  gate_after: `gate_closes_at COLLATE "C" >= $ OR gate_closes_at COLLATE "C" < '05:00'`,
  verified: 'lister_verified = ($)::boolean',
  photos: 'has_photo = ($)::boolean',
  photo_checked: 'lister_photo_checked = ($)::boolean',
  work_proven: 'lister_work_proven = ($)::boolean',
}

const conditions: Readonly<Record<string, string>> = {
  organization: `strpos(lower(p.organization), lower($)) > 0`,
  min_rent: 'rent >= ($)::integer',
  max_rent: 'rent <= ($)::integer',
  max_total: 'rent + bills_estimate + coalesce(maintenance, 0) <= ($)::integer',
  move_in_by: 'available_from <= ($)::date',
  gender: 'gender_preference = $',
  wifi: 'wifi_included = ($)::boolean',
  pets: 'pets_allowed = ($)::boolean',
  smoking: 'smoking_allowed = ($)::boolean',
}

/** Every room on offer that meets the filters; `unsaid` is what a verdict counts as where a room does not say. */
async function roomsPassing(client: pg.Client, query: Query, unsaid: boolean): Promise<Room[]> {
  const values: string[] = []
  const tests: string[] = []
  for (const [name, value] of Object.entries(query)) {
    const verdict = verdicts[name]
    const test = verdict ? `coalesce((${verdict}), ${unsaid})` : conditions[name]
    if (!test) continue
    values.push(value)
    tests.push(`AND (${test.replaceAll('$', `$${values.length}::text`)})`)
  }
  if (query.q && areaOf(query) === null) {
    values.push(query.q)
    tests.push(`AND strpos(lower(address), lower($${values.length})) > 0`)
  }
  const { rows } = await client.query<Room>(
    `SELECT r.id, (extract(epoch FROM r.created_at) * 1000000)::bigint::float8 AS micros, rent, address,
       rent + bills_estimate + coalesce(maintenance, 0) AS total, r.public_latitude AS lat, r.public_longitude AS lng
     FROM rooms r JOIN user_profiles p ON p.id = r.user_id
     WHERE status = 'live' AND deleted_at IS NULL AND NOT lapsed ${tests.join(' ')}`,
    values,
  )
  return rows
}

type Judge = (point: Point) => Pick<Hit, 'distance' | 'minutes'> | null

/** The middle of a search's area, whose city's rooms without a location follow; null without an area. */
function areaOf(query: Query): Point | null {
  const shape = shapeOf(query)
  if (shape) {
    const [lats, lngs] = [shape.map(({ lat }) => lat), shape.map(({ lng }) => lng)]
    const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
    return { lat: middle(lats), lng: middle(lngs) }
  }
  if (query.lat) return { lat: Number(query.lat), lng: Number(query.lng) }
  const [lat, lng] = query.commute_to?.split(',').map(Number) ?? []
  return lat === undefined || lng === undefined ? null : { lat, lng }
}

const named = ({ lat, lng }: Point) => ({ latitude: lat, longitude: lng })

function judgeOf({ places }: Searcher, query: Query): Judge {
  const shape = shapeOf(query)
  const from = query.lat ? { latitude: Number(query.lat), longitude: Number(query.lng) } : null
  const [latitude = 0, longitude = 0] = query.commute_to?.split(',').map(Number) ?? []
  const by = query.commute_by === 'two_wheeler' || query.commute_by === 'walk' ? query.commute_by : 'metro'
  const to = query.commute_to ? { latitude, longitude } : null
  const reach = to && places.travel.reach(to, by, Number(query.commute_max ?? 45))
  return (point) => {
    const distance = from && distanceKm(from, named(point))
    if (distance !== null && distance > Number(query.radius_km ?? 25)) return null
    if (shape && !isEnclosed(shape, point)) return null
    // Beyond 150 km nothing is reached; times of the whole country would take minutes.
    const isFar = to !== null && distanceKm(to, named(point)) > 150
    const minutes = reach && !isFar ? minutesBetween(named(point), reach) : null
    return to && minutes === null ? null : { distance, minutes }
  }
}

const byId = (one: Hit, other: Hit) => (one.id < other.id ? -1 : 1)
const newest = (one: Hit, other: Hit) => other.micros - one.micros || byId(one, other)

/** Ascending, ties by id; values equal to the last digits are ties. */
const rising = (keyOf: (hit: Hit) => number | null, tolerance: number) => (one: Hit, other: Hit) => {
  const [key, next] = [keyOf(one), keyOf(other)]
  if (key === null || next === null) return newest(one, other)
  return Math.abs(key - next) < tolerance ? byId(one, other) : key - next
}

const orders: Readonly<Record<string, (one: Hit, other: Hit) => number>> = {
  newest,
  'price-low': (one, other) => one.rent - other.rent || byId(one, other),
  'price-high': (one, other) => other.rent - one.rent || byId(other, one),
  'total-low': (one, other) => one.total - other.total || byId(one, other),
  distance: rising(({ distance }) => distance, 1e-9),
  commute: rising(({ minutes }) => minutes, 1e-6),
}

interface PlainAnswer {
  readonly located: readonly Hit[]
  readonly unlocated: readonly Hit[]
}

/** The rules word for word, applied to every room (rooms.search-exact). */
async function searchPlainly(
  searcher: Searcher,
  client: pg.Client,
  query: Query,
  unsaid = query.include_unknown === 'true',
): Promise<PlainAnswer> {
  const judge = judgeOf(searcher, query)
  const middle = areaOf(query)
  const city = middle && (await searcher.places.directory.cityOf(named(middle)))
  const names = city ? [city.name, ...city.otherNames].map((name) => name.toLowerCase()) : []
  const located: Hit[] = []
  const unlocated: Hit[] = []
  for (const room of await roomsPassing(client, query, unsaid)) {
    const { lat, lng, address } = room
    if (lat !== null && lng !== null) {
      const judged = judge({ lat, lng })
      if (judged) located.push({ ...room, ...judged })
    } else if (!middle) located.push({ ...room, distance: null, minutes: null })
    // Every address here ends with its city and a pincode.
    else if (names.includes(/, ([^,]+) \d+$/.exec(address)?.[1]?.toLowerCase() ?? ''))
      unlocated.push({ ...room, distance: null, minutes: null })
  }
  const order = orders[query.sort ?? 'newest'] ?? newest
  return { located: located.sort(order), unlocated: unlocated.sort(order) }
}

const upTo = (count: number) => Math.min(1000, count)

async function isLikePlain(searcher: Searcher, client: pg.Client, asked: Query): Promise<boolean> {
  const found = await searcher.search(asked)
  const query = await aroundCity(searcher, asked)
  const { located, unlocated } = await searchPlainly(searcher, client, query)
  const wanted = [...located, ...unlocated].slice(0, Number(query.limit)).map(({ id }) => id)
  const hasFacts = Object.keys(query).some((name) => name in verdicts)
  const more = hasFacts ? await searchPlainly(searcher, client, query, true) : { located, unlocated }
  const unknown = upTo(more.located.length - located.length) + upTo(more.unlocated.length - unlocated.length)
  const isTold = (told: number, count: number) => (found.isExact ? told === count : told <= count)
  return (
    found.ids.join() === wanted.join() &&
    isTold(found.total, upTo(located.length)) &&
    found.unlocated === upTo(unlocated.length) &&
    isTold(found.unknown, upTo(unknown))
  )
}

/** A few values whose counts are compared with a search for each of them. */
const someValues = [
  ['home_type', 'pg_bed'],
  ['lift', 'true'],
  ['gender', 'female'],
  ['max_notice', '30'],
] as const

async function areFacetsLikePlain(searcher: Searcher, client: pg.Client, asked: Query): Promise<boolean> {
  const { facets } = await searcher.count(asked)
  const query = await aroundCity(searcher, asked)
  const { min_rent: _, max_rent: __, ...anyRent } = query
  const rents = (await searchPlainly(searcher, client, anyRent)).located.map(({ rent }) => rent)
  const total = upTo((await searchPlainly(searcher, client, query)).located.length)
  if (facets.total_is_exact || facets.counts_are_exact ? facets.total !== total : facets.total > total)
    return false
  if (!facets.counts_are_exact) return true
  for (const { from, to, count } of facets.rent_histogram)
    if (count !== rents.filter((rent) => rent >= from && rent < (to ?? 1e9)).length) return false
  for (const [name, value] of someValues) {
    const { located } = await searchPlainly(searcher, client, { ...query, [name]: value })
    if (facets.counts[name]?.[value] !== located.length) return false
  }
  return true
}

/** The text of a search that is a city's name, as the search around it (rooms.search-text). */
async function aroundCity({ places }: Searcher, query: Query): Promise<Query> {
  const { q, ...rest } = query
  const city = q && areaOf(query) === null ? await places.directory.findCity(q.toLowerCase()) : null
  return city ? { ...rest, lat: String(city.latitude), lng: String(city.longitude) } : query
}

/** Compares answers with a plain look at every room; returns the searches whose answer differs. */
export async function differences(
  url: string,
  queries: readonly Query[],
  ask: 'page' | 'facets',
): Promise<Query[]> {
  const searcher = await openSearcher(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const isSame = ask === 'page' ? isLikePlain : areFacetsLikePlain
  const different: Query[] = []
  try {
    for (const query of queries) if (!(await isSame(searcher, client, query))) different.push(query)
  } finally {
    await client.end()
    await searcher.close()
  }
  return different
}
