import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addRooms, asha, meera, type RoomWorld, rohan, roomWorld } from './room-world.fixture.ts'

let world: RoomWorld
beforeAll(async () => {
  world = await roomWorld(0)
})
afterAll(() => world.close())

const room = (user_id: string, n: number) => ({
  id: `e0000000-0000-4000-8000-00000000000${n}`,
  user_id,
  title: `Room ${n}`,
  address: 'Somewhere',
  rent: 5000,
  available_from: '2090-12-01',
})

const found = async (organization: string) =>
  (await world.get(`/api/rooms?${new URLSearchParams({ organization })}`))
    .json()
    .items.map((one: { title: string }) => one.title)

const rename = (id: string, organization: string | null) =>
  world.query('UPDATE user_profiles SET organization = $2 WHERE id = $1', [id, organization])

describe('rooms.search-organization: the organization filter looks at the lister', () => {
  it('follows the lister: new rooms, a new organization, none, another lister', async () => {
    await rename(asha.id, 'Infosys')
    await rename(rohan.id, null)
    await addRooms(world, [room(asha.id, 1), room(rohan.id, 2)])
    expect(await found('infosys')).toEqual(['Room 1'])

    await rename(rohan.id, 'Infosys BPM')
    expect((await found('FOSY')).toSorted()).toEqual(['Room 1', 'Room 2'])

    await rename(asha.id, 'IIT Bombay')
    expect(await found('infosys')).toEqual(['Room 2'])
    expect(await found('iit')).toEqual(['Room 1'])

    await rename(asha.id, null)
    expect(await found('iit')).toEqual([])

    await rename(meera.id, 'IIT Madras')
    await world.query('UPDATE rooms SET user_id = $1 WHERE user_id = $2', [meera.id, asha.id])
    expect(await found('iit madras')).toEqual(['Room 1'])
  })

  it('is erased with the last lister who had it (trust.erased-again)', async () => {
    const names = async () =>
      (
        await world.query(
          "SELECT name FROM lister_organizations WHERE name LIKE 'small bakery%' ORDER BY name",
        )
      ).rows.map(({ name }: { name: string }) => name)
    const [one, other] = ['f0000000-0000-4000-8000-000000000001', 'f0000000-0000-4000-8000-000000000002']
    for (const id of [one, other]) {
      await world.query('INSERT INTO auth_users (id, email) VALUES ($1, $2)', [id, `${id}@example.test`])
      await world.query(
        "INSERT INTO user_profiles (id, email, organization) VALUES ($1, $2, 'Small Bakery of Asha')",
        [id, `${id}@example.test`],
      )
    }
    await addRooms(world, [room(one, 6), room(other, 7)])
    expect(await names()).toEqual(['small bakery of asha'])
    await world.query('DELETE FROM auth_users WHERE id = $1', [one])
    expect(await found('small bakery')).toEqual(['Room 7'])
    await rename(other, 'Small Bakery, renamed')
    expect(await names()).toEqual(['small bakery, renamed'])
    await world.query('DELETE FROM auth_users WHERE id = $1', [other])
    expect(await names()).toEqual([])
  })

  it('takes the text as it is: % and _ are no wildcards', async () => {
    await rename(asha.id, '100% Veg_Foods')
    await addRooms(world, [room(asha.id, 3)])
    expect(await found('0% veg_')).toEqual(['Room 3'])
    expect(await found('1%s')).toEqual([])
    expect(await found('__')).toEqual([])
  })

  it('cannot be set by hand: the stored number is always that of the lister', async () => {
    await rename(asha.id, 'Wipro')
    await addRooms(world, [{ ...room(asha.id, 4), organization_id: 1 }])
    await world.query('UPDATE rooms SET organization_id = NULL')
    expect(await found('wipro')).toContain('Room 4')
  })

  it('a room written while its lister changes organization ends up under the new one', async () => {
    await rename(meera.id, 'Before')
    const rounds = Array.from({ length: 8 }, (_, n) => n)
    await Promise.all(
      rounds.flatMap((n) => [
        rename(meera.id, `After ${n}`),
        addRooms(world, [{ ...room(meera.id, 0), id: `f0000000-0000-4000-8000-00000000000${n}` }]),
      ]),
    )
    const { rows } = await world.query(
      `SELECT count(*)::integer AS wrong FROM rooms r JOIN user_profiles p ON p.id = r.user_id
       LEFT JOIN lister_organizations o ON o.id = r.organization_id WHERE o.name IS DISTINCT FROM lower(p.organization)`,
    )
    expect(rows).toEqual([{ wrong: 0 }])
  })
})
