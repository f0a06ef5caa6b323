import { mapPinsMax, type RoomMap, roomGenders, roomMapQuery } from '@basera/rooms/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addRooms, organizations, type RoomWorld, roomWorld } from '../room-world.fixture.ts'
import { type PlainRoom, type PlainSearch, plainRooms, searchPlainly } from '../search-reference.fixture.ts'
import { cellRange, clusterStep } from './map-box.ts'
import type { MapReach } from './map-rooms.queries.ts'
import { showMap } from './show-map.ts'

let world: RoomWorld
let rooms: PlainRoom[]

beforeAll(async () => {
  world = await roomWorld(2500)
  rooms = await plainRooms(world)
})
afterAll(() => world.close())

interface Box {
  readonly north: string
  readonly south: string
  readonly east: string
  readonly west: string
}
type PlacedRoom = PlainRoom & { readonly lat: number; readonly lng: number }

const isIn =
  (box: Box) =>
  (room: PlainRoom): room is PlacedRoom =>
    room.lat !== null &&
    room.lng !== null &&
    room.lat >= Number(box.south) &&
    room.lat <= Number(box.north) &&
    room.lng >= Number(box.west) &&
    room.lng <= Number(box.east)

const passing = (search: PlainSearch) => searchPlainly(rooms, search).map(({ room }) => room)
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)

