import { afterAll, beforeAll, expect, it } from 'vitest'
import { openListedLocalities } from './listed-localities.ts'
import { type RentsWorld, rentsWorld } from './rents-world.fixture.ts'

let world: RentsWorld
beforeAll(async () => {
  world = await rentsWorld()
})
afterAll(() => world.close())

it('rooms.locality-listed: the site map names places with eight rooms, and no others', async () => {
  const rooms = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ lister: n % 9, rent: 9000, daysAgo: 2 }))
  await world.list('bengaluru/koramangala', rooms(8))
  await world.list('pune/kothrud', rooms(7))
  const list = openListedLocalities(world.db, world.places.directory)
  const paths = (await list()).map(({ path }) => path)
  expect(paths).toContain('/rent-in/bengaluru')
  expect(paths).toContain('/rent-in/bengaluru/koramangala')
  expect(paths).not.toContain('/rent-in/bengaluru/whitefield')
  expect(paths.filter((path) => path.includes('pune'))).toEqual([])
  // Within the hour nothing is read again.
  expect(await list()).toBe(await list())
})
