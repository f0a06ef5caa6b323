import { giveRole, openCase } from '@basera/trust/server'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeModerator } from './moderator.fixture.ts'
import { type Account, type NumberWorld, numberWorld, refusal } from './number-world.fixture.ts'

let world: NumberWorld
let asha: Account
let nazia: Account
let arun: Account
let secret: string

const period = 30_000
/** The code of the moment, or of steps before and after it. */
const codeOf = (of: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(of) }).generate({ timestamp: Date.now() + steps * period })

const act = (command: string) => ({ operator: 'op', command, reason: 'the team' })

/** A member whose mailbox is proven. */
async function join(name: string, phone: string): Promise<Account> {
  const account = await world.join(name, phone)
  await world.query('UPDATE auth_users SET email_proven_at = now() WHERE id = $1', [account.id])
  return account
}

beforeAll(async () => {
  world = await numberWorld()
  asha = await join('Asha', '98765 10001')
  nazia = await join('Nazia', '98765 10002')
  arun = await join('Arun', '98765 10003')
  await giveRole(world.db, act('role'), nazia.email, 'moderator')
  await giveRole(world.db, act('role'), arun.id, 'admin')
})
afterAll(() => world?.close())

const get = (who: Account | undefined, url: string) => world.call(who, url)
const somewhere = 'c0000000-0000-4000-8000-000000000001'
const calls = [
  ['GET', '/api/moderate/entrance'],
  ['POST', '/api/moderate/enrolment'],
  ['POST', '/api/moderate/code'],
  ['GET', '/api/moderate/cases'],
  ['GET', '/api/moderate/cases?cursor=x'],
  ['GET', `/api/moderate/cases/${somewhere}`],
  ['GET', '/api/moderate/cases/no-id'],
  ['GET', `/api/moderate/cases/${somewhere}/reports`],
  ['GET', `/api/moderate/cases/${somewhere}/pictures/now.0`],
  ['POST', `/api/moderate/cases/${somewhere}/hold`],
  ['POST', `/api/moderate/cases/${somewhere}/release`],
  ['POST', `/api/moderate/cases/${somewhere}/decision`],
  ['GET', '/api/moderate/appeals'],
  ['POST', `/api/moderate/appeals/${somewhere}/answer`],
  ['GET', '/api/moderate/log'],
] as const

