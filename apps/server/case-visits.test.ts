import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeModerator } from './moderator.fixture.ts'
import { type Account, type NumberWorld, numberWorld } from './number-world.fixture.ts'

let world: NumberWorld
let asha: Account
let vikram: Account
let nazia: Account
let room: string
let chat: string

let people = 0
const join = (name: string) => world.join(name, `98765 6${String(people++).padStart(4, '0')}`)

beforeAll(async () => {
  world = await numberWorld()
  asha = await join('Asha')
  vikram = await join('Vikram')
  nazia = await join('Nazia')
  await makeModerator(world, nazia)
  room = (await world.listRoom(vikram)).json().id
  chat = (await world.post(asha, '/api/chats', { room_id: room })).json().id
})
afterAll(() => world?.close())

async function visited(
  days: number,
  answers: Readonly<Record<string, string>>,
  roomId: string | null = room,
) {
  const [visit] = await world.query(
    `INSERT INTO visits (chat_id, room_id, room_title, lister_id, visitor_id, created_by, client_id, state, proposer_id, slots,
       starts_at, seq, over_at)
     VALUES ($1, $2, 'A sunny room', $3, $4, $3, gen_random_uuid(), 'accepted', $3, '{}', now() - $5 * interval '1 day', 1,
       now() - $5 * interval '1 day') RETURNING id`,
    [chat, roomId, vikram.id, asha.id, days],
  )
  for (const [id, answer] of Object.entries(answers))
    await world.query('INSERT INTO visit_answers (visit_id, user_id, answer) VALUES ($1, $2, $3)', [
      visit.id,
      id,
      answer,
    ])
}

async function caseAbout(about: 'room' | 'person', id: string, reason: string): Promise<string> {
  expect((await world.post(asha, '/api/reports', { about, id, reason })).statusCode).toBe(201)
  const [found] = await world.query('SELECT id FROM cases WHERE subject_kind = $1 AND subject_id = $2', [
    about,
    id,
  ])
  return found.id
}
const visitsOf = async (id: string) => (await world.call(nazia, `/api/moderate/cases/${id}`)).json().visits

it('trust.case-visits: what both said after visits, of a room and of a person, and the reading is logged', async () => {
  const about = {
    room: await caseAbout('room', room, 'not_real'),
    vikram: await caseAbout('person', vikram.id, 'spam'),
  }
  expect(await visitsOf(about.room)).toMatchObject({ visits: 0, last: [] })
  await visited(3, { [asha.id]: 'different', [vikram.id]: 'as_described' })
  await visited(2, { [asha.id]: 'no_show' })
  await visited(1, {})
  await visited(9, { [vikram.id]: 'no_show' }, null)
  const counts = (as_described: number, different: number, no_show: number) =>
    Object.entries({ as_described, different, no_show }).map(([answer, visits]) => ({ answer, visits }))
  expect(await visitsOf(about.room)).toMatchObject({
    visits: 2,
    by_visitors: counts(0, 1, 1),
    by_listers: counts(1, 0, 0),
    last: [
      { person: null, visitor_said: 'no_show', lister_said: null },
      { person: null, visitor_said: 'different', lister_said: 'as_described' },
    ],
  })
  const his = await visitsOf(about.vikram)
  expect(his).toMatchObject({ visits: 3, by_visitors: counts(0, 1, 1), by_listers: counts(1, 0, 1) })
  expect(his.last.map(({ person }: { person: string }) => person)).toEqual(['lister', 'lister', 'lister'])
  expect(JSON.stringify(his)).not.toContain(asha.id)
  const log = await world.query('SELECT command FROM operator_log WHERE subject_id = $1', [about.vikram])
  expect(log).toEqual([{ command: 'case read' }])
  expect((await world.call(asha, `/api/moderate/cases/${about.room}`)).statusCode).toBe(404)
})
