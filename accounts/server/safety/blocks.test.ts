import { openLimits } from '@basera/platform/server/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { safetyLimits } from './safety-feature.ts'
import { asha, idOf, meera, nina, rohan, type SafetyWorld, safetyWorld } from './safety-world.fixture.ts'

let world: SafetyWorld
beforeAll(async () => {
  world = await safetyWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.callOff.mockClear()
  await world.query('DELETE FROM blocks')
})

const nowhere = '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f'
const block = (other: string, by = asha) => world.call('PUT', other, by)
const unblock = (other: string, by = asha) => world.call('DELETE', other, by)
const listed = async (by = asha): Promise<string[]> =>
  (await world.call('GET', undefined, by)).json().items.map((one: { user_id: string }) => one.user_id)

describe('trust.block-mutual: blocks', () => {
  it('are made, listed with the last one first, and taken back', async () => {
    expect(await listed()).toEqual([])
    expect((await block(rohan)).statusCode).toBe(204)
    expect((await block(meera)).statusCode).toBe(204)
    expect(await listed()).toEqual([meera, rohan])
    expect((await unblock(rohan)).statusCode).toBe(204)
    expect(await listed()).toEqual([meera])
  })

  it('are made and taken back as often as one likes', async () => {
    for (let n = 0; n < 3; n++) expect((await block(rohan)).statusCode).toBe(204)
    expect(await listed()).toEqual([rohan])
    for (let n = 0; n < 3; n++) expect((await unblock(rohan)).statusCode).toBe(204)
    expect(await listed()).toEqual([])
  })

  it('keep the day they were made when they are made again', async () => {
    await block(rohan)
    const [before] = await world.query('SELECT created_at FROM blocks')
    await block(rohan)
    expect(await world.query('SELECT created_at FROM blocks')).toEqual([before])
  })

  it('trust.block-silent: are each person’s own: who is blocked learns nothing, and takes back nothing', async () => {
    await block(rohan)
    expect(await listed(rohan)).toEqual([])
    await unblock(asha, rohan)
    expect(await listed()).toEqual([rohan])
    await block(asha, rohan)
    await unblock(rohan)
    expect(await listed(rohan)).toEqual([asha])
  })

  it('show a name and a picture, and no e-mail and no phone number (accounts.others-see)', async () => {
    await block(rohan)
    const answer = await world.call('GET', undefined, asha)
    expect(Object.keys(answer.json().items[0])).toEqual(['user_id', 'full_name', 'avatar_url', 'created_at'])
    expect(answer.body).not.toMatch(/@|email|phone/)
  })

  it('are one row, however many ask at once, in both directions', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 ? block(rohan) : block(asha, rohan))),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(40).fill(204))
    expect(await world.query('SELECT count(*) AS n FROM blocks')).toEqual([{ n: 2 }])
  })

  it('survive that they are made and taken back at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 ? block(rohan) : unblock(rohan))),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(40).fill(204))
  })

  it('accounts.not-yours-not-found: of somebody who is not there, or is no id, are not found', async () => {
    for (const other of [nowhere, 'x', '%00', asha.slice(1)]) {
      const answer = await block(other)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    }
    expect((await unblock(nowhere)).statusCode).toBe(204)
  })

  it('of oneself are refused', async () => {
    const answer = await block(asha)
    expect([answer.statusCode, answer.json().detail]).toEqual([409, 'You cannot block yourself.'])
    expect((await block(asha.toUpperCase())).statusCode).toBe(409)
  })

  it('go with either account', async () => {
    await world.addPeople(10, 11)
    await block(idOf(10))
    await block(asha, idOf(11))
    await world.query('DELETE FROM auth_users WHERE id = ANY($1::uuid[])', [[idOf(10), idOf(11)]])
    expect(await world.query('SELECT * FROM blocks')).toEqual([])
  })

  it('fail clearly, and never half, while the other account is being deleted', async () => {
    for (let n = 20; n < 40; n++) {
      await world.addPeople(n, n)
      const [answer] = await Promise.all([
        block(idOf(n)),
        world.query('DELETE FROM auth_users WHERE id = $1', [idOf(n)]),
      ])
      expect([204, 404]).toContain(answer.statusCode)
    }
    expect(await listed()).toEqual([])
  })

  it('trust.block-own: are 1,000 at most; those that are there may be made again, and taken back', async () => {
    await world.addPeople(1000, 2000)
    await world.query(`INSERT INTO blocks SELECT $1, id FROM user_profiles WHERE id BETWEEN $2 AND $3`, [
      asha,
      idOf(1000),
      idOf(1999),
    ])
    const answer = await block(idOf(2000))
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict'])
    expect((await block(idOf(1500))).statusCode).toBe(204)
    expect(await listed()).toHaveLength(1000)
    await unblock(idOf(1500))
    expect((await block(idOf(2000))).statusCode).toBe(204)
  })

  it('chats.visit-called-off: call off what was agreed on before they are made, and nothing where they are refused', async () => {
    expect((await block(rohan)).statusCode).toBe(204)
    expect(world.callOff.mock.calls).toEqual([[asha, rohan]])
    world.callOff.mockClear()
    await world.addPeople(3000, 4000)
    await world.query('INSERT INTO blocks SELECT $1, id FROM user_profiles WHERE id BETWEEN $2 AND $3', [
      asha,
      idOf(3000),
      idOf(3999),
    ])
    for (const other of [asha, nowhere, idOf(4000)])
      expect([404, 409]).toContain((await block(other)).statusCode)
    expect(world.callOff).not.toHaveBeenCalled()
  })

  it.each(['GET', 'PUT', 'DELETE'] as const)(
    'accounts.access-checked: %s is for verified members',
    async (method) => {
      const other = method === 'GET' ? undefined : rohan
      expect((await world.call(method, other)).statusCode).toBe(401)
      expect((await world.call(method, other, nina.id)).statusCode).toBe(403)
      expect(await world.query('SELECT * FROM blocks')).toEqual([])
    },
  )
})

it('blocks are limited per member, and reading them is not', async () => {
  const limited = await safetyWorld(
    openLimits(world.pool, { ...safetyLimits, block: { points: 2, seconds: 60 } }),
  )
  const statuses = async (by: string) => {
    const answers = []
    for (let n = 0; n < 3; n++) answers.push((await limited.call('PUT', meera, by)).statusCode)
    return answers
  }
  expect(await statuses(asha)).toEqual([204, 204, 429])
  expect(await statuses(rohan)).toEqual([204, 204, 429])
  expect((await limited.call('GET', undefined, asha)).statusCode).toBe(200)
  await limited.close()
})