describe('trust.moderator-role: the calls of the console', () => {
  it.each(calls)('%s %s is not there for visitors and members', async (method, url) => {
    for (const who of [undefined, asha])
      expect(
        refusal(await world.call(who, url, { method, ...(method === 'POST' ? { body: {} } : {}) })),
      ).toEqual([404, 'not_found', 'There is nothing at this address.'])
  })

  it('take away the role with the next call', async () => {
    const dev = await join('Dev', '98765 10004')
    await giveRole(world.db, act('role'), dev.id, 'moderator')
    expect((await get(dev, '/api/moderate/entrance')).statusCode).toBe(200)
    await giveRole(world.db, act('role'), dev.id, 'none')
    expect((await get(dev, '/api/moderate/entrance')).statusCode).toBe(404)
  })

  it('need an act of the operator with a reason, for a person who is there', async () => {
    const command = { operator: 'op', command: 'role' }
    await expect(giveRole(world.db, command, asha.id, 'admin')).rejects.toMatchObject({
      code: 'validation_failed',
    })
    for (const who of [somewhere, 'nobody@example.test', 'Asha'])
      await expect(giveRole(world.db, act('role'), who, 'admin')).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('trust.moderator-code: the code of the authenticator', () => {
  const enter = (code: string) => world.post(nazia, '/api/moderate/code', { code })
  const stepOf = async () => (await get(nazia, '/api/moderate/entrance')).json().step

  it('is asked for before anything is shown', async () => {
    expect(await stepOf()).toBe('enrol')
    for (const [method, url] of calls.slice(3).filter(([, url]) => !/no-id|cursor|decision|answer/.test(url)))
      expect([url, (await world.call(nazia, url, { method })).json().code]).toEqual([url, 'code_needed'])
  })

  it('counts from the first right one on; until then a secret can be made anew', async () => {
    const first = (await world.post(nazia, '/api/moderate/enrolment')).json()
    expect(first.address).toContain(`secret=${first.secret}`)
    secret = (await world.post(nazia, '/api/moderate/enrolment')).json().secret
    expect((await enter(codeOf(first.secret))).json().code).toBe('code_invalid')
    expect((await enter(codeOf(secret))).statusCode).toBe(204)
    expect(await stepOf()).toBe('open')
    expect((await world.post(nazia, '/api/moderate/enrolment')).statusCode).toBe(409)
  })

  it('works once, and so do older ones not', async () => {
    for (const steps of [0, -1]) expect((await enter(codeOf(secret, steps))).json().code).toBe('code_invalid')
    expect((await enter(codeOf(secret, 5))).json().code).toBe('code_invalid')
  })

  it('is given to one session, for 12 hours of a sign-in', async () => {
    await world.query("UPDATE moderator_entries SET entered_at = now() - interval '13 hours'")
    expect(await stepOf()).toBe('code')
    await world.query(
      "UPDATE auth_sessions SET signed_in_at = now() - interval '13 hours' WHERE user_id = $1",
      [nazia.id],
    )
    expect(await stepOf()).toBe('sign_in')
    expect((await enter(codeOf(secret, 1))).json().code).toBe('reauthentication_needed')
    await world.query('UPDATE auth_sessions SET signed_in_at = now() WHERE user_id = $1', [nazia.id])
    expect((await enter(codeOf(secret, 1))).statusCode).toBe(204)
  })

  it('can be guessed ten times in a quarter of an hour', async () => {
    for (let n = 0; n < 10; n++) await enter('000000')
    expect((await enter('000000')).statusCode).toBe(429)
    await world.query("DELETE FROM rate_limits WHERE key LIKE 'moderator-code%'")
  })

  it('is kept sealed', async () => {
    const rows = await world.query('SELECT totp_secret FROM moderators WHERE account_id = $1', [nazia.id])
    expect(rows[0].totp_secret).not.toContain(secret)
    expect(world.secrets.open(rows[0].totp_secret)).toBe(secret)
  })
})

let numbers = 0
/** Somebody with an open case. */
async function accused(name: string) {
  const person = await join(name, `98765 2${String(numbers++).padStart(4, '0')}`)
  const id = await openCase(world.db, {
    kind: 'danger_pause',
    subject: { kind: 'person', id: person.id },
    accountId: person.id,
    harm: 3,
    because: ['otp_or_code'],
  })
  return { person, id }
}
const open = `Three people wrote of it.`
const decide = (id: string, body: object, who = nazia) =>
  world.post(who, `/api/moderate/cases/${id}/decision`, { rule: 'money_first', statement: open, ...body })
const standingOf = async ({ id }: Account) =>
  (await world.query('SELECT standing FROM phone_identities WHERE holder_id = $1', [id]))[0]?.standing
const mailTo = ({ email }: Account) => world.mails.filter((mail) => mail.to === email.toLowerCase()).at(-1)
const tokenIn = (who: Account) => /\/decision\/([\w-]+)/.exec(mailTo(who)?.text ?? '')?.[1] ?? ''

describe('trust.case-decided', () => {
  it('lists by harm and age, page by page, never a case of one’s own', async () => {
    const ids: string[] = []
    for (const harm of [1, 3, 2, 3] as const) {
      const subject = { kind: 'person', id: somewhere.replace('1', String(harm)) } as const
      const { person, id } = await accused(`Queue${harm}`)
      await world.query('UPDATE cases SET harm = $2 WHERE id = $1', [id, harm])
      ids.push(id)
      expect(subject.id).not.toBe(person.id)
    }
    const own = await openCase(world.db, {
      ...{
        kind: 'reports',
        subject: { kind: 'person', id: nazia.id },
        accountId: nazia.id,
        harm: 3,
        because: [],
      },
    })
    const seen: string[] = []
    let cursor = ''
    do {
      const { items, next_cursor } = (
        await get(nazia, `/api/moderate/cases?limit=1${cursor ? `&cursor=${cursor}` : ''}`)
      ).json()
      seen.push(...items.map((one: { id: string }) => one.id))
      cursor = next_cursor
    } while (cursor)
    expect(seen).toEqual([ids[1], ids[3], ids[2], ids[0]])
    for (const url of [`/api/moderate/cases/${own}`]) expect((await get(nazia, url)).statusCode).toBe(404)
    expect((await decide(own, { decision: 'nothing', rule: 'none' })).statusCode).toBe(404)
    await world.query('DELETE FROM cases')
  })

  it('trust.operator-log: each look at a list of the console is an entry, and so is a new secret', async () => {
    await world.query('UPDATE moderators SET enrolled_at = NULL WHERE account_id = $1', [arun.id])
    const [before] = await world.query('SELECT coalesce(max(id), 0) AS id FROM operator_log')
    for (const list of ['cases', 'appeals', 'photo-checks'])
      expect((await get(nazia, `/api/moderate/${list}`)).statusCode).toBe(200)
    await world.post(arun, '/api/moderate/enrolment')
    expect(
      await world.query('SELECT operator, command, subject_id FROM operator_log WHERE id > $1 ORDER BY id', [
        before.id,
      ]),
    ).toEqual([
      { operator: nazia.id, command: 'cases read', subject_id: null },
      { operator: nazia.id, command: 'appeals read', subject_id: null },
      { operator: nazia.id, command: 'photo checks read', subject_id: null },
      { operator: arun.id, command: 'console enrol', subject_id: arun.id },
    ])
  })

  it('reading is logged in the same transaction, and acknowledges', async () => {
    const { person, id } = await accused('Read')
    const shown = (await get(nazia, `/api/moderate/cases/${id}`)).json()
    expect(shown).toMatchObject({
      account: { id: person.id, full_name: 'Read' },
      because: ['otp_or_code'],
      now: { title: 'Read' },
      possible: ['nothing', 'warn', 'pause_sending', 'suspend', 'ban_number'],
    })
    const log = await world.query('SELECT operator, command FROM operator_log WHERE subject_id = $1', [id])
    expect(log).toEqual([{ operator: nazia.id, command: 'case read' }])
    expect((await get(nazia, '/api/moderate/cases')).json().items[0]).toMatchObject({
      id,
      acknowledged: true,
    })
  })

  it('is refused while another moderator holds the case', async () => {
    await makeModerator(world, arun, 'admin')
    const { id } = await accused('Held')
    expect((await world.post(arun, `/api/moderate/cases/${id}/hold`)).statusCode).toBe(204)
    expect((await world.post(nazia, `/api/moderate/cases/${id}/hold`)).statusCode).toBe(409)
    expect((await decide(id, { decision: 'warn' })).json().code).toBe('conflict')
    expect((await get(nazia, `/api/moderate/cases/${id}`)).json().held_by).toBe('Arun')
    await world.post(arun, `/api/moderate/cases/${id}/release`)
    expect((await decide(id, { decision: 'warn' })).statusCode).toBe(201)
  })

  it.each([
    ['a pause without its days', { decision: 'pause_sending' }, 'days'],
    ['days without a pause', { decision: 'warn', days: 7 }, 'days'],
    ['taking a person down', { decision: 'take_down' }, 'decision'],
    ['keeping a person in review', { decision: 'keep_in_review' }, 'decision'],
    ['a warning without a rule', { decision: 'warn', rule: 'none' }, 'rule'],
    ['nothing with a rule', { decision: 'nothing' }, 'rule'],
    ['a warning without own words', { decision: 'warn', statement: ' ' }, 'statement'],
  ])('is refused: %s', async (_, body, field) => {
    const { id } = await accused('Refused')
    const answer = await decide(id, body)
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field])
  })

  it('is made once, also at the same time', async () => {
    const { id, person } = await accused('Once')
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(id, { decision: 'warn' })))
    expect(answers.map((one) => one.statusCode).sort()).toEqual([201, 409, 409, 409, 409])
    expect(
      world.mails.filter((mail) => mail.to === person.email.toLowerCase() && /warning/.test(mail.subject)),
    ).toHaveLength(1)
  })

  it('pauses, suspends and bans, and tells the person with rule and own words', async () => {
    const paused = await accused('Paused')
    await decide(paused.id, { decision: 'pause_sending', days: 7 })
    expect(await standingOf(paused.person)).toBe('sending_paused')
    const suspended = await accused('Suspended')
    await decide(suspended.id, { decision: 'suspend' })
    expect((await get(suspended.person, '/api/me/profile')).statusCode).toBe(401)
    const banned = await accused('Banned')
    await decide(banned.id, { decision: 'ban_number' })
    expect((await get(banned.person, '/api/me/profile')).statusCode).toBe(401)
    expect(await standingOf(banned.person)).toBe('banned')
    expect(mailTo(banned.person)?.text).toContain(open)
    expect(mailTo(banned.person)?.text).toContain('Ask for no money before the room was seen.')
    expect(mailTo(banned.person)?.text).not.toContain('Nazia')
  })

  it('nothing: lifts the pause of the case', async () => {
    const { id, person } = await accused('Cleared')
    await world.query(
      "UPDATE phone_identities SET standing = 'sending_paused', standing_until = now() + interval '1 day', standing_reason = 'x', case_id = $2 WHERE holder_id = $1",
      [person.id, id],
    )
    expect((await decide(id, { decision: 'nothing', rule: 'none', statement: null })).statusCode).toBe(201)
    expect(await standingOf(person)).toBe('clear')
  })
})

