import type { Mail } from '@basera/platform/server/mail'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MemberWorld, memberWorld, type Person } from '../account/member-world.fixture.ts'
import { createUser } from '../auth/users/create-user.ts'
import {
  dropNeverEntered,
  dropNeverProven,
  endUnusedSessions,
  eraseUnused,
  noteUses,
  retentionTasks,
} from './retention.ts'

let world: MemberWorld
let told: Mail[]
let removed: string[]
beforeAll(async () => {
  world = await memberWorld()
})
afterAll(() => world?.close())
beforeEach(async () => {
  await world.query('DELETE FROM auth_users')
  await world.query('DELETE FROM closed_accounts')
  await world.query('DELETE FROM reports')
  told = []
  removed = []
})

const needs = () => ({
  db: world.db,
  secrets: world.secrets,
  fileRemovals: { add: async (_: unknown, id: string) => void removed.push(id) },
  mails: { add: async (_: unknown, mail: Mail) => void told.push(mail) },
  site: { publicUrl: 'https://basera.test', supportEmail: 'help@basera.test' },
})

/** Lets days pass for a person: the account, its sign-in, its sessions and what it was told are so much older. */
const pass = async ({ id }: { readonly id: string }, days: number) => {
  const earlier = (column: string) => `${column} = ${column} - $2 * interval '1 day'`
  const columns = ['created_at', 'last_sign_in_at', 'last_used_at', 'erasure_announced_at']
  await world.query(`UPDATE auth_users SET ${columns.map(earlier).join()} WHERE id = $1`, [id, days])
  await world.query(`UPDATE auth_sessions SET ${earlier('refreshed_at')} WHERE user_id = $1`, [id, days])
}
const names = async () =>
  (await world.query("SELECT split_part(email, '@', 1) AS name FROM auth_users ORDER BY 1")).map(
    ({ name }) => name,
  )
const sealed = async () => (await world.query('SELECT 1 FROM closed_accounts')).length
const verify = ({ id }: Person, phone: string) =>
  world.query(
    'UPDATE user_profiles SET phone = $2, phone_verified = true, phone_verified_at = now() WHERE id = $1',
    [id, phone],
  )
const useNow = ({ id }: Person) =>
  world.query('UPDATE auth_sessions SET refreshed_at = now() WHERE user_id = $1', [id])

/** An account as a mailed link makes it before it is opened. */
const askForLink = (name: string) =>
  world.db.transaction().execute(async (trx) => {
    const made = await createUser(trx, {
      email: `${name}@example.test`,
      metadata: {},
      identity: { provider: 'email' },
      proven: false,
      confirmed: false,
    })
    if (!made) throw new Error(`${name} is here already`)
    return made
  })

const threeYears = 3 * 366 + 32

describe('sessions', () => {
  it('trust.session-retention: end a year after they were last renewed, and not before', async () => {
    const [asha, rohan] = [await world.join('asha'), await world.join('rohan')]
    await pass(asha, 366)
    await pass(rohan, 364)
    expect(await endUnusedSessions(world.db)).toBe(1)
    const left = await world.query('SELECT user_id FROM auth_sessions')
    expect(left).toEqual([{ user_id: rohan.id }])
    expect(await names()).toEqual(['asha', 'rohan'])
  })
})

