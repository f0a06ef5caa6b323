import { Registry } from '@prometheus-io/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Account, type NumberWorld, numberWorld } from '../../number-world.fixture.ts'
import { registerCaseMetrics } from './case-metrics.ts'
import { registerEventMetrics } from './event-metrics.ts'

let world: NumberWorld
beforeAll(async () => {
  world = await numberWorld()
})
afterAll(() => world?.close())

async function shown(registry: Registry): Promise<Readonly<Record<string, number>>> {
  const text = await registry.metrics()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]))
}

it('trust.desk-metrics: open cases by age, the time to a decision, and the share taken back', async () => {
  await world.query(
    `INSERT INTO cases (kind, subject_kind, subject_id, harm, opened_at, decided_at)
     SELECT 'reports', 'room', gen_random_uuid(), 1, now() - hours * interval '1 hour', CASE WHEN done THEN now() END
     FROM (VALUES (1, false), (2, false), (30, false), (400, false), (1, true), (3, true), (5, true), (5, true)) t (hours, done)`,
  )
  await world.query(
    `INSERT INTO case_decisions (case_id, decision, rule, reversed_at)
     SELECT id, 'warn', 'respect', CASE WHEN opened_at < now() - interval '4 hours' AND row_number() OVER (ORDER BY opened_at) = 1 THEN now() END
     FROM cases WHERE decided_at IS NOT NULL`,
  )
  const registry = new Registry()
  registerCaseMetrics(registry, world.db)
  const figures = await shown(registry)
  expect(figures).toMatchObject({
    'cases_open{age="under-1-day"}': 2,
    'cases_open{age="under-15-days"}': 1,
    'cases_open{age="over-15-days"}': 1,
    case_decisions_reversed_ratio: 0.25,
  })
  expect(figures['case_decision_seconds{quantile="0.5"}']).toBeCloseTo(4 * 3600, -2)
})

it('trust.desk-metrics: warnings that were shown, dismissed and reported, with nothing of whose they are', async () => {
  const join = (name: string, n: number): Promise<Account> => world.join(name, `98765 4000${n}`)
  const [vikram, meera] = [await join('Vikram', 1), await join('Meera', 2)]
  const room = (await world.listRoom(vikram)).json().id
  const chat = (await world.post(meera, '/api/chats', { room_id: room })).json().id as string
  const registry = new Registry()
  const end = registerEventMetrics(registry)
  const scam = 'Pay the token advance of 5000 by GPay now, only then I can show you the room.'
  const message = (
    await world.post(vikram, `/api/chats/${chat}/messages`, { client_id: 'one', content: scam })
  ).json().id
  await world.post(vikram, `/api/chats/${chat}/messages`, { client_id: 'one', content: scam })
  const fine = () => world.post(meera, `/api/chats/${chat}/messages/${message}/fine`)
  const about = { about: 'message', id: message, reason: 'money_first' }
  for (let twice = 0; twice < 2; twice++) {
    expect((await fine()).statusCode).toBe(204)
    expect((await world.post(meera, '/api/reports', about)).statusCode).toBe(201)
  }
  end()
  const figures = await shown(registry)
  const of = (event: string) => figures[`message_warnings_total{event="${event}",level="danger"}`]
  expect(['shown', 'dismissed', 'reported'].map(of)).toEqual([1, 1, 1])
})

it('trust.desk-metrics: live pictures that wait for a moderator, and the age of the oldest', async () => {
  const figuresNow = async () => {
    const registry = new Registry()
    registerCaseMetrics(registry, world.db)
    return shown(registry)
  }
  expect(await figuresNow()).toMatchObject({ photo_checks_waiting: 0, photo_check_oldest_seconds: 0 })
  for (const [n, hours] of [1, 50, 60].entries()) {
    const { id } = await world.join('Ravi', `98765 4100${n}`)
    await world.query(
      `INSERT INTO photo_checks (user_id, sent_at, status, decided_at)
       VALUES ($1, now() - $2 * interval '1 hour', $3, CASE $3 WHEN 'waiting' THEN NULL ELSE now() END)`,
      [id, hours, hours === 60 ? 'unclear' : 'waiting'],
    )
  }
  const figures = await figuresNow()
  expect(figures.photo_checks_waiting).toBe(2)
  expect(figures.photo_check_oldest_seconds).toBeCloseTo(50 * 3600, -2)
})
