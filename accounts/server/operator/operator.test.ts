import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MemberWorld, memberWorld, type Person } from '../account/member-world.fixture.ts'
import { readZip } from '../account/read-zip.fixture.ts'
import { verifyProfiles } from './maintenance.ts'
import {
  eraseMember,
  exportMember,
  findMembers,
  restoreMember,
  showMember,
  suspendMember,
} from './members.ts'
import type { OperatorAct } from './operator-log.ts'

let world: MemberWorld
let asha: Person
let rohan: Person
let logged = 0
beforeAll(async () => {
  world = await memberWorld()
  asha = await world.join('asha')
  rohan = await world.join('rohan')
})
afterAll(() => world.close())
const log = () =>
  world.query(
    'SELECT operator, command, subject, subject_id, reason FROM operator_log WHERE id > $1 ORDER BY id',
    [logged],
  )
beforeEach(async () => {
  logged = (await world.query('SELECT coalesce(max(id), 0) AS id FROM operator_log'))[0].id
})

const nobody = '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f'
const act = (command: string, reason?: string): OperatorAct => ({ operator: 'meera', command, reason })
const sessions = () => world.query('SELECT id FROM auth_sessions WHERE user_id = $1', [asha.id])
const banned = async () =>
  (await world.query('SELECT banned_at FROM auth_users WHERE id = $1', [asha.id]))[0].banned_at
const listed = async () =>
  (await world.query('SELECT count(*) AS n FROM listed_roommates WHERE id = $1', [asha.id]))[0].n

describe('trust.operator-log: the log of the operator', () => {
  it.each([
    "UPDATE operator_log SET reason = 'other'",
    'DELETE FROM operator_log',
    'DELETE FROM operator_log WHERE false',
    'TRUNCATE operator_log',
    "SELECT set_config('session_replication_role', 'replica', true); DELETE FROM operator_log",
  ])('is only ever added to: %s', async (statement) => {
    await findMembers(world.db, act('people find'), 'asha')
    const before = await log()
    await expect(world.query(statement)).rejects.toThrow('only ever added to')
    expect(await log()).toEqual(before)
  })

  it.each(['spam, see asha@example.test', 'called from +91 98765 43210', 'number 9876543210', '', '   '])(
    'keeps no e-mail address and no number, and no act goes without a reason: "%s"',
    async (reason) => {
      await expect(suspendMember(world.db, act('people suspend', reason), asha.id)).rejects.toMatchObject({
        code: 'validation_failed',
      })
      expect([await log(), await banned()]).toEqual([[], null])
    },
  )

  it('takes ids and days in a reason', async () => {
    const reason = `as ${nobody} on 2026-11-21 12:30`
    await suspendMember(world.db, act('people suspend', reason), asha.id)
    await restoreMember(world.db, act('people restore', reason), asha.id)
    expect((await log()).map((row) => row.reason)).toEqual([reason, reason])
  })

  it('is written with the act or not at all', async () => {
    const tooLong = 'x'.repeat(61)
    await expect(suspendMember(world.db, act(tooLong, 'scam'), asha.id)).rejects.toThrow()
    expect([await log(), await banned()]).toEqual([[], null])
  })
})