describe('trust.appeal-once, trust.appeal-decided', () => {
  const appeal = (token: string, text = 'It was a joke') =>
    world.call(undefined, '/api/appeals', { method: 'POST', body: { token, text } })
  const answer = (id: string, who: Account, outcome = 'reversed') =>
    world.post(who, `/api/moderate/appeals/${id}/answer`, { outcome, answer: 'You are right.' })
  const waiting = async (who: Account) => (await get(who, '/api/moderate/appeals')).json().items

  it('is made once, without a session, and reversed by another moderator', async () => {
    const { id, person } = await accused('Wronged')
    await decide(id, { decision: 'ban_number' })
    const token = tokenIn(person)
    const page = (await get(undefined, `/api/appeals/${token}`)).json()
    expect(page).toMatchObject({ decision: 'ban_number', statement: open, appeal: null })
    expect(JSON.stringify(page)).not.toContain('Nazia')
    expect((await appeal(token)).statusCode).toBe(204)
    expect((await appeal(token)).json().code).toBe('conflict')
    const [mine] = await waiting(nazia)
    expect(mine).toMatchObject({ for_another: true, text: 'It was a joke' })
    expect((await answer(mine.id, nazia)).json().code).toBe('conflict')
    expect((await answer(mine.id, arun)).statusCode).toBe(204)
    expect((await answer(mine.id, arun)).json().code).toBe('conflict')
    expect(await standingOf(person)).toBe('clear')
    const rows = await world.query('SELECT banned_at FROM auth_users WHERE id = $1', [person.id])
    expect(rows[0].banned_at).toBe(null)
    expect(mailTo(person)?.text).toContain('You are right.')
    expect((await get(undefined, `/api/appeals/${token}`)).json().reversed_at).not.toBe(null)
  })

  it('stays refused for other tokens, after 30 days, and for who decided where nobody else can', async () => {
    const { id, person } = await accused('Late')
    await decide(id, { decision: 'warn' })
    const token = tokenIn(person)
    const forged = `${token.slice(0, 40)}${token.slice(41)}x`
    for (const bad of [forged, 'x'.repeat(40)]) expect((await appeal(bad)).statusCode).toBe(404)
    expect((await get(undefined, `/api/appeals/${forged}`)).statusCode).toBe(404)
    await world.query(
      "UPDATE case_decisions SET decided_at = now() - interval '31 days' WHERE case_id = $1",
      [id],
    )
    expect((await appeal(token)).json().code).toBe('conflict')
    const alone = await accused('Alone')
    await decide(alone.id, { decision: 'warn' })
    const { items } = (await get(alone.person, '/api/me/decisions')).json()
    expect((await appeal(items[0].token)).statusCode).toBe(204)
    await world.query('UPDATE moderators SET enrolled_at = NULL WHERE account_id = $1', [arun.id])
    const [own] = await waiting(nazia)
    expect((await answer(own.id, nazia, 'upheld')).statusCode).toBe(204)
  })
})

it('trust.case-retention: a deleted account leaves its case without its id', async () => {
  const { id, person } = await accused('Gone')
  await decide(id, { decision: 'warn' })
  await world.query('DELETE FROM auth_users WHERE id = $1', [person.id])
  const rows = await world.query(
    'SELECT account_id, identity_id IS NOT NULL AS number FROM cases WHERE id = $1',
    [id],
  )
  expect(rows).toEqual([{ account_id: null, number: true }])
  expect((await get(nazia, `/api/moderate/cases/${id}`)).json()).toMatchObject({ account: null, now: null })
})
