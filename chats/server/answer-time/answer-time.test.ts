import { type MeasuredPlanNode, nodesOf } from '@basera/platform/testing/plans'
import { openPool } from '@basera/platform/testing/pool'
import { nowhere, type Person, person } from '@basera/testkit/world'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChatWorld, chatWorld } from '../chat-world.fixture.ts'
import { findFirstAnswers } from './answer-time.queries.ts'

const seekers = Array.from({ length: 8 }, (_, n) => person(2000 + n, `Seeker ${n}`))
/** One of each test: a lister's figure is kept for some minutes. */
const listers = Array.from({ length: 12 }, (_, n) => person(3000 + n, `Lister ${n}`))

let world: ChatWorld
beforeAll(async () => {
  world = await chatWorld()
  await world.addPeople([...seekers, ...listers])
})
afterAll(() => world.close())

interface Talk {
  /** Hours until the lister answered. */
  readonly answered?: number
  readonly daysAgo?: number
  readonly isByLister?: boolean
}

/** A chat of a lister with the nth seeker. */
async function talk(lister: Person, n: number, { answered, daysAgo = 3, isByLister }: Talk): Promise<void> {
  const [first, then] = isByLister ? [lister.id, seekers[n]!.id] : [seekers[n]!.id, lister.id]
  await world.query(
    `WITH chat AS (
       INSERT INTO chats (user1_id, user2_id, last_seq, created_at, updated_at)
       SELECT least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), 3, began, began + coalesce($4::float8, 0) * interval '1 hour'
       FROM (SELECT now() - $3::float8 * interval '1 day' AS began) AS moment RETURNING id, created_at)
     INSERT INTO messages (chat_id, seq, sender_id, client_id, content, created_at)
     SELECT id, 1, $1::uuid, 'a', 'Is it free?', created_at FROM chat
     UNION ALL SELECT id, 2, $1::uuid, 'b', 'Hello?', created_at FROM chat
     UNION ALL SELECT id, 3, $2::uuid, 'c', 'Yes', created_at + $4::float8 * interval '1 hour' FROM chat
       WHERE $4::float8 IS NOT NULL`,
    [first, then, daysAgo, answered ?? null],
  )
}

const ask = (id: string, by?: string) => world.call({ url: `/api/rooms/${id}/answer-time`, by })

/** What the page of a lister's room is told after these chats. */
async function hoursAfter(lister: Person, talks: readonly Talk[]): Promise<number | null> {
  for (const [n, some] of talks.entries()) await talk(lister, n, some)
  const answer = await ask(await world.addRoom(lister))
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().within_hours
}

const quick: Talk = { answered: 0.5 }

describe('chats.answer-time', () => {
  it('is told from five chats on, to visitors too', async () => {
    expect(await hoursAfter(listers[0]!, [])).toBeNull()
    expect(await hoursAfter(listers[1]!, Array(4).fill(quick))).toBeNull()
    expect(await hoursAfter(listers[2]!, [quick, quick, ...Array(3).fill({ answered: 2.2 })])).toBe(3)
  })

  it('counts chats of 90 days that others began', async () => {
    expect(await hoursAfter(listers[3]!, [...Array(4).fill(quick), { ...quick, daysAgo: 91 }])).toBeNull()
    expect(
      await hoursAfter(listers[4]!, [...Array(4).fill(quick), { ...quick, isByLister: true }]),
    ).toBeNull()
  })

  it('counts chats without an answer after a day', async () => {
    const unanswered = Array(3).fill({})
    expect(await hoursAfter(listers[5]!, [quick, quick, ...unanswered])).toBeNull()
    const recent = { daysAgo: 0.5 }
    expect(await hoursAfter(listers[6]!, [...Array(5).fill(quick), recent, recent])).toBe(1)
  })

  it('leaves out chats of blocked and suspended members', async () => {
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [
      listers[7]!.id,
      seekers[0]!.id,
    ])
    expect(await hoursAfter(listers[7]!, Array(5).fill(quick))).toBeNull()
    await world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [seekers[7]!.id])
    expect(await hoursAfter(listers[8]!, [...Array(3).fill(quick), ...Array(4).fill({}), quick])).toBeNull()
    await world.query('UPDATE auth_users SET banned_at = NULL')
  })

  it('is not told to whom the lister blocks', async () => {
    const lister = listers[9]!
    expect(await hoursAfter(lister, Array(5).fill(quick))).toBe(1)
    const room = await world.addRoom(lister)
    for (const { id } of [seekers[6]!, lister])
      expect((await ask(room, id)).json()).toEqual({ within_hours: 1 })
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [
      lister.id,
      seekers[6]!.id,
    ])
    expect((await ask(room, seekers[6]!.id)).json()).toEqual({ within_hours: null })
  })

  it('exists for visible rooms only', async () => {
    const room = await world.addRoom(listers[10]!)
    expect((await ask(room)).statusCode).toBe(200)
    await world.query('UPDATE rooms SET deleted_at = now() WHERE id = $1', [room])
    for (const id of [room, nowhere]) expect((await ask(id)).statusCode).toBe(404)
    expect((await ask('nonsense')).statusCode).toBe(404)
  })
})

it('chats.answer-time: reads the last hundred chats and few messages of each, however many there are', async () => {
  const lister = listers[11]!
  const crowd = Array.from({ length: 1500 }, (_, n) => person(10_000 + n, `Member ${n}`))
  await world.addPeople(crowd)
  await world.fill(
    `INSERT INTO chats (user1_id, user2_id, last_seq)
     SELECT least(id, '${lister.id}'), greatest(id, '${lister.id}'), 60 FROM user_profiles WHERE full_name LIKE 'Member%'`,
  )
  await world.fill(
    `INSERT INTO messages (chat_id, seq, sender_id, client_id, content, created_at)
     SELECT c.id, s, CASE WHEN user1_id = '${lister.id}' THEN user2_id ELSE user1_id END, s::text, 'Hello', now() - interval '2 days'
     FROM chats c, generate_series(1, 60) s WHERE '${lister.id}' IN (user1_id, user2_id)`,
  )
  await world.fill('VACUUM ANALYZE')
  const asked: { sql: string; parameters: readonly unknown[] }[] = []
  const pool = openPool({ connectionString: world.url, max: 1 })
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void asked.push({ sql: query.sql, parameters: query.parameters }),
  })
  const found = await findFirstAnswers(db, lister.id, new Date(Date.now() - 90 * 86_400_000))
  expect(found).toHaveLength(100)
  const [{ sql, parameters } = { sql: '', parameters: [] }] = asked
  const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, [...parameters])
  const most = { chats: 400, messages: 100 * 50, blocks: 1000, auth_users: 1000 }
  for (const node of nodesOf<MeasuredPlanNode>(rows[0]['QUERY PLAN'][0].Plan)) {
    const touched = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    const name = node['Relation Name'] as keyof typeof most | undefined
    if (name) expect(touched, `${name} by ${node['Node Type']}`).toBeLessThanOrEqual(most[name])
  }
  await db.destroy()
})