/** Squares of clusters, found by looking at every room. */
function squaresOf(found: readonly PlacedRoom[], step: number) {
  const squares = new Map<string, PlacedRoom[]>()
  for (const room of found) {
    const square = `${Math.floor((room.lat + 90) / step)},${Math.floor((room.lng + 180) / step)}`
    squares.set(square, [...(squares.get(square) ?? []), room])
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return [...squares.values()].map((members) => ({
    latitude: mean(members.map(({ lat }) => lat)),
    longitude: mean(members.map(({ lng }) => lng)),
    count: members.length,
    count_is_exact: true,
    min_rent: Math.min(...members.map(({ rent }) => rent)),
  }))
}

const inOrder = (clusters: RoomMap['clusters']) =>
  clusters
    .map(({ latitude, longitude, ...rest }) => ({
      ...rest,
      latitude: Number(latitude.toFixed(6)),
      longitude: Number(longitude.toFixed(6)),
    }))
    .toSorted((one, other) => one.latitude - other.latitude || one.longitude - other.longitude)

const numbers = (box: Box) => ({
  north: Number(box.north),
  south: Number(box.south),
  east: Number(box.east),
  west: Number(box.west),
})

async function ask(query: object): Promise<RoomMap> {
  const answer = await world.get(`/api/rooms/map?${new URLSearchParams({ ...query })}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** Boxes from a street to the whole earth, many of them over the neighbourhood with the most rooms. */
const box = fc
  .record({
    middle: fc.constantFrom([12.9352, 77.6245], [19.12, 72.85], [28.63, 77.37], [20, 78], [-0.001, 179.98]),
    height: fc.constantFrom(0.004, 0.02, 0.09, 0.5, 1.4, 6, 40, 170),
    shape: fc.constantFrom(0.5, 1, 2),
    shift: fc.tuple(
      fc.double({ min: -0.4, max: 0.4, noNaN: true }),
      fc.double({ min: -0.4, max: 0.4, noNaN: true }),
    ),
  })
  .map(({ middle: [lat = 0, lng = 0], height, shape, shift }): Box => {
    const width = height * shape
    const degrees = (value: number, most: number) => Math.min(most, Math.max(-most, value)).toFixed(6)
    return {
      north: degrees(lat + height * (0.5 + shift[0]), 90),
      south: degrees(lat + height * (shift[0] - 0.5), 90),
      east: degrees(lng + width * (0.5 + shift[1]), 180),
      west: degrees(lng + width * (shift[1] - 0.5), 180),
    }
  })

const sometimes = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
const filters = fc
  .record({
    q: sometimes(fc.constantFrom('koramangala', 'Sector 62', '50%_off', 'nowhere at all', ',')),
    organization: sometimes(fc.constantFrom(...organizations, 'in', 'zzz')),
    min_rent: sometimes(fc.integer({ min: 0, max: 20_000 }).map(String)),
    max_rent: sometimes(fc.integer({ min: 4000, max: 31_000 }).map(String)),
    gender: sometimes(fc.constantFrom(...roomGenders)),
    wifi: sometimes(fc.constantFrom('true', 'false')),
    pets: sometimes(fc.constant('true')),
    smoking: sometimes(fc.constant('true')),
  })
  .map(
    (all) =>
      Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as PlainSearch,
  )

const share = fc.double({ min: -1, max: 1, noNaN: true })

/** The ids of every room of a list, page after page. */
async function listAll(search: PlainSearch): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const query = new URLSearchParams({ ...search, limit: '50', ...(cursor === null ? {} : { cursor }) })
    const page: { items: { id: string }[]; next_cursor: string | null } = (
      await world.get(`/api/rooms?${query}`)
    ).json()
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.next_cursor
  } while (cursor)
  return ids
}

describe('GET /api/rooms/map', () => {
  it('rooms.map-box: shows what looking at every room shows, in any box and with any filters', async () => {
    const seen = { pins: 0, clusters: 0 }
    await fc.assert(
      fc.asyncProperty(box, filters, async (asked, search) => {
        const answer = await ask({ ...asked, ...search })
        const all = passing(search)
        const found = all.filter(isIn(asked))
        expect(answer.total).toBe(found.length)
        expect(answer.total_is_exact).toBe(true)
        expect(answer.without_point).toBe(all.filter(({ lat }) => lat === null).length)
        if (found.length <= mapPinsMax) {
          if (found.length > 0) seen.pins++
          const expected = found.map(({ id, rent, lat, lng }) => ({ id, rent, lat, lng }))
          const shown = answer.pins.map(({ id, rent, public_latitude: lat, public_longitude: lng }) => ({
            id,
            rent,
            lat,
            lng,
          }))
          expect(shown.toSorted(byId)).toEqual(expected.toSorted(byId))
          expect(answer.clusters).toEqual([])
        } else {
          seen.clusters++
          expect(answer.pins).toEqual([])
          expect(inOrder(answer.clusters)).toEqual(inOrder(squaresOf(found, clusterStep(numbers(asked)))))
        }
      }),
      { numRuns: 150, seed: 11 },
    )
    expect(seen.pins).toBeGreaterThan(20)
    expect(seen.clusters).toBeGreaterThan(20)
  })

  const outlines = fc
    .tuple(
      fc.constantFrom([12.9352, 77.6245], [19.12, 72.85], [28.63, 77.37]),
      fc.constantFrom(0.01, 0.05, 0.3, 3),
      fc.array(fc.tuple(share, share), { minLength: 3, maxLength: 12 }),
    )
    .map(([[lat = 0, lng = 0], size, corners]) =>
      corners
        .map(([up, right]) => [(lat + size * up).toFixed(6), (lng + size * right).toFixed(6)].join())
        .join(';'),
    )
  const journeys: fc.Arbitrary<PlainSearch> = fc.record({
    commute_to: fc.constantFrom('12.9784,77.6408', '19.1197,72.8468', '28.5672,77.21'),
    commute_by: fc.constantFrom('metro', 'two_wheeler', 'walk'),
    commute_max: fc.constantFrom('15', '30', '60', '90'),
  })
  const places = fc.oneof(
    outlines.map((polygon): PlainSearch => ({ polygon })),
    journeys,
    fc.tuple(outlines, journeys).map(([polygon, journey]): PlainSearch => ({ polygon, ...journey })),
    fc.constant<PlainSearch>({ lat: '12.9352', lng: '77.6245', radius_km: '5' }),
    fc.constant<PlainSearch>({ bounds: '12.9,77.6,12.95,77.65' }),
  )

  const views = fc.constantFrom<Box>(
    { north: '40', south: '5', east: '100', west: '60' },
    { north: '13.1', south: '12.8', east: '77.8', west: '77.4' },
    { north: '12.95', south: '12.92', east: '77.64', west: '77.61' },
  )

  it('rooms.one-filter: shows of an outline and a journey the rooms of the list, and counts its unlocated rooms', async () => {
    let seen = 0
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(views, views, box),
        filters,
        places,
        async (asked, { q: _, ...search }, place) => {
          const answer = await ask({ ...asked, ...search, ...place })
          const filtersPlace = place.polygon || place.commute_to
          const list = filtersPlace
            ? await listAll({ ...search, ...place })
            : passing(search).map(({ id }) => id)
          const listed = new Set(list)
          const found = rooms.filter(({ id }) => listed.has(id)).filter(isIn(asked))
          if (filtersPlace) seen += found.length
          expect(answer.total).toBe(found.length)
          if (found.length <= mapPinsMax)
            expect(answer.pins.map(({ id }) => id).toSorted()).toEqual(found.map(({ id }) => id).toSorted())
          const first = await world.get(`/api/rooms?${new URLSearchParams({ ...search, ...place })}`)
          expect(answer.without_point).toBe(first.json().unlocated_total)
        },
      ),
      { numRuns: 40, seed: 12 },
    )
    expect(seen).toBeGreaterThan(500)
  })

  it('names each pin by its room', async () => {
    const { pins } = await ask({ north: '19.15', south: '19.1', east: '72.9', west: '72.8' })
    expect(pins.length).toBeGreaterThan(3)
    const titles = new Map(world.rooms.map(({ id, title }) => [id, title]))
    for (const { id, title } of pins) expect(title).toBe(titles.get(id))
  })

  it.each<[string, object]>([
    ['without a side', { north: '13', south: '12', east: '78' }],
    ['upside down', { north: '12', south: '13', east: '78', west: '77' }],
    ['inside out', { north: '13', south: '12', east: '77', west: '78' }],
    ['off the earth', { north: '91', south: '12', east: '78', west: '77' }],
    ['made of words', { north: 'north', south: '12', east: '78', west: '77' }],
    [
      'with a sort, which a map has not',
      { north: '13', south: '12', east: '78', west: '77', sort: 'newest' },
    ],
  ])('refuses a box %s', async (_, query) => {
    const answer = await world.get(`/api/rooms/map?${new URLSearchParams({ ...query })}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('validation_failed')
  })
})

