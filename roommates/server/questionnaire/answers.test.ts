import { answerChangesMax, questionNames, questions } from '@basera/roommates/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  asha,
  meera,
  nina,
  type Profile,
  type RoommateWorld,
  rohan,
  roommateWorld,
} from '../roommate-world.fixture.ts'

let world: RoommateWorld
beforeAll(async () => {
  world = await roommateWorld([asha, rohan, meera])
})
afterAll(() => world.close())
beforeEach(() => world.query('DELETE FROM roommate_answers'))

const url = '/api/roommates/answers'
const change = (by: Profile, body: object) => world.call({ method: 'PATCH', url, by: by.id, body })
const answersOf = async (by: Profile) => (await world.call({ url, by: by.id })).json().answers
const never = { own: 'never', fine: ['never', 'outside'], weight: 'must' }
const inside = { own: 'inside', fine: ['inside'], weight: 'some' }

/** The first option of every question. */
const all = (weight = 'some') =>
  Object.fromEntries(
    questionNames.map((name) => [name, { own: questions[name][0], fine: [questions[name][0]], weight }]),
  )

describe('the answers of a member', () => {
  it('roommates.questionnaire-steps: are saved step by step; what is not named stays, null takes back', async () => {
    expect(await answersOf(asha)).toEqual({})
    await change(asha, { smoking: never })
    const early = { own: 'early', fine: ['early'], weight: 'not' }
    const both = await change(asha, { sleep: early })
    expect(both.json().answers).toEqual({ sleep: early, smoking: never })
    expect(await answersOf(asha)).toEqual({ sleep: early, smoking: never })
    await change(asha, { sleep: null })
    expect(await answersOf(asha)).toEqual({ smoking: never })
    expect(await answersOf(rohan)).toEqual({})
  })

  it.each([
    ['an option of another question', { smoking: { ...never, own: 'early' } }],
    ['nothing that is fine', { smoking: { ...never, fine: [] } }],
    ['the same twice', { smoking: { ...never, fine: ['never', 'never'] } }],
    ['an unknown weight', { smoking: { ...never, weight: 'very' } }],
    ['a question that is never asked', { religion: never }],
    ['a field too many', { smoking: { ...never, note: 'x' } }],
  ])('roommates.questionnaire-asked: refuses %s', async (_what, body) => {
    expect((await change(asha, body)).statusCode).toBe(400)
    expect(await answersOf(asha)).toEqual({})
  })

  it('are for verified members', async () => {
    for (const [by, code] of [
      [undefined, 401],
      [nina.id, 403],
    ] as const) {
      expect((await world.call({ url, ...(by && { by }) })).statusCode).toBe(code)
      const answer = await world.call({ method: 'PATCH', url, body: { smoking: never }, ...(by && { by }) })
      expect(answer.statusCode).toBe(code)
    }
  })

  it('roommates.answer-changes: can be changed a few times a month; saving the same again counts nothing', async () => {
    const turn = (n: number) => change(asha, { smoking: n % 2 ? never : inside })
    for (let n = 0; n < answerChangesMax; n++) expect((await turn(n)).statusCode).toBe(200)
    for (let n = 0; n < 3; n++) expect((await turn(answerChangesMax - 1)).statusCode).toBe(200)
    const refused = await turn(answerChangesMax)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'limit_reached'])
    // Taking everything back does not start anew.
    expect((await change(asha, { smoking: null })).statusCode).toBe(409)
    await world.query("UPDATE roommate_answers SET changes_since = now() - interval '30 days'")
    expect((await turn(answerChangesMax)).statusCode).toBe(200)
  })

  it('counts two changes at once both', async () => {
    await Promise.all([
      change(asha, { smoking: never }),
      change(asha, { pets: { own: 'none', fine: ['none'], weight: 'some' } }),
    ])
    expect(Object.keys(await answersOf(asha)).sort()).toEqual(['pets', 'smoking'])
    expect(await world.query('SELECT changes FROM roommate_answers')).toEqual([{ changes: 2 }])
  })
})

describe('the fit of two members', () => {
  const show = async (by: Profile, whom: Profile) =>
    (await world.call({ url: `/api/roommates/${whom.id}`, by: by.id })).json()

  it('roommates.fit-percent: is the same to both, on the profile and in lists', async () => {
    await change(asha, all())
    await change(rohan, all())
    const fit = { percent: 95, common: 12, has_unmet_must: false, open: null }
    expect((await show(asha, rohan)).fit).toMatchObject(fit)
    expect((await show(rohan, asha)).fit).toMatchObject(fit)
    const { items } = (await world.call({ url: '/api/roommates', by: asha.id })).json()
    const fits = Object.fromEntries(items.map((one: { id: string; fit: unknown }) => [one.id, one.fit]))
    expect(fits[rohan.id]).toMatchObject(fit)
    expect(fits[meera.id]).toMatchObject({ percent: null, common: 0 })
  })

  it('roommates.fit-private: answers are in no answer but one’s own', async () => {
    await change(asha, all())
    await change(rohan, { ...all(), smoking: inside })
    const seen = JSON.stringify(await show(asha, rohan))
    expect(seen).toContain('"question":"')
    for (const word of ['inside', '"own"', '"fine"', '"weight"', 'answers', 'musts'])
      expect(seen).not.toContain(word)
  })

  it('roommates.fit-order: an unmet must is said, whoever has it', async () => {
    await change(asha, { ...all(), smoking: { ...never, fine: ['never'] } })
    await change(rohan, { ...all(), smoking: inside })
    for (const [one, other] of [
      [asha, rohan],
      [rohan, asha],
    ] as const) {
      const { fit } = await show(one, other)
      expect(fit.has_unmet_must).toBe(true)
      expect(fit.reasons[0]).toEqual({ question: 'smoking', fits: false, is_unmet_must: true })
    }
  })

  it('is not told to those who gave no answers', async () => {
    await change(rohan, all())
    expect((await show(asha, rohan)).fit).toBeNull()
  })
})
