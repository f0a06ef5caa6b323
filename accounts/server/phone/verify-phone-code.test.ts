import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  asha,
  meera,
  outcome,
  type PhoneApp,
  type PhoneWorld,
  phoneWorld,
  rohan,
  stranger,
  wrongFor,
} from './phone-world.fixture.ts'

const number = '+919876543210'
const other = '+919876543211'
let world: PhoneWorld
let app: PhoneApp

beforeAll(async () => {
  world = await phoneWorld()
  app = await world.openApp()
})
afterAll(() => world?.close())
beforeEach(() => world.reset())

const wrong = [400, 'code_invalid', 'Invalid verification code']
const spent = [400, 'code_expired', 'Code expired. Request new OTP']
const none = [400, 'code_not_sent', 'No OTP session found. Please resend OTP.']
const unproven = { phone: null, phone_verified: false, phone_verified_at: null }

async function codeFor(person: typeof asha, phone = number) {
  await app.send(person, phone)
  return world.lastCode()
}
const stateOf = async (person: typeof asha) => (await app.show(person)).json()

describe('proving a number by its code', () => {
  it('accounts.phone-server: stores phone, phone_verified and phone_verified_at', async () => {
    const code = await codeFor(asha)
    const reply = await app.verify(asha, { code, phone: '98765 43210' })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      phone: number,
      phone_verified: true,
      phone_verified_at: expect.stringMatching(/^20.*Z$/),
    })
    expect(await stateOf(asha)).toEqual(reply.json())
    expect(await world.query('SELECT * FROM phone_codes')).toEqual([])
  })

  it("accounts.phone-sentences: 'Invalid verification code' for a wrong one, and the right one still counts", async () => {
    const code = await codeFor(asha)
    expect(outcome(await app.verify(asha, { code: wrongFor(code) }))).toEqual(wrong)
    expect(await stateOf(asha)).toEqual(unproven)
    expect((await app.verify(asha, { code })).statusCode).toBe(200)
  })

  it("accounts.phone-sentences: 'Code expired. Request new OTP' after five minutes", async () => {
    const code = await codeFor(asha)
    await world.age(299)
    expect(outcome(await app.verify(asha, { code: wrongFor(code) }))).toEqual(wrong)
    await world.age(2)
    expect(outcome(await app.verify(asha, { code }))).toEqual(spent)
    expect(await stateOf(asha)).toEqual(unproven)
  })

  it("accounts.phone-sentences: 'No OTP session found. Please resend OTP.' when none was sent, or it was used", async () => {
    expect(outcome(await app.verify(asha, { code: '123456' }))).toEqual(none)
    const code = await codeFor(asha)
    await app.verify(asha, { code })
    expect(outcome(await app.verify(asha, { code }))).toEqual(none)
  })

  it('accounts.phone-attempts: looks at five attempts, and not at a sixth that is right', async () => {
    const code = await codeFor(asha)
    for (let n = 0; n < 5; n++)
      expect(outcome(await app.verify(asha, { code: wrongFor(code) }))).toEqual(wrong)
    expect(outcome(await app.verify(asha, { code }))).toEqual(spent)
    expect(await stateOf(asha)).toEqual(unproven)
  })

  it('accounts.phone-attempts: looks at five attempts of 200 that come at the same time', async () => {
    const code = await codeFor(asha)
    const guesses = Array.from({ length: 200 }, () => app.verify(asha, { code: wrongFor(code) }))
    const replies = (await Promise.all(guesses)).map((reply) => reply.json().code)
    expect(replies.filter((reply) => reply === 'code_invalid')).toHaveLength(5)
    expect(replies.filter((reply) => reply === 'code_expired')).toHaveLength(195)
    expect((await app.verify(asha, { code })).statusCode).toBe(400)
  })

  it('accounts.phone-code: a new code kills the old one, and gives five attempts again', async () => {
    const old = await codeFor(asha)
    for (let n = 0; n < 5; n++) await app.verify(asha, { code: wrongFor(old) })
    await world.age(31)
    const code = await codeFor(asha)
    if (code !== old) expect(outcome(await app.verify(asha, { code: old }))).toEqual(wrong)
    expect((await app.verify(asha, { code })).statusCode).toBe(200)
  })

  it('succeeds once for 1,000 right codes at the same time', async () => {
    const code = await codeFor(asha)
    const replies = await Promise.all(Array.from({ length: 1000 }, () => app.verify(asha, { code })))
    const statuses = replies.map((reply) => reply.statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 400)).toHaveLength(999)
    expect(await stateOf(asha)).toMatchObject({ phone: number, phone_verified: true })
  })

  it('is worth nothing for another person, nor for another number', async () => {
    const code = await codeFor(asha)
    expect(outcome(await app.verify(rohan, { code, phone: number }))).toEqual(none)
    await app.send(rohan, other)
    expect(outcome(await app.verify(rohan, { code, phone: number }))).toEqual(none)
    expect(outcome(await app.verify(asha, { code, phone: other }))).toEqual(none)
    expect(outcome(await app.verify(asha, { code, phone: 'nonsense' }))).toEqual(none)
    expect([await stateOf(asha), await stateOf(rohan)]).toEqual([unproven, unproven])
    expect((await app.verify(asha, { code })).statusCode).toBe(200)
  })

  it.each([
    {},
    { code: '12345' },
    { code: 123456 },
    { code: '12345a' },
    { code: '१२३४५६' },
    { code: '123456', phone_verified: true },
    { code: '123456', user_id: asha.id },
    { provider_token: 'a.b.c' },
  ])('refuses %j', async (body) => {
    await codeFor(asha)
    expect((await app.verify(asha, body)).json()).toMatchObject({ status: 400, code: 'validation_failed' })
    expect(await world.query('SELECT tries FROM phone_codes')).toEqual([{ tries: 0 }])
  })

  it('accounts.phone-missing-row: no profile counts as not verified, without error, and keeps the code', async () => {
    await world.query('DELETE FROM user_profiles WHERE id = $1', [asha.id])
    expect((await app.show(asha)).json()).toEqual(unproven)
    const code = await codeFor(asha)
    expect(outcome(await app.verify(asha, { code }))).toEqual([
      409,
      'conflict',
      'Failed to save phone verification. Please try again.',
    ])
    expect(await world.query('SELECT 1 FROM phone_codes')).toHaveLength(1)
  })
})

