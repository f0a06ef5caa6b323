import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeModerator, reverseDecision } from './moderator.fixture.ts'
import { type Account, type NumberWorld, newPhone, numberWorld } from './number-world.fixture.ts'

let world: NumberWorld
let nazia: Account

beforeAll(async () => {
  world = await numberWorld()
  nazia = await world.join('Nazia', newPhone())
  await makeModerator(world, nazia)
})
afterAll(() => world?.close())

const get = (who: Account | undefined, url: string) => world.call(who, url)
const decide = (id: string, body: object) =>
  world.post(nazia, `/api/moderate/cases/${id}/decision`, { statement: 'It shuts people out.', ...body })

describe('a room out of sight', () => {
  const unfair = { title: 'A bright room by the lake', description: 'Only Hindu families.' }
  // Too short to be compared with other rooms.
  const cured = { description: 'Water comes all day.' }
  let lister: Account
  let room: string
  const isSeen = async () => (await get(undefined, `/api/rooms/${room}`)).statusCode === 200
  const openCases = () =>
    world.query('SELECT id, because FROM cases WHERE subject_id = $1 AND decided_at IS NULL', [room])
  const cure = () => world.call(lister, `/api/rooms/${room}`, { method: 'PATCH', body: cured })
  const caseOf = async () => (await openCases())[0].id as string

  beforeEach(async () => {
    lister = await world.join('Lister', newPhone())
    room = (await world.listRoom(lister, unfair)).json().id
    expect(await isSeen()).toBe(false)
  })

  it.each(['keep_in_review', 'take_down'])('trust.case-decided: %s survives an edit', async (decision) => {
    expect((await decide(await caseOf(), { decision, rule: 'fair_housing' })).statusCode).toBe(201)
    expect(await openCases()).toEqual([])
    expect((await cure()).statusCode).toBe(200)
    expect(await isSeen()).toBe(false)
    // What was found is gone: a person looks again.
    expect(await openCases()).toMatchObject([{ because: ['decision'] }])
    await decide(await caseOf(), { decision: 'nothing', rule: 'none', statement: null })
    expect(await isSeen()).toBe(decision === 'keep_in_review')
  })

  it.each(['keep_in_review', 'take_down'])('trust.appeal-decided: %s reversed shows it', async (decision) => {
    await decide(await caseOf(), { decision, rule: 'fair_housing' })
    await cure()
    const { items } = (await get(lister, '/api/me/decisions')).json()
    await reverseDecision(world, nazia, items[0].token)
    expect(await isSeen()).toBe(true)
    expect(await openCases()).toEqual([])
  })

  it('stays there when an appeal takes back another decision about it', async () => {
    await decide(await caseOf(), { decision: 'keep_in_review', rule: 'fair_housing' })
    await cure()
    await decide(await caseOf(), { decision: 'take_down', rule: 'own_room' })
    const { items } = (await get(lister, '/api/me/decisions')).json()
    await reverseDecision(world, nazia, items[0].token)
    expect(await isSeen()).toBe(false)
  })

  it('comes back live where nothing was found', async () => {
    await decide(await caseOf(), { decision: 'nothing', rule: 'none', statement: null })
    expect(await isSeen()).toBe(true)
  })
})

describe('trust.report-hides: a room that three people reported', () => {
  let lister: Account
  let room: string
  let id: string
  let reporters: Account[]
  const own = async () => (await get(lister, `/api/me/rooms/${room}`)).json().review
  const ask = async () => (await world.post(lister, `/api/rooms/${room}/review`)).json().review

  beforeEach(async () => {
    lister = await world.join('Lister', newPhone())
    room = (await world.listRoom(lister)).json().id
    reporters = []
    for (let n = 0; n < 3; n++) {
      const reporter = await world.join('Reporter', newPhone())
      reporters.push(reporter)
      await world.post(reporter, '/api/reports', { about: 'room', id: room, reason: 'not_real' })
    }
    const [one] = await world.query('SELECT id FROM cases WHERE subject_id = $1', [room])
    id = one.id
    expect(await own()).toMatchObject({ asked: false, findings: [{ reason: 'reported' }] })
  })

  it('is live again, and not in review, once a moderator finds nothing', async () => {
    await decide(id, { decision: 'nothing', rule: 'none', statement: null })
    expect(await own()).toBe(null)
    expect((await get(undefined, `/api/rooms/${room}`)).statusCode).toBe(200)
    expect(
      await world.query('SELECT id FROM cases WHERE decided_at IS NULL AND subject_id = $1', [room]),
    ).toEqual([])
  })

  it('is kept hidden by a decision once it is taken down, and nobody can be asked to look', async () => {
    expect((await decide(id, { decision: 'take_down', rule: 'own_room' })).statusCode).toBe(201)
    expect(await ask()).toMatchObject({
      asked: false,
      findings: [{ reason: 'reported' }, { reason: 'decision' }],
    })
    expect((await get(lister, '/api/me/decisions')).json().items).toHaveLength(1)
  })

  it('trust.case-decided: can be kept in review, which only a person ends', async () => {
    expect((await get(nazia, `/api/moderate/cases/${id}`)).json().possible).toContain('keep_in_review')
    expect((await decide(id, { decision: 'keep_in_review', rule: 'own_room' })).statusCode).toBe(201)
    await world.call(lister, `/api/rooms/${room}`, { method: 'PATCH', body: { title: 'Another title' } })
    expect((await own()).findings.at(-1)).toMatchObject({ reason: 'decision' })
    const seen = (await world.listRoom(lister, { title: 'Another room' })).json().id
    const reporter = await world.join('Reporter', newPhone())
    await world.post(reporter, '/api/reports', { about: 'room', id: seen, reason: 'not_real' })
    const [other] = await world.query('SELECT id FROM cases WHERE subject_id = $1', [seen])
    expect((await get(nazia, `/api/moderate/cases/${other.id}`)).json().possible).not.toContain(
      'keep_in_review',
    )
    expect((await decide(other.id, { decision: 'keep_in_review', rule: 'own_room' })).statusCode).toBe(400)
  })

  it('trust.appeal-decided: whose reports led to a decision that is taken back was not right before', async () => {
    const [{ reporter_id }] = await world.query('SELECT reporter_id FROM reports WHERE case_id = $1', [id])
    const reporter = reporters.find((one) => one.id === reporter_id)
    const outcomes = async () =>
      (await get(reporter, '/api/me/reports')).json().items.map((one: { outcome: string }) => one.outcome)
    await decide(id, { decision: 'take_down', rule: 'own_room' })
    expect(await outcomes()).toEqual(['acted'])
    const { items } = (await get(lister, '/api/me/decisions')).json()
    await reverseDecision(world, nazia, items[0].token)
    expect(await outcomes()).toEqual(['nothing'])
    const other = (await world.listRoom(lister, { title: 'Another room' })).json().id
    await world.post(reporter as Account, '/api/reports', { about: 'room', id: other, reason: 'not_real' })
    expect((await get(undefined, `/api/rooms/${other}`)).statusCode).toBe(200)
  })
})
