import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressKey } from '../auth/links/mailed-link.ts'
import { aboutNobody, notCopied, otherwise } from './copied-columns.fixture.ts'
import { type MemberWorld, memberWorld, type Person } from './member-world.fixture.ts'
import { readZip } from './read-zip.fixture.ts'
import { settle, tablesWith } from './settled-person.fixture.ts'

/** Where something of a person may be found once the account is gone, and why. */
const remains: Readonly<Record<string, string>> = {
  chats:
    'the id and the title of the room that it is about: the chat is the other person’s too (chats.former-member)',
  former_members: 'the id alone, as long as the chats',
  messages: 'the id beside what was written to others',
  erased_accounts: 'the digest of the id, so that a restored backup is erased from again',
  operator_log: 'append only; the id alone, for what the operator did to be answered for',
  outbox_messages: 'development only, the newest 1,000',
  rate_limits: 'the hash of the address, for the minute in which it gets no second mail',
  reports: 'the id alone, of a report about a profile: until a year after it is decided',
}

/** Every column of every table of ours and of the job queue. */
const columnsThere = `
  SELECT n.nspname AS schema, c.relname AS table, a.attname AS column FROM pg_attribute a
  JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped AND n.nspname = 'public'
  ORDER BY 1, 2, 3`

let world: MemberWorld
let asha: Person
let rohan: Person
let columns: { readonly table: string; readonly column: string }[]
let copy: unknown

beforeAll(async () => {
  world = await memberWorld()
  asha = await world.join('asha')
  rohan = await world.join('rohan')
  await settle(world, asha, rohan)
  columns = (await world.query(columnsThere)) as typeof columns
  const answer = await world.app.inject({ url: '/api/me/export', headers: asha.headers })
  copy = JSON.parse(String(readZip(answer.rawPayload)['basera-data.json']))
})
afterAll(() => world?.close())

const copied = () => world.data.flatMap(({ tables }) => tables)

/** Every name of a field anywhere in a document. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(fieldsOf)
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsOf(inner)])
}

describe('DPDP 11: the copy', () => {
  it('has decided about every table there is', () => {
    const tables = [...new Set(columns.map(({ table }) => table))]
    const decided = [...copied(), ...Object.keys(notCopied), ...Object.keys(aboutNobody)]
    expect(tables.length).toBeGreaterThan(25)
    expect(tables.filter((table) => !decided.includes(table))).toEqual([])
    expect(decided.filter((table) => !tables.includes(table))).toEqual([])
    expect(new Set(decided).size).toBe(decided.length)
  })

  it('docs/privacy.md names every table that may hold something of a person', () => {
    const written = readFileSync(join(import.meta.dirname, '../../../docs/privacy.md'), 'utf8')
    const ofTheProduct = ['auth_signing_keys', 'demo_data', 'migrations']
    const unnamed = columns.filter(({ table }) => !written.includes(`\`${table}\``)).map(({ table }) => table)
    expect(new Set(unnamed)).toEqual(new Set(ofTheProduct))
  })

  it('has every column of the tables that it copies, or says why not', () => {
    const missing = world.data.flatMap(({ name, tables }) => {
      const told = new Set(fieldsOf((copy as Record<string, unknown>)[name]))
      return columns
        .filter(({ table, column }) => tables.includes(table) && !told.has(column))
        .map(({ table, column }) => `${table}.${column}`)
    })
    expect(missing.filter((column) => !(column in otherwise))).toEqual([])
  })

  it('gives no reason for what is not there', () => {
    const there = columns.map(({ table, column }) => `${table}.${column}`)
    expect(Object.keys(otherwise).filter((column) => !there.includes(column))).toEqual([])
  })

  it('decides about every column that may name a person, by foreign key or by its own name', async () => {
    const keys = await world.query(
      `SELECT DISTINCT c.conrelid::regclass::text AS table FROM pg_constraint c
       WHERE c.contype = 'f' AND c.confrelid IN ('auth_users'::regclass, 'user_profiles'::regclass)`,
    )
    const personal =
      /(^|_)(user|person|sender|subject|reporter|reported|blocker|blocked)\d?_id$|email|phone|(^|_)ip(_|$)|address|user_agent|endpoint|recipient/
    const named = columns.filter(({ column }) => personal.test(column)).map(({ table }) => table)
    const about = [...copied(), ...Object.keys(notCopied)]
    const open = [...new Set([...keys.map((row) => row.table), ...named])]
    expect(open.length).toBeGreaterThan(15)
    expect(open.filter((table) => !about.includes(table))).toEqual([])
  })
})

describe('DPDP 8(7), 12: erasure', () => {
  const traces = () => ({
    id: asha.id,
    email: asha.email,
    phone: '9876543210',
    words: 'secret of asha',
    'title of a room': 'Sunny room',
    device: 'Chrome/140 Android',
    'push address': 'fcm/send/secret',
    'hash of the address': addressKey(asha.email),
    session: asha.sessionId,
  })
  const found = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(traces()).map(async ([name, text]) => [name, await tablesWith(world, text)] as const),
      ),
    )

  it('leaves nothing of a person in any column of any table, but what is said', async () => {
    const before = await found()
    const digest = createHash('sha256')
      .update(Buffer.from(asha.id.replaceAll('-', ''), 'hex'))
      .digest('hex')
    expect(await tablesWith(world, digest)).toEqual([])
    // What is looked for can be found: otherwise the rest would prove nothing.
    for (const [name, tables] of Object.entries(before)) expect([name, tables]).not.toEqual([name, []])
    const { headers, email } = asha
    const payload = { confirm_email: email }
    const device = headers.authorization
    // Rohan uses the same kind of device, and goes first.
    await world.query('DELETE FROM auth_sessions WHERE user_id = $1', [rohan.id])
    const answer = await world.app.inject({
      method: 'DELETE',
      url: '/api/me',
      headers: { authorization: device },
      payload,
    })
    expect(answer.statusCode).toBe(204)
    const after = await found()
    expect(after).toEqual({
      id: ['chats', 'former_members', 'messages', 'operator_log', 'reports'],
      email: ['outbox_messages'],
      phone: ['outbox_messages'],
      words: [],
      'title of a room': ['chats'],
      device: [],
      'push address': [],
      'hash of the address': ['rate_limits'],
      session: [],
    })
    const left = [...new Set([...Object.values(after).flat(), ...(await tablesWith(world, digest))])]
    expect(left.sort()).toEqual(Object.keys(remains).sort())
    expect(
      await world.query('SELECT reporter_id, reported_id FROM reports WHERE about_id = $1', [asha.id]),
    ).toEqual([{ reporter_id: rohan.id, reported_id: null }])
  })

  it('leaves none of their files', () => {
    expect(world.kept().filter((path) => path.includes(asha.id))).toEqual([])
    expect(world.kept()).toEqual([`profile-images/${rohan.id}/1.webp`])
  })
})
