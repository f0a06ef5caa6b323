import { distanceKm } from '@basera/places/contract'
import { localityPage, localityRadiusKm } from '@basera/rooms/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { type ListedRoom, type RentsWorld, rentsWorld } from './rents-world.fixture.ts'
import { showPriceHint } from './show-price-hint.ts'

let world: RentsWorld
afterEach(() => world.close())

const koramangala = 'bengaluru/koramangala'
const rentsOf = async (place: string, more = '') =>
  (await world.get(`/api/rents?place=${encodeURIComponent(place)}${more}`)).body
const pageOf = async (place: string) =>
  (await world.get(`/api/localities?place=${encodeURIComponent(place)}`)).body

/** Rooms at 10,000, 11,000 … rupees by the first five listers in turn. */
const rising = (count: number, patch: Partial<ListedRoom> = {}): ListedRoom[] =>
  Array.from({ length: count }, (_, n) => ({ lister: n % 5, rent: 10_000 + n * 1000, ...patch }))

const directory = () => world.places.directory

const typeOf = (rents: { types: { home_type: string }[] }, homeType: string) =>
  rents.types.find(({ home_type }) => home_type === homeType)
const tooFew = (home_type: string) => ({ home_type, too_few: true })

describe('rents', () => {
  it('rooms.rent-insight: a type with nine rooms of five listers has its median and middle half', async () => {
    world = await rentsWorld()
    await world.list(koramangala, rising(9))
    const rents = await rentsOf(koramangala)
    expect(rents.place).toMatchObject({ path: koramangala, name: 'Koramangala', city: 'Bengaluru' })
    expect(typeOf(rents, 'private_room')).toEqual({
      ...{ home_type: 'private_room', too_few: false, count: 9 },
      ...{ low: 12_000, median: 14_000, high: 16_000 },
    })
    expect(typeOf(rents, 'pg_bed')).toEqual(tooFew('pg_bed'))
    expect(rents.trend_of).toBe('private_room')
    expect(rents.trend).toHaveLength(12)
    expect(rents.trend.at(-1)).toMatchObject({ median: 14_000, count: 9 })
    expect(rents.trend[0]).toMatchObject({ median: null, count: 0 })
  })

  it.each<[string, ListedRoom[]]>([
    ['seven rooms', rising(7)],
    ['the rooms of four listers', rising(12).map((room, n) => ({ ...room, lister: n % 4 }))],
    ['rooms listed more than 90 days ago', rising(9, { daysAgo: 91 })],
    ['paused rooms', rising(9, { status: 'paused' })],
    ['rooms that are taken', rising(9, { status: 'taken' })],
    ['rooms that nobody confirms', rising(9, { lapsed: true })],
    ['deleted rooms', rising(9, { deleted_at: '2026-10-05T00:00:00Z' })],
    ['rooms that the operator hid', rising(9, { hidden_at: '2026-10-05T00:00:00Z' })],
    ['rooms of no known type', rising(9, { home_type: null })],
    ['rooms without a location', rising(9, { latitude: null, longitude: null })],
  ])('rooms.rent-enough: %s say too little', async (_, rooms) => {
    world = await rentsWorld()
    await world.list(koramangala, rooms)
    const rents = await rentsOf(koramangala, '&home_type=private_room')
    expect(typeOf(rents, 'private_room')).toEqual(tooFew('private_room'))
    expect(rents).toMatchObject({ trend_of: null, trend: [] })
  })

  it('rooms.rent-enough: rooms of suspended listers are not counted', async () => {
    world = await rentsWorld()
    await world.list(koramangala, rising(9))
    await world.suspend(0)
    const page = await pageOf(koramangala)
    expect(typeOf(page, 'private_room')).toEqual(tooFew('private_room'))
    expect(page.rooms.total).toBe(7)
  })

  it('rooms.locality-area: other cities and farther localities are not counted; a city counts its own', async () => {
    world = await rentsWorld()
    await world.list('mumbai', rising(9))
    await world.list('bengaluru/whitefield', rising(9))
    expect((await pageOf(koramangala)).rooms).toMatchObject({ items: [], total: 0, total_is_exact: true })
    expect((await pageOf('bengaluru')).rooms.total).toBe(9)
    expect((await pageOf('mumbai')).rooms.total).toBe(9)
  })

  it('rooms.price-hint: a hint says what the page of its place says', async () => {
    world = await rentsWorld()
    await world.list(koramangala, rising(9))
    const rents = await rentsOf(koramangala)
    const { latitude: lat, longitude: lng } = rents.place
    const { hint } = await showPriceHint(world.db, directory(), { home_type: 'private_room', lat, lng })
    expect(typeOf(rents, 'private_room')).toMatchObject({
      count: hint?.count,
      low: hint?.low,
      median: hint?.median,
      high: hint?.high,
    })
    expect(hint).toEqual({ locality: 'Koramangala', count: 9, low: 12_000, median: 14_000, high: 16_000 })
  })

  it('rooms.price-hint: the locality counts alone where it has enough rooms, else what is within 3 km', async () => {
    world = await rentsWorld()
    const { latitude: lat, longitude: lng } = (await rentsOf(koramangala)).place
    const hintOf = async () => (await showPriceHint(world.db, directory(), { home_type, lat, lng })).hint
    const home_type = 'private_room' as const
    // 2.7 km to the north: beyond the locality, near the point.
    await world.list(koramangala, rising(9, { rent: 30_000, latitude: lat + 0.024 }))
    expect(await hintOf()).toEqual({ locality: null, count: 9, low: 30_000, median: 30_000, high: 30_000 })
    await world.list(koramangala, rising(7))
    expect(await hintOf()).toMatchObject({ locality: null, count: 16 })
    await world.list(koramangala, rising(1, { rent: 17_000 }))
    expect(await hintOf()).toMatchObject({ locality: 'Koramangala', count: 8, high: 15_300 })
    // A week later than the 90 days nothing is left to compare with.
    const later = new Date(Date.now() + 97 * 86_400_000)
    expect(await showPriceHint(world.db, directory(), { home_type, lat, lng }, later)).toEqual({ hint: null })
  })

  it('gives the trend of the type that is asked for', async () => {
    world = await rentsWorld()
    await world.list(koramangala, rising(9))
    await world.list(koramangala, rising(8, { home_type: 'pg_bed', daysAgo: 10 }))
    const rents = await rentsOf(koramangala, '&home_type=pg_bed')
    expect(rents.trend_of).toBe('pg_bed')
    expect(rents.trend.at(-2)).toMatchObject({ median: 13_500, count: 8 })
  })
})

