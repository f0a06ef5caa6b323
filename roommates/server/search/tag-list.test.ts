import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, meera, type RoommateWorld, rohan, roommateWorld } from '../roommate-world.fixture.ts'

let world: RoommateWorld
beforeAll(async () => {
  world = await roommateWorld([asha, rohan, meera])
})
afterAll(() => world.close())

const wear = ({ id }: { readonly id: string }, tags: readonly string[]) =>
  world.query('UPDATE user_profiles SET lifestyle_tags = $2, is_listed = true WHERE id = $1', [id, tags])
const tags = async () =>
  (await world.query('SELECT tag FROM roommate_tags ORDER BY tag')).map(({ tag }) => tag)

beforeEach(async () => {
  for (const person of [asha, rohan, meera]) await wear(person, [])
})

/** Runs `meanwhile` while a transaction that gives a person tags is under way, and ends it. */
async function during(
  person: { readonly id: string },
  tagsGiven: string[],
  meanwhile: () => Promise<unknown>,
  end: 'COMMIT' | 'ROLLBACK' = 'COMMIT',
) {
  const client = await world.pool.connect()
  await client.query('BEGIN')
  await client.query('UPDATE user_profiles SET lifestyle_tags = $2 WHERE id = $1', [person.id, tagsGiven])
  const other = meanwhile()
  await client.query(end)
  client.release()
  await other
}

describe('the list of all tags (docs/decisions/0011-roommate-search.md)', () => {
  it('holds the tags of listed profiles, each once', async () => {
    await wear(asha, ['quiet', 'clean', 'quiet'])
    await wear(rohan, ['clean', 'trekking'])
    expect(await tags()).toEqual(['clean', 'quiet', 'trekking'])
  })

  it('forgets a tag with the last profile that has it', async () => {
    await wear(asha, ['quiet', 'chess'])
    await wear(rohan, ['chess'])
    await wear(asha, ['quiet'])
    expect(await tags()).toEqual(['chess', 'quiet'])
    await world.query('UPDATE user_profiles SET is_listed = false WHERE id = $1', [rohan.id])
    expect(await tags()).toEqual(['quiet'])
    await world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [asha.id])
    expect(await tags()).toEqual([])
    await world.query('UPDATE auth_users SET banned_at = NULL WHERE id = $1', [asha.id])
    expect(await tags()).toEqual(['quiet'])
  })

  it('keeps a tag that one takes on while another takes it off', async () => {
    await wear(rohan, ['chess'])
    await during(asha, ['chess'], () => wear(rohan, []))
    expect(await tags()).toEqual(['chess'])
    await during(asha, [], () => wear(rohan, ['chess']))
    expect(await tags()).toEqual(['chess'])
    await during(rohan, [], () => wear(asha, ['chess']), 'ROLLBACK')
    expect(await tags()).toEqual(['chess'])
  })

  it('lets people swap tags at once, whoever comes first', async () => {
    for (let round = 0; round < 20; round++) {
      await Promise.all([
        wear(asha, ['one', 'two']),
        wear(rohan, ['two', 'three']),
        wear(meera, ['three', 'one']),
      ])
      await Promise.all([wear(asha, ['three']), wear(rohan, ['one']), wear(meera, ['two'])])
      expect(await tags()).toEqual(expect.arrayContaining(['one', 'three', 'two']))
    }
  })
})