describe('accounts.phone-single: one account per verified number', () => {
  const mails = () => world.query('SELECT recipient, subject, body_text FROM outbox_messages')

  it('moves it to whoever proves it last; the older account is told', async () => {
    await app.verify(asha, { code: await codeFor(asha) })
    await app.verify(rohan, { code: await codeFor(rohan) })
    expect(await stateOf(asha)).toEqual({ ...unproven, number_left: true })
    expect(await stateOf(rohan)).toMatchObject({ phone: number, phone_verified: true })
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: 'asha@example.test' })
    expect(mail.body_text).toContain('+91 •••••••210')
    expect(mail.body_text).not.toContain('9876543210')
    expect(await mails()).toHaveLength(1)
  })

  it('proves the same number again, or another one, without a mail', async () => {
    await app.verify(asha, { code: await codeFor(asha) })
    await world.age(31)
    await app.verify(asha, { code: await codeFor(asha) })
    await app.verify(asha, { code: await codeFor(asha, other) })
    expect(await stateOf(asha)).toMatchObject({ phone: other, phone_verified: true })
    expect(await mails()).toEqual([])
  })

  it('keeps number and mail where the proof is not saved', async () => {
    await app.verify(asha, { code: await codeFor(asha) })
    const code = await codeFor(rohan)
    await world.query('DELETE FROM user_profiles WHERE id = $1', [rohan.id])
    expect((await app.verify(rohan, { code })).statusCode).toBe(409)
    expect(await stateOf(asha)).toMatchObject({ phone: number, phone_verified: true })
    expect(await mails()).toEqual([])
  })

  it('holds when many accounts prove one number at the same time', async () => {
    const crowd = [asha, rohan, meera, ...Array.from({ length: 20 }, (_, n) => stranger(n))]
    await world.addPeople(crowd.slice(3))
    const codes: string[] = []
    for (const person of crowd) codes.push(await codeFor(person))
    const proofs = crowd.map((person, n) => app.verify(person, { code: codes[n] }))
    expect((await Promise.all(proofs)).map((reply) => reply.statusCode)).toEqual(crowd.map(() => 200))
    const owners = await world.query('SELECT id FROM user_profiles WHERE phone_verified AND phone = $1', [
      number,
    ])
    expect(owners).toHaveLength(1)
    expect(await mails()).toHaveLength(crowd.length - 1)
  })

  it('holds when two accounts swap their numbers, again and again', async () => {
    for (let round = 0; round < 10; round++) {
      await world.reset()
      await app.verify(asha, { code: await codeFor(asha, number) })
      await app.verify(rohan, { code: await codeFor(rohan, other) })
      const forAsha = await codeFor(asha, other)
      const forRohan = await codeFor(rohan, number)
      const replies = await Promise.all([
        app.verify(asha, { code: forAsha }),
        app.verify(rohan, { code: forRohan }),
      ])
      expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200])
    }
  })
})
