import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyRows, copyValue, withoutIndexes } from './copy-rows.ts'
import { fillBulk } from './fill-bulk.ts'

let database: TestDatabase<unknown>
let client: pg.Client
const silent = { start: () => undefined, tick: () => undefined, note: () => undefined }
const one = async (sql: string) => (await client.query(sql)).rows[0]

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await fillBulk(client, { rooms: 1000, profiles: 300, messages: 1010 }, 'test', silent)
})
afterAll(async () => {
  await client.end()
  await database.close()
})

describe('npm run seed', () => {
  it('adds as many rooms, listed profiles and messages as asked for', async () => {
    const rooms = await one(
      `SELECT count(*) AS rooms, count(DISTINCT user_id) AS listers, count(DISTINCT fine_cell) > 100 AS spread FROM rooms`,
    )
    expect(rooms).toEqual({ rooms: 1000, listers: 50, spread: true })
    expect(await one('SELECT count(*) AS n FROM user_profiles WHERE is_listed')).toEqual({ n: 300 })
    expect(await one('SELECT count(*) AS n FROM messages')).toEqual({ n: 1010 })
  })

  it('gives chats numbers without gaps, and read marks within them', async () => {
    const odd = `SELECT count(*) AS n FROM chats c WHERE last_seq <>
      (SELECT count(*) FROM messages m WHERE m.chat_id = c.id AND m.seq BETWEEN 1 AND c.last_seq)
      OR (SELECT count(*) FROM chat_reads r WHERE r.chat_id = c.id AND r.seq <= c.last_seq) <> 2`
    expect(await one(odd)).toEqual({ n: 0 })
    expect(await one('SELECT count(*) AS n FROM chats')).toEqual({ n: 26 })
  })

  it('can be run again under another name', async () => {
    await fillBulk(client, { rooms: 20, profiles: 0, messages: 0 }, 'again', silent)
    expect(await one('SELECT count(*) AS n FROM rooms')).toEqual({ n: 1020 })
  })

  it('refuses more chats than its people can have', async () => {
    const other = await createTestDatabase()
    const its = new pg.Client({ connectionString: other.url })
    await its.connect()
    const filling = fillBulk(its, { rooms: 0, profiles: 3, messages: 400 }, 'few', silent)
    await expect(filling).rejects.toThrow('3 people can have 3 chats, not 10: add --profiles.')
    await its.end()
    await other.close()
  })
})

describe('copying rows', () => {
  it('keeps every text as it is', async () => {
    await client.query('CREATE TEMP TABLE texts (n int, value text, list text[], data jsonb)')
    const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0'))
    const values = fc.sample(fc.tuple(text, fc.array(text, { maxLength: 3 })), { numRuns: 300, seed: 1 })
    const tricky: [string, string[]][] = [
      ['\\N', ['NULL', '', '"', '\\']],
      ['a\tb\nc\\d\re', ['{', '},']],
    ]
    const rows = [...tricky, ...values].map(([value, list], n) => ({ n, value, list, data: { value } }))
    await copyRows(client, 'texts' as 'rooms', rows)
    expect((await client.query('SELECT * FROM texts ORDER BY n')).rows).toEqual(rows)
  })

  it('writes a list of objects as JSON', () => {
    expect(copyValue([{ kind: 'women', count: 2 }])).toBe('[{"kind":"women","count":2}]')
    expect(copyValue([])).toBe('{}')
  })

  it('writes nothing, yes and no as COPY has them', () => {
    expect([null, undefined, true, 1.5, []].map(copyValue)).toEqual(['\\N', '\\N', 'true', '1.5', '{}'])
  })
})

describe('rebuilding indexes', () => {
  const definitions = async () =>
    (await client.query("SELECT indexdef FROM pg_indexes WHERE tablename = 'rooms' ORDER BY indexdef")).rows

  it('leaves the table with the indexes it had, also after a fault', async () => {
    const before = await definitions()
    let during: unknown[] = []
    const work = async () => {
      during = await definitions()
    }
    await withoutIndexes(client, 'rooms', work, () => undefined)
    expect(during).toHaveLength(1)
    expect(await definitions()).toEqual(before)
    const fail = () => Promise.reject(new Error('disk full'))
    await expect(withoutIndexes(client, 'rooms', fail, () => undefined)).rejects.toThrow('disk full')
    expect(await definitions()).toEqual(before)
  })
})
