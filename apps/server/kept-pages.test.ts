import { eventually, statementsOf } from '@basera/platform/testing'
import { addPeople, asha, numbered } from '@basera/testkit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWholeApp, type WholeApp } from './whole-app.fixture.ts'

let whole: WholeApp
let asked: string[]
const room = numbered('b', 1)
beforeAll(async () => {
  whole = await createWholeApp({}, { counts: true })
  const { pool } = whole.database
  await addPeople(pool, [asha])
  await pool.query(
    `INSERT INTO rooms (id, user_id, title, address, rent, available_from, max_tenants)
     VALUES ($1, $2, 'Bright room', 'Koramangala, Bengaluru', 9000, '2026-12-01', 3)`,
    [room, asha.id],
  )
  asked = statementsOf(pool)
})
afterAll(() => whole?.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  whole.app.inject({ url, headers, remoteAddress: '203.0.113.9' })
const titleOf = async (url: string) => /<h1[^>]*>([^<]*)</.exec((await get(url)).body)?.[1]

describe.each([`/room/${room}`, `/hi/room/${room}`])('rooms.answers-current: the page %s', (url) => {
  it('is sent again without a statement, or as 304, until the room changes', async () => {
    await eventually(async () => {
      const before = asked.length
      await get(url)
      const { etag } = (await get(url)).headers
      const again = await get(url, { 'if-none-match': String(etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(asked.slice(before)).toEqual([])
    })
    const title = `Changed ${url.length}`
    await whole.database.pool.query('UPDATE rooms SET title = $1 WHERE id = $2', [title, room])
    expect(await titleOf(url)).toBe(title)
  })

  it('is gone at once with its room', async () => {
    const hide = (hidden: string | null) =>
      whole.database.pool.query('UPDATE rooms SET hidden_at = $1 WHERE id = $2', [hidden, room])
    expect((await get(url)).statusCode).toBe(200)
    await hide('2026-11-01')
    expect((await get(url)).statusCode).toBe(404)
    await hide(null)
    expect((await get(url)).statusCode).toBe(200)
  })
})

it('a page that fifty ask for at once is rendered once', async () => {
  const rendered = async () =>
    Number(
      /pages_total\{outcome="rendered"\} (\d+)/.exec((await whole.app.inject('/metrics')).body)?.[1] ?? 0,
    )
  const before = await rendered()
  const answers = await Promise.all(Array.from({ length: 50 }, () => get(`/ta/room/${room}`)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect((await rendered()) - before).toBe(1)
})

it('shell.page-budget: a page that is sent again counts like any other', async () => {
  const from = '203.0.113.77'
  const statuses: number[] = []
  for (let n = 0; n < 601; n++)
    statuses.push((await whole.app.inject({ url: `/room/${room}`, remoteAddress: from })).statusCode)
  expect(statuses.indexOf(429)).toBe(600)
})