describe('sign-ups that came to nothing', () => {
  it('trust.unentered-retention: go after 7 days if the link was never opened, and nothing is kept of them', async () => {
    const [typo, late, opened] = [
      await askForLink('typo'),
      await askForLink('late'),
      await askForLink('opened'),
    ]
    const waiting = await askForLink('waiting')
    for (const one of [typo, opened, waiting]) await pass(one, 8)
    await pass(late, 6)
    await world.query('UPDATE auth_users SET last_sign_in_at = now() WHERE id = $1', [opened.id])
    await world.query(
      `INSERT INTO auth_links (user_id, kind, token_hash, expires_at)
       VALUES ($1, 'magiclink', 'h', now() + interval '15 minutes')`,
      [waiting.id],
    )
    expect(await dropNeverEntered(world.db)).toBe(1)
    expect(await names()).toEqual(['late', 'opened', 'waiting'])
    expect([await sealed(), removed]).toEqual([0, []])
  })

  it('trust.unproven-retention: go after 180 days without use if neither mailbox nor phone were proven, sealed as any closed account', async () => {
    const gone = await world.join('gone', false)
    const [used, young] = [await world.join('used', false), await world.join('young', false)]
    const [proven, verified] = [await world.join('proven'), await world.join('verified', false)]
    const suspended = await world.join('suspended', false)
    for (const one of [gone, used, proven, verified, suspended]) await pass(one, 181)
    await pass(young, 179)
    await useNow(used)
    await verify(verified, '+919876543210')
    await world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [suspended.id])
    expect(await dropNeverProven(world.db, needs())).toBe(1)
    expect(await names()).toEqual(['proven', 'suspended', 'used', 'verified', 'young'])
    expect([await sealed(), removed]).toEqual([1, [gone.id]])
  })

  it('leave people alone who have never signed in here', async () => {
    await world.query("INSERT INTO auth_users (email, created_at) VALUES ('a@example.test', '2020-01-01')")
    await world.query(
      "INSERT INTO user_profiles (id, email, full_name) SELECT id, email, 'Brought along' FROM auth_users",
    )
    expect([await dropNeverEntered(world.db), await dropNeverProven(world.db, needs())]).toEqual([0, 0])
  })

  it('go beside one whose removal fails, which is told', async () => {
    const people = [
      await world.join('one', false),
      await world.join('broken', false),
      await world.join('two', false),
    ]
    for (const one of people) await pass(one, 181)
    await world.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'a broken account'; END $$`,
    )
    await world.query(
      `CREATE TRIGGER broken BEFORE DELETE ON auth_users FOR EACH ROW WHEN (OLD.id = '${people[1]?.id}')
         EXECUTE FUNCTION refuse()`,
    )
    await expect(dropNeverProven(world.db, needs())).rejects.toThrow('a broken account')
    expect(await names()).toEqual(['broken'])
    await world.query('DROP FUNCTION refuse CASCADE')
    expect(await dropNeverProven(world.db, needs())).toBe(1)
  })
})

describe('trust.unused-retention, DPDP Rules 2025, 8: accounts that nobody used for three years', () => {
  it('are told by mail, and go a month later', async () => {
    const asha = await world.join('asha')
    await pass(asha, threeYears)
    expect(await eraseUnused(needs())).toEqual({ announced: 1, erased: 0 })
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      [asha.email, 'Your Basera account will be deleted'],
    ])
    expect(told[0]?.text).toMatch(/on \d{1,2} [A-Z][a-z]+ \d{4} we will delete your account/)
    await pass(asha, 29)
    expect(await eraseUnused(needs())).toEqual({ announced: 0, erased: 0 })
    await pass(asha, 2)
    expect(await eraseUnused(needs())).toEqual({ announced: 0, erased: 1 })
    expect([await names(), await sealed(), removed, told.length]).toEqual([[], 1, [asha.id], 1])
  })

  it('stay when the person comes back, and are told anew the next time', async () => {
    const asha = await world.join('asha')
    await pass(asha, threeYears)
    await eraseUnused(needs())
    await useNow(asha)
    await world.query('UPDATE auth_users SET erasure_announced_at = now() - $1::interval', ['31 days'])
    expect(await eraseUnused(needs())).toEqual({ announced: 0, erased: 0 })
    await pass(asha, threeYears)
    expect(await eraseUnused(needs())).toEqual({ announced: 1, erased: 0 })
  })

  it('are not those in use, nor suspended ones', async () => {
    const [used, suspended] = [await world.join('used'), await world.join('suspended')]
    const young = await world.join('young')
    for (const one of [used, suspended]) await pass(one, threeYears)
    await pass(young, 3 * 365)
    await useNow(used)
    await world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [suspended.id])
    expect(await eraseUnused(needs())).toEqual({ announced: 0, erased: 0 })
  })

  it('count as used until the day a session was last renewed, also when it has ended', async () => {
    const asha = await world.join('asha')
    await pass(asha, threeYears)
    await useNow(asha)
    await noteUses(world.db)
    await world.query('DELETE FROM auth_sessions')
    expect(await eraseUnused(needs())).toEqual({ announced: 0, erased: 0 })
    await pass(asha, threeYears)
    expect(await eraseUnused(needs())).toEqual({ announced: 1, erased: 0 })
  })

  it('are noted once a month each', async () => {
    const asha = await world.join('asha')
    const noted = async () => (await world.query('SELECT last_used_at AS at FROM auth_users'))[0].at as Date
    await pass(asha, 40)
    await noteUses(world.db)
    const first = await noted()
    await world.query("UPDATE auth_sessions SET refreshed_at = refreshed_at + interval '29 days'")
    await noteUses(world.db)
    expect(await noted()).toEqual(first)
    await world.query("UPDATE auth_sessions SET refreshed_at = refreshed_at + interval '2 days'")
    await noteUses(world.db)
    expect((await noted()).getTime()).toBe(first.getTime() + 31 * 86_400_000)
  })
})

describe('the daily tasks', () => {
  const run = async (isOurs: boolean) => {
    for (const task of retentionTasks(needs(), isOurs)) await task.run(null, new AbortController().signal)
  }

  it('do all of it, in an order in which nothing that is in use goes', async () => {
    const [asha, typo] = [await world.join('asha'), await askForLink('typo')]
    await pass(typo, 8)
    await pass(asha, threeYears)
    await world.query("UPDATE auth_sessions SET refreshed_at = now() - interval '366 days'")
    await run(true)
    expect(await world.query('SELECT 1 FROM auth_sessions')).toEqual([])
    await run(true)
    expect([await names(), told]).toEqual([['asha'], []])
  })

  it('leave accounts alone where another auth service knows who comes', async () => {
    await pass(await askForLink('typo'), 8)
    await run(false)
    expect(await names()).toEqual(['typo'])
  })
})
