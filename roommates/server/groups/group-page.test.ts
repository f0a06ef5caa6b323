import { type Answers, answerBits } from '@basera/roommates/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answersOf } from '../../contract/fit/some-answers.fixture.ts'
import { saveAnswers } from '../questionnaire/answers.queries.ts'
import { asha, kabir, meera, nina, type Profile, rohan } from '../roommate-world.fixture.ts'
import { type GroupsWorld, groupsWorld } from './groups-world.fixture.ts'

let world: GroupsWorld
beforeAll(async () => {
  world = await groupsWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.begin()
  await world.query('DELETE FROM roommate_answers')
  await world.query('UPDATE user_profiles SET budget = NULL')
})

const answer = (person: Profile, answers: Answers) =>
  saveAnswers(world.db as never, person.id, {
    ...{ answers, bits: answerBits(answers) },
    ...{ changes: 0, changesSince: new Date() },
  })
const choose = (by: Profile, id: string, questions: readonly string[]) =>
  world.ofGroup(by, 'PUT', `${id}/musts`, { questions })
const page = async (by: Profile, id: string) => (await world.show(by, id)).json()
const budget = (person: Profile, sum: number) =>
  world.query('UPDATE user_profiles SET budget = $2 WHERE id = $1', [person.id, sum])

describe('roommates.group-shown: a group for others', () => {
  it('is for verified members, with first names and pictures and nothing that a profile keeps back', async () => {
    const id = await world.together([rohan, meera])
    expect((await world.ask({ url: `/api/groups/${id}` })).statusCode).toBe(401)
    expect((await world.show(nina as Profile, id)).statusCode).toBe(403)
    const shown = await world.show(asha, id)
    expect(shown.json().members).toEqual([
      { id: rohan.id, name: 'Rohan', avatar_url: null },
      { id: meera.id, name: 'Meera', avatar_url: null },
    ])
    expect(shown.body).not.toMatch(/Mehta|Nair|@|\+91|answers|invitation/)
  })

  it('follows every change at once: hidden, blocked, suspended, and back', async () => {
    const id = await world.together([rohan, meera, kabir])
    const seen = async () => {
      const answered = await world.show(asha, id)
      const list = await world.search(asha)
      expect(list.total).toBe(list.items.length)
      expect(list.total).toBe(answered.statusCode === 200 ? 1 : 0)
      return answered.statusCode === 200 ? answered.json().members.length : 0
    }
    expect(await seen()).toBe(3)
    await world.block(asha, kabir)
    expect(await seen()).toBe(2)
    await world.hide(meera)
    expect(await seen()).toBe(0)
    await world.query('DELETE FROM blocks')
    expect(await seen()).toBe(2)
    await world.query('UPDATE user_profiles SET is_listed = true WHERE id = $1', [meera.id])
    expect(await seen()).toBe(3)
    await world.suspend(rohan)
    expect(await seen()).toBe(2)
  })

  it('two who hide at the same moment hide the group', async () => {
    const id = await world.together([rohan, meera, kabir])
    await Promise.all([world.hide(rohan), world.hide(meera)])
    expect((await world.show(asha, id)).statusCode).toBe(404)
    const [{ shown_members }] = await world.query('SELECT shown_members FROM roommate_groups')
    expect(shown_members).toBe(1)
  })

  it('is named on the profiles of its members, to whom it is shown', async () => {
    const id = await world.together([rohan, meera])
    const of = async (by: Profile, whose: Profile) =>
      (await world.ask({ url: `/api/roommates/${whose.id}/group`, by: by.id })).json().group
    expect(await of(asha, meera)).toEqual({ id, name: world.text.name })
    expect(await of(asha, kabir)).toBeNull()
    await world.hide(meera)
    expect([await of(asha, meera), await of(asha, rohan)]).toEqual([null, null])
  })
})

describe('roommates.group-budget: what they can pay together', () => {
  it('is the sum and the range of what members give, of those who are seen', async () => {
    const id = await world.together([rohan, meera, kabir])
    expect((await page(asha, id)).budget).toBeNull()
    await budget(rohan, 9000)
    await budget(kabir, 14_000)
    expect((await page(asha, id)).budget).toEqual({ total: 23_000, least: 9000, most: 14_000, given: 2 })
    await world.block(kabir, asha)
    expect((await page(asha, id)).budget).toEqual({ total: 9000, least: 9000, most: 9000, given: 1 })
  })
})

describe('roommates.group-musts: musts that they share', () => {
  const never = { smoking: 'never | never, outside | must', food: 'egg | vegetarian, egg | must' }
  const outside = { smoking: 'outside | outside, never | must', food: 'vegetarian | vegetarian | must' }

  it('show once every member has them and lets them show, with what is fine for all', async () => {
    const id = await world.together([rohan, meera])
    await answer(rohan, answersOf({ ...never, sleep: 'early' }))
    await answer(meera, answersOf(outside))
    expect((await page(asha, id)).musts).toEqual([])
    await choose(rohan, id, ['smoking', 'food'])
    expect((await page(asha, id)).musts).toEqual([])
    await choose(meera, id, ['food'])
    expect((await page(asha, id)).musts).toEqual([{ question: 'food', fine: ['vegetarian'] }])
    await choose(meera, id, ['food', 'smoking'])
    expect((await page(asha, id)).musts).toEqual([
      { question: 'smoking', fine: ['never', 'outside'] },
      { question: 'food', fine: ['vegetarian'] },
    ])
    expect((await world.own(meera)).own_musts).toEqual([
      { question: 'smoking', fine: ['outside', 'never'], is_chosen: true },
      { question: 'food', fine: ['vegetarian'], is_chosen: true },
    ])
    await answer(rohan, answersOf({ ...never, food: 'egg | egg | some' }))
    expect((await page(asha, id)).musts.map(({ question }: { question: string }) => question)).toEqual([
      'smoking',
    ])
  })

  it('roommates.fit-private: what a member keeps back is in no answer, whatever it is', async () => {
    const id = await world.together([rohan, meera])
    await answer(rohan, answersOf(never))
    await choose(rohan, id, ['smoking', 'food'])
    const read = async () => [await page(asha, id), (await world.own(rohan)).musts]
    const before = await read()
    for (const kept of [outside, never, { smoking: 'inside | inside | some' }, {}]) {
      await answer(meera, answersOf(kept))
      expect(await read()).toEqual(before)
    }
  })

  it('are those of one’s own answers', async () => {
    const id = await world.together([rohan, meera])
    await answer(rohan, answersOf({ ...never, sleep: 'early' }))
    for (const [questions, code] of [
      [['sleep'], 409],
      [['pets'], 409],
      [['religion'], 400],
      [['food', 'food'], 200],
    ] as const)
      expect((await choose(rohan, id, questions)).statusCode).toBe(code)
  })
})
