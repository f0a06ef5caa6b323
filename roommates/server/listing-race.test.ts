import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, profile, type RoommateWorld, roommateWorld } from './roommate-world.fixture.ts'

const people = Array.from({ length: 30 }, (_, n) => profile(500 + n, `Person ${n}`, { is_listed: false }))

let world: RoommateWorld
beforeAll(async () => {
  world = await roommateWorld([asha, ...people])
})
afterAll(() => world.close())

describe('a profile that is listed while its owner is banned', () => {
  it('is not found, whichever of the two comes first', async () => {
    await Promise.all(
      people.flatMap(({ id }) => [
        world.query('UPDATE user_profiles SET is_listed = true WHERE id = $1', [id]),
        world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [id]),
      ]),
    )
    expect(await world.query('SELECT id FROM listed_roommates')).toEqual([{ id: asha.id }])
  })

  it('waits for a ban that is under way', async () => {
    const [person] = people
    await world.query('UPDATE auth_users SET banned_at = NULL WHERE id = $1', [person?.id])
    await world.query('UPDATE user_profiles SET is_listed = false WHERE id = $1', [person?.id])
    const client = await world.pool.connect()
    await client.query('BEGIN')
    await client.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [person?.id])
    const listing = world.query('UPDATE user_profiles SET is_listed = true WHERE id = $1', [person?.id])
    await client.query('COMMIT')
    client.release()
    await listing
    expect(await world.query('SELECT id FROM listed_roommates')).toEqual([{ id: asha.id }])
  })
})
