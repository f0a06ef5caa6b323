import type { Mail } from '@basera/platform/server/mail'
import { latinWords, makeUp } from '@basera/platform/testing/made-up-language'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeModerator } from './moderator.fixture.ts'
import { type Account, type NumberWorld, numberWorld } from './number-world.fixture.ts'

/** Asha reads a language whose words are made up, rohan English; nazia moderates. */
let world: NumberWorld
let asha: Account
let rohan: Account
let nazia: Account
let undo: () => void

const speak = (who: Account, language: string | null) =>
  world.query('UPDATE auth_users SET email_proven_at = now(), language = $2 WHERE id = $1', [
    who.id,
    language,
  ])

beforeAll(async () => {
  undo = makeUp('bn')
  world = await numberWorld()
  asha = await world.join('Asha', '98765 10001')
  rohan = await world.join('Rohan', '98765 10002')
  nazia = await world.join('Nazia', '98765 10003')
  await makeModerator(world, nazia)
  await speak(asha, 'bn')
  await speak(rohan, 'en')
})
afterAll(async () => {
  undo()
  await world?.close()
})
beforeEach(() => {
  world.mails.length = 0
})

const mailTo = ({ email }: { readonly email: string }) =>
  world.mails.findLast((mail) => mail.to === email.toLowerCase())
const isEnglish = (mail: Mail | undefined) => mail?.headers?.['Content-Language'] === 'en-IN'
/** Of a mail in the made-up language. */
const left = (mail: Mail | undefined, ...names: string[]) =>
  latinWords(`${mail?.subject} ${mail?.text ?? 'no mail'}`, names)

const words = 'Show your own photos.'

/** Reports a room and decides about it; gives the report's receipt. */
async function takeDown(lister: Account, reporter: Account): Promise<string> {
  const room = (await world.listRoom(lister)).json()
  const report = await world.post(reporter, '/api/reports', {
    about: 'room',
    id: room.id,
    reason: 'not_real',
  })
  const { items } = (await world.call(nazia, '/api/moderate/cases')).json()
  const decision = { decision: 'take_down', rule: 'own_room', statement: words }
  const decided = await world.post(nazia, `/api/moderate/cases/${items[0].id}/decision`, decision)
  expect(decided.statusCode).toBe(201)
  return report.json().receipt
}

describe('shell.reader-language, trust.report-outcome: each side of a case is told in their language', () => {
  it('the lister, with the moderator’s words as they were written', async () => {
    await takeDown(asha, rohan)
    expect(left(mailTo(asha), words, 'A bright room')).toEqual([])
    expect(mailTo(asha)?.text).toContain(words)
    expect(isEnglish(mailTo(rohan))).toBe(true)
    expect(mailTo(rohan)?.subject).toBe('What came of your report')
  })

  it('the reporter, with the rule in their language and the words as they were written', async () => {
    const receipt = await takeDown(rohan, asha)
    expect(left(mailTo(asha), words, 'A bright room', receipt)).toEqual([])
    expect(mailTo(asha)?.text).toContain(words)
    expect(mailTo(asha)?.text).toMatch(/“A bright room”/)
    expect(mailTo(rohan)?.subject).toBe('We took down your room “A bright room”')
  })
})

describe('shell.reader-language: mails about the account', () => {
  const changeTo = (who: Account, email: string, asked = 'en') =>
    world.call(who, '/api/me/email/code', {
      method: 'POST',
      body: { email },
      headers: { 'accept-language': asked },
    })

  it('a code for a new address is in the account’s language, and the way back too', async () => {
    const email = 'asha-new@example.test'
    expect((await changeTo(asha, email)).statusCode).toBe(200)
    expect(left(mailTo({ email }))).toEqual([])
    const code = /\d{6}/.exec(mailTo({ email })?.subject ?? '')?.[0]
    const changed = await world.call(asha, '/api/me/email', { method: 'PUT', body: { code } })
    expect(changed.statusCode).toBe(200)
    expect(left(mailTo(asha))).toEqual([])
  })

  it('who has an address already is told in their own language, not in that of who asks', async () => {
    await changeTo(asha, rohan.email.toLowerCase())
    expect(mailTo(rohan)?.subject).toBe('You have an account at Basera already')
  })

  it('an account without a language is written to in that of the request', async () => {
    await speak(nazia, null)
    const email = 'nazia-new@example.test'
    await changeTo(nazia, email, 'bn')
    expect(left(mailTo({ email }))).toEqual([])
  })

  it('a number that has moved is told to its former owner in their language', async () => {
    await world.passDays(31)
    await world.query('UPDATE auth_sessions SET signed_in_at = now()')
    await world.query("UPDATE user_profiles SET phone_verified_at = now() - interval '31 days'")
    const proof = await world.prove(rohan, '98765 10001')
    expect(proof.statusCode).toBe(200)
    const mail = mailTo({ email: 'asha-new@example.test' })
    expect(left(mail)).toEqual([])
    expect(mail?.text).toContain('+91')
  })

  it('an account that nobody uses is told in its language, with the day', async () => {
    await world.query(
      "UPDATE auth_users SET created_at = now() - interval '4 years', last_sign_in_at = now() - interval '4 years', last_used_at = NULL WHERE id = $1",
      [asha.id],
    )
    await world.query('DELETE FROM auth_sessions WHERE user_id = $1', [asha.id])
    await world.runTask('forget-unused')
    const mail = mailTo({ email: 'asha-new@example.test' })
    expect(left(mail)).toEqual([])
    expect(mail?.text).toMatch(/\b20\d\d\b/)
  })
})