describe('trust.operator-masked: finding people', () => {
  it.each([
    ['a part of the name', () => 'ASH'],
    ['the id', () => asha.id],
    ['the e-mail address', () => ' Asha@Example.test '],
    ['the number', () => '+91 98765 00001'],
    ['the number as people write it', () => '098765-00001'],
  ])('by %s; the look is logged, what was looked for is not', async (_, text) => {
    await world.query("UPDATE user_profiles SET phone = '+919876500001' WHERE id = $1", [asha.id])
    const found = await findMembers(world.db, act('people find'), text())
    expect(found.map(({ id, email }) => [id, email])).toEqual([[asha.id, 'a…@example.test']])
    expect(await log()).toEqual([
      { operator: 'meera', command: 'people find', subject: null, subject_id: null, reason: null },
    ])
  })

  it('takes % and _ for what they are', async () => {
    expect(await findMembers(world.db, act('people find'), '%')).toEqual([])
  })

  it('shows one with the address; the look is logged with the id', async () => {
    const shown = await showMember(world.db, act('people show'), asha.id)
    expect(shown).toMatchObject({ email: asha.email, full_name: 'asha', suspended_at: null, reports_open: 0 })
    expect(await log()).toMatchObject([{ command: 'people show', subject: 'person', subject_id: asha.id }])
    await expect(showMember(world.db, act('people show'), nobody)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('trust.person-suspended: suspending somebody', () => {
  it('ends all sessions and hides the roommate profile; restoring shows it again', async () => {
    await world.query(
      'UPDATE user_profiles SET is_roommate_profile_enabled = true, is_listed = true WHERE id = $1',
      [asha.id],
    )
    const { id } = (
      await world.query(`INSERT INTO auth_sessions (user_id, amr) VALUES ($1, '[]') RETURNING id`, [asha.id])
    )[0]
    expect((await sessions()).map((row) => row.id)).toContain(id)
    expect(await listed()).toBe(1)
    await suspendMember(world.db, act('people suspend', 'scam'), asha.id)
    expect([await sessions(), await listed()]).toEqual([[], 0])
    expect(await banned()).toBeInstanceOf(Date)
    const answer = await world.app.inject({ url: '/api/me/sessions', headers: asha.headers })
    expect(answer.statusCode).toBe(401)
    await restoreMember(world.db, act('people restore', 'a mistake'), asha.id)
    expect([await banned(), await listed()]).toEqual([null, 1])
    expect(await log()).toMatchObject([
      { command: 'people suspend', subject_id: asha.id, reason: 'scam' },
      { command: 'people restore', subject_id: asha.id, reason: 'a mistake' },
    ])
  })

  it('is done once: of many at a time one is, and logged', async () => {
    const acts = Array.from({ length: 8 }, () =>
      suspendMember(world.db, act('people suspend', 'scam'), asha.id),
    )
    const done = (await Promise.allSettled(acts)).filter(({ status }) => status === 'fulfilled')
    expect([done.length, (await log()).length]).toEqual([1, 1])
    await restoreMember(world.db, act('people restore', 'ok'), asha.id)
    await expect(restoreMember(world.db, act('people restore', 'ok'), asha.id)).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  it('is not found for nobody', () =>
    expect(suspendMember(world.db, act('people suspend', 'scam'), nobody)).rejects.toMatchObject({
      code: 'not_found',
    }))
})

describe('a member’s data', () => {
  it('is exported as the member gets it, and the export is logged', async () => {
    const { db, files, data } = world
    const others = data.filter(({ name }) => name !== 'account')
    const zip = readZip(
      await buffer(await exportMember(db, { files, data: others }, act('people export'), asha.id)),
    )
    const copy = JSON.parse(zip['basera-data.json']?.toString() ?? '')
    expect(copy.account.email).toBe(asha.email)
    expect(Object.keys(copy)).toEqual(['exported_at', ...data.map(({ name }) => name)])
    expect(await log()).toMatchObject([{ command: 'people export', subject_id: asha.id }])
  })

  it('is erased with the account; the log keeps the id, and the law’s details are sealed', async () => {
    const kabir = await world.join('kabir')
    const removed: string[] = []
    const fileRemovals = { add: async (_: unknown, id: string) => void removed.push(id) }
    const needs = { db: world.db, secrets: world.secrets, fileRemovals }
    const before = await world.query('SELECT id FROM closed_accounts')
    await expect(eraseMember(needs, act('people erase'), kabir.id)).rejects.toMatchObject({
      code: 'validation_failed',
    })
    await eraseMember(needs, act('people erase', 'asked by letter'), kabir.id)
    expect(await world.query('SELECT id FROM user_profiles WHERE id = $1', [kabir.id])).toEqual([])
    expect(removed).toEqual([kabir.id])
    expect(await world.query('SELECT id FROM closed_accounts')).toHaveLength(before.length + 1)
    expect(await log()).toMatchObject([{ command: 'people erase', subject_id: kabir.id }])
    await expect(eraseMember(needs, act('people erase', 'again'), kabir.id)).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('verifying profiles', () => {
  it('accounts.avatar-path: tells of a picture without its file', async () => {
    const faults: string[] = []
    const picture = (path: string) =>
      world.query('UPDATE user_profiles SET avatar_url = $2, profile_picture_url = $2 WHERE id = $1', [
        rohan.id,
        `/storage/v1/object/public/profile-images/${path}`,
      ])
    await world.files.store('profile-images', `${rohan.id}/1.webp`, Buffer.from('x'))
    await picture(`${rohan.id}/1.webp`)
    const [{ n }] = await world.query('SELECT count(*) AS n FROM user_profiles')
    expect(await verifyProfiles(world.db, world.files, (fault) => faults.push(fault))).toBe(n)
    expect(faults).toEqual([])
    await picture(`${rohan.id}/2.webp`)
    await verifyProfiles(world.db, world.files, (fault) => faults.push(fault))
    expect(faults).toEqual([`The picture of person ${rohan.id} has no file.`])
  })
})
