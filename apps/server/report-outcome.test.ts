import { reportsPersonalData } from '@basera/trust/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeModerator } from './moderator.fixture.ts'
import { type Account, type NumberWorld, numberWorld } from './number-world.fixture.ts'

/** Meera and rohan report a room of vikram's; nazia and arun moderate. */
let world: NumberWorld
let vikram: Account
let meera: Account
let rohan: Account
let nazia: Account
let arun: Account
let numbers = 0

const words = 'The same photos are on another site.'
const rule = 'Show a room that is yours to let, as it is, with your own photos.'

async function join(name: string): Promise<Account> {
  const account = await world.join(name, `98765 4${String(++numbers).padStart(4, '0')}`)
  await world.query("UPDATE auth_users SET email_proven_at = now(), language = 'en' WHERE id = $1", [
    account.id,
  ])
  return account
}

async function joinModerator(name: string): Promise<Account> {
  const account = await join(name)
  await makeModerator(world, account)
  return account
}

beforeAll(async () => {
  world = await numberWorld()
  nazia = await joinModerator('Nazia')
  arun = await joinModerator('Arun')
})
afterAll(() => world?.close())

beforeEach(async () => {
  vikram = await join('Vikram')
  meera = await join('Meera')
  rohan = await join('Rohan')
  world.mails.length = 0
})

const mailTo = ({ email }: Account) => world.mails.findLast((mail) => mail.to === email.toLowerCase())?.text
const ownReport = async (who: Account) => (await world.call(who, '/api/me/reports')).json().items[0]
const copyOf = async (who: Account) => (await reportsPersonalData(world.db).export(who.id)) as object

/** A room that both report; gives the case's id. */
async function reportedRoom(): Promise<string> {
  const { id } = (await world.listRoom(vikram)).json()
  for (const who of [meera, rohan]) {
    const report = { about: 'room', id, reason: 'not_real', details: `${who.id} saw it elsewhere.` }
    expect((await world.post(who, '/api/reports', report)).statusCode).toBe(201)
  }
  const [one] = await world.query('SELECT id FROM cases WHERE subject_id = $1', [id])
  return one.id
}
async function decide(id: string, body: object): Promise<void> {
  const answer = await world.post(nazia, `/api/moderate/cases/${id}/decision`, { statement: words, ...body })
  expect(answer.statusCode).toBe(201)
}
const takeDown = (id: string) => decide(id, { decision: 'take_down', rule: 'own_room' })

describe('trust.report-outcome: who reported something that is acted on', () => {
  const told = { outcome: 'acted', rule: 'own_room', statement: words }

  it('is told the rule and the moderator’s words, by mail and under their reports', async () => {
    await takeDown(await reportedRoom())
    for (const who of [meera, rohan]) {
      expect(await ownReport(who)).toMatchObject({ state: 'decided', ...told })
      expect(mailTo(who)).toContain(`The rule: ${rule}`)
      expect(mailTo(who)).toContain(`In our words: ${words}`)
      expect(mailTo(who)).not.toMatch(/Nazia|Vikram/)
    }
  })

  it('stays unnamed to whom it is about, whose mail and decision say no more than before', async () => {
    await takeDown(await reportedRoom())
    const { items } = (await world.call(vikram, '/api/me/decisions')).json()
    expect(items).toHaveLength(1)
    expect(Object.keys(items[0]).sort()).toEqual(
      [
        ...['appeal', 'appeal_until', 'decided_at', 'decision', 'reversed_at', 'rule', 'statement'],
        ...['subject_kind', 'title', 'token', 'until'],
      ].sort(),
    )
    const seen = `${JSON.stringify(items)} ${mailTo(vikram)}`
    expect(seen).toContain(words)
    for (const who of [meera, rohan]) {
      const { id, receipt } = await ownReport(who)
      for (const trace of [id, receipt, who.id, who.email]) expect(seen).not.toContain(trace)
    }
    expect((await ownReport(vikram)) ?? null).toBe(null)
  })

  it('has both in the copy of their data, and nobody else has', async () => {
    await takeDown(await reportedRoom())
    for (const who of [meera, rohan]) expect(await copyOf(who)).toMatchObject({ filed: [told] })
    for (const who of [vikram, nazia]) expect(await copyOf(who)).toMatchObject({ filed: [] })
  })

  it('reads them until the case is forgotten, also once the other’s account is closed', async () => {
    const id = await reportedRoom()
    await takeDown(id)
    await world.query('DELETE FROM auth_users WHERE id = ANY($1::uuid[])', [[vikram.id, rohan.id]])
    expect(await ownReport(meera)).toMatchObject(told)
    await world.query("UPDATE cases SET decided_at = now() - interval '181 days' WHERE id = $1", [id])
    await world.runTask('forget-cases')
    expect(await ownReport(meera)).toMatchObject({ outcome: 'acted', rule: null, statement: null })
    expect(await copyOf(meera)).toMatchObject({ filed: [{ outcome: 'acted', rule: null, statement: null }] })
  })
})

describe('trust.report-outcome: who reported something that nothing is done about', () => {
  const none = { outcome: 'nothing', rule: null, statement: null }
  const nothingFound = 'found nothing that breaks our rules'

  it('reads neither rule nor words, whatever the moderator wrote', async () => {
    await decide(await reportedRoom(), { decision: 'nothing', rule: 'none' })
    for (const who of [meera, rohan]) {
      expect(await ownReport(who)).toMatchObject({ state: 'decided', ...none })
      expect(mailTo(who)).toContain(nothingFound)
      expect(mailTo(who)).not.toContain('The rule:')
      expect(mailTo(who)).not.toContain(words)
      expect(await copyOf(who)).toMatchObject({ filed: [none] })
    }
  })

  it('reads neither before the decision', async () => {
    await reportedRoom()
    expect(await ownReport(meera)).toMatchObject({ outcome: null, rule: null, statement: null })
  })

  it('reads neither after an appeal that takes the decision back', async () => {
    await takeDown(await reportedRoom())
    const { items } = (await world.call(vikram, '/api/me/decisions')).json()
    const appeal = { token: items[0].token, text: 'They are mine.' }
    await world.call(undefined, '/api/appeals', { method: 'POST', body: appeal })
    const [waiting] = (await world.call(arun, '/api/moderate/appeals')).json().items
    const answer = { outcome: 'reversed', answer: 'You are right.' }
    expect((await world.post(arun, `/api/moderate/appeals/${waiting.id}/answer`, answer)).statusCode).toBe(
      204,
    )
    for (const who of [meera, rohan]) expect(await ownReport(who)).toMatchObject(none)
  })
})
