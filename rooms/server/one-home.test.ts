import { blurredLocation, distanceKm, type Point, roomGridStep } from '@basera/places/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, type RoomWorld, rohan, roomWorld } from './room-world.fixture.ts'
import { someListing } from './some-listing.fixture.ts'

let world: RoomWorld
beforeAll(async () => {
  world = await roomWorld(0)
})
afterAll(() => world.close())

/** A few metres from the corner of four squares of the grid, where noise tells the most. */
const corner = (latitude: number): Point => {
  const middle = blurredLocation({ latitude, longitude: 77.6 }, roomGridStep)
  const width = roomGridStep / Math.cos(middle.latitude * (Math.PI / 180))
  return { latitude: middle.latitude + roomGridStep / 2, longitude: middle.longitude + width / 2 }
}
const metre = 1 / 111_195
const moved = ({ latitude, longitude }: Point, north: number, east: number): Point => ({
  latitude: latitude + north * metre,
  longitude: longitude + (east * metre) / Math.cos(latitude * (Math.PI / 180)),
})
/** Spread evenly within 45 m, so that any two are within 100 m. */
const measured = (home: Point, n: number): Point => {
  const angle = n * 2.4
  const metres = 45 * Math.sqrt(n / 30)
  return moved(home, metres * Math.sin(angle), metres * Math.cos(angle))
}

const list = async (point: Point, by = asha.id): Promise<string> => {
  const answer = await world.call({
    method: 'POST',
    url: '/api/rooms',
    body: { ...someListing, ...point },
    by,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id
}
const edit = (id: string, point: Point, by = asha.id) =>
  world.call({ method: 'PATCH', url: `/api/rooms/${id}`, body: point, by })
const shown = async (id: string): Promise<Point> => {
  const { public_latitude: latitude, public_longitude: longitude } = (
    await world.call({ url: `/api/rooms/${id}` })
  ).json()
  return { latitude, longitude }
}
const mean = (points: readonly Point[]): Point => ({
  latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
  longitude: points.reduce((sum, { longitude }) => sum + longitude, 0) / points.length,
})

describe('rooms.one-home-one-point', () => {
  it('30 listings of one home, measured anew and deleted again, tell no more than the first', async () => {
    const home = corner(12.9)
    const points: Point[] = []
    for (let n = 0; n < 30; n++) {
      const id = await list(measured(home, n))
      points.push(await shown(id))
      if (n % 2) await world.call({ method: 'DELETE', url: `/api/rooms/${id}`, by: asha.id })
      // As the sweep does once a deletion cannot be taken back.
      if (n % 4 === 3) await world.query('DELETE FROM rooms WHERE id = $1', [id])
    }
    expect(new Set(points.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(1)
    expect(distanceKm(mean(points), home)).toBeCloseTo(distanceKm(points[0] as Point, home), 9)
    // Blurred one by one, they would have told the corner.
    const alone = Array.from({ length: 30 }, (_, n) => blurredLocation(measured(home, n), roomGridStep))
    expect(distanceKm(mean(alone), home)).toBeLessThan(0.6 * distanceKm(points[0] as Point, home))
  })

  it('30 edits of one room, and listings at the same moment, do not either', async () => {
    const home = corner(13.1)
    const ids = await Promise.all([0, 7, 14, 21, 28].map((n) => list(measured(home, n))))
    const first = await Promise.all(ids.map(shown))
    expect(new Set(first.map(({ latitude }) => latitude)).size).toBe(1)
    for (let n = 0; n < 30; n++) {
      expect((await edit(ids[0] as string, measured(home, n))).statusCode).toBe(200)
      expect(await shown(ids[0] as string)).toEqual(first[0])
    }
    const own = (await world.call({ url: `/api/me/rooms/${ids[0]}`, by: asha.id })).json()
    expect(distanceKm(own, measured(home, 29))).toBeLessThan(0.001)
  })

  it('a room that moves house moves, and comes back to the same point', async () => {
    const home = corner(13.3)
    const id = await list(home)
    const there = await shown(id)
    const far = moved(home, 900, 0)
    await edit(id, far)
    expect(await shown(id)).toEqual(blurredLocation(far, roomGridStep))
    await edit(id, moved(home, 30, -30))
    expect(await shown(id)).toEqual(there)
    await edit(id, moved(home, 101, 0))
    expect(await shown(id)).toEqual(blurredLocation(moved(home, 101, 0), roomGridStep))
  })

  it("another person's room next door is blurred by itself", async () => {
    const home = corner(13.5)
    await list(home)
    const next = moved(home, -30, -30)
    expect(await shown(await list(next, rohan.id))).toEqual(blurredLocation(next, roomGridStep))
  })

  it('a room without a point has none, and gets one with its first', async () => {
    const home = corner(13.7)
    const id = await list(home)
    await world.query('UPDATE rooms SET latitude = NULL, longitude = NULL WHERE id = $1', [id])
    const { rows } = await world.query('SELECT public_latitude, coarse_cell FROM rooms WHERE id = $1', [id])
    expect(rows).toEqual([{ public_latitude: null, coarse_cell: -1 }])
    await edit(id, moved(home, 40, 0))
    const cells = await world.query(
      `SELECT fine_cell = grid_cell(public_latitude, public_longitude, 0.05)
         AND coarse_cell = grid_cell(public_latitude, public_longitude, 0.25) AS fit FROM rooms WHERE id = $1`,
      [id],
    )
    expect(cells.rows).toEqual([{ fit: true }])
  })
})