describe('where there are more rooms than a map looks at', () => {
  const reach: MapReach = { rooms: 100, least: 5, most: 20 }
  const look = (query: object) => showMap(world.db, roomMapQuery.parse(query), undefined, null, reach)

  it('counts the cheapest of each cell, and says that there are more', async () => {
    const asked: Box = { north: '13.1', south: '12.8', east: '77.8', west: '77.4' }
    const found = passing({}).filter(isIn(asked))
    const answer = await look(asked)
    expect(found.length).toBeGreaterThan(mapPinsMax)
    expect(answer.total_is_exact).toBe(false)
    expect(answer.total).toBeLessThan(found.length)
    const { firstRow, lastRow, firstColumn, lastColumn } = cellRange(numbers(asked), false)
    const occupied = new Set<string>()
    const counts = new Map<string, number>()
    for (const room of rooms) {
      if (room.lat === null || room.lng === null) continue
      const row = Math.floor((room.lat + 90) / 0.05)
      const column = Math.floor((room.lng + 180) / 0.05)
      const isNear = row >= firstRow && row <= lastRow && column >= firstColumn && column <= lastColumn
      const cell = `${row},${column}`
      if (isNear) occupied.add(cell)
      if (isIn(asked)(room)) counts.set(cell, (counts.get(cell) ?? 0) + 1)
    }
    const share = Math.max(reach.least, Math.min(reach.most, Math.floor(reach.rooms / occupied.size)))
    expect(answer.total).toBe([...counts.values()].reduce((sum, n) => sum + Math.min(n, share + 1), 0))
  })

  it('loses no place: every cell with rooms is still on the map of a wide box', async () => {
    const asked: Box = { north: '40', south: '5', east: '100', west: '60' }
    const towns = [
      [12.9352, 77.6245],
      [19.1197, 72.8464],
      [28.6271, 77.3656],
    ] as const
    const { clusters, pins } = await look(asked)
    const points = [
      ...clusters.map(({ latitude, longitude }) => [latitude, longitude] as const),
      ...pins.map((pin) => [pin.public_latitude, pin.public_longitude] as const),
    ]
    for (const [lat, lng] of towns)
      expect(points.some(([y, x]) => Math.abs(y - lat) < 1 && Math.abs(x - lng) < 1)).toBe(true)
  })

  it('takes as many of a text over a wide box as its reach, and says that there are more', async () => {
    const asked = { north: '40', south: '5', east: '100', west: '60', q: 'koramangala' }
    const found = passing({ q: 'koramangala' }).filter(isIn(asked))
    const answer = await look(asked)
    expect(found.length).toBeGreaterThan(reach.most)
    expect(answer.total).toBe(reach.most + 1)
    expect(answer.total_is_exact).toBe(false)
  })
})

describe('a room on the map', () => {
  it('rooms.blurred-location: stands at its blurred location; the exact one is nowhere in the answer', async () => {
    const exact = { latitude: 22.57341, longitude: 88.36892 }
    const [first] = world.rooms
    if (!first) throw new Error('no rooms')
    const id = 'e0000000-0000-4000-8000-000000000001'
    await addRooms(world, [
      { ...first, ...exact, id, status: 'live', lapsed: false, deleted_at: null, title: 'A room in Kolkata' },
    ])
    const area = { north: '22.7', south: '22.4', east: '88.5', west: '88.2' }
    const answer = await world.get(`/api/rooms/map?${new URLSearchParams(area)}`)
    expect(answer.json().pins).toMatchObject([{ id, title: 'A room in Kolkata' }])
    expect(answer.body).not.toContain('22.5734')
    expect(answer.body).not.toContain('88.3689')
    await world.query('DELETE FROM rooms WHERE id = $1', [id])
    expect(await ask(area)).toMatchObject({ pins: [], clusters: [], total: 0, total_is_exact: true })
  })
})