describe('the page of a locality', () => {
  it('shows the newest rooms, what homes say, the deposit, metro, landmarks, roommates and neighbours', async () => {
    world = await rentsWorld({ roommates: 38 })
    await world.list(koramangala, rising(9, { furnishing: 'full', meals: 'none' }))
    const page = await pageOf(koramangala)
    expect(() => localityPage.parse(page)).not.toThrow()
    expect(page.rooms).toMatchObject({ total: 9, total_is_exact: true })
    expect(page.rooms.items).toHaveLength(4)
    expect(page.shares).toContainEqual({ trait: 'furnished', percent: 100, of: 9 })
    expect(page.shares).toContainEqual({ trait: 'meals', percent: 0, of: 9 })
    expect(page.shares.map(({ trait }: { trait: string }) => trait)).not.toContain('veg_kitchen')
    expect(page.deposit).toEqual({ months: 2, of: 9 })
    expect(page.metro.lines.length).toBeGreaterThan(0)
    expect(page.landmarks.length).toBeGreaterThan(0)
    expect(page.roommates).toBe(38)
    expect(page.neighbours.length).toBeGreaterThan(3)
    expect(page.neighbours.every(({ path }: { path: string }) => path !== koramangala)).toBe(true)
  })

  it('rooms.locality-roommates: four people are too few to count', async () => {
    world = await rentsWorld({ roommates: 4 })
    expect((await pageOf(koramangala)).roommates).toBeNull()
  })

  it('leads from a city to its parts with the most rooms, none of which lies within another', async () => {
    world = await rentsWorld()
    await world.list(koramangala, rising(3))
    await world.list('bengaluru/whitefield', rising(5))
    const { neighbours } = await pageOf('bengaluru')
    expect(neighbours[0].path).toBe('bengaluru/whitefield')
    expect(neighbours).toHaveLength(24)
    const parts = await Promise.all(neighbours.map(({ path }: { path: string }) => pageOf(path)))
    const totals = parts.map(({ rooms }) => rooms.total)
    expect(totals).toContain(3)
    expect(totals).toEqual([...totals].sort((a, b) => b - a))
    for (const [n, { place }] of parts.entries())
      for (const other of parts.slice(n + 1))
        expect(distanceKm(place, other.place)).toBeGreaterThan(localityRadiusKm)
  })

  it('shows no rooms where the search is for members', async () => {
    world = await rentsWorld({ showsRooms: false })
    await world.list(koramangala, rising(9))
    expect((await pageOf(koramangala)).rooms).toMatchObject({ items: [], total: 9 })
  })

  it('drops a room that is paused meanwhile at once', async () => {
    world = await rentsWorld()
    await world.list(koramangala, rising(2))
    expect((await pageOf(koramangala)).rooms.items).toHaveLength(2)
    await world.query("UPDATE rooms SET status = 'paused' WHERE rent = 10000")
    expect((await pageOf(koramangala)).rooms.items).toHaveLength(1)
  })

  it.each([
    ['bangalore', 'bengaluru'],
    ['BENGALURU/Koramangala', koramangala],
    ['bangalore/koramangala', koramangala],
  ])('rooms.locality-address: %s is %s', async (asked, path) => {
    world = await rentsWorld()
    expect((await rentsOf(asked)).place.path).toBe(path)
  })

  it.each([
    ['atlantis', 404],
    ['bengaluru/atlantis', 404],
    ['__proto__', 400],
    ['bengaluru/koramangala/5th-block', 400],
    ['', 400],
    ['a'.repeat(161), 400],
  ])('rooms.locality-address: no page for %s', async (place, status) => {
    world = await rentsWorld()
    for (const call of ['rents', 'localities'])
      expect((await world.get(`/api/${call}?place=${encodeURIComponent(place)}`)).status).toBe(status)
  })
})
