import { openLimits } from '@basera/platform/server/limits'
import { latinWords, makeUp } from '@basera/platform/testing/made-up-language'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { phoneLimits, phoneLimitsOf } from './phone-limits.ts'
import {
  asha,
  meera,
  outcome,
  type PhoneApp,
  type PhoneWorld,
  phoneWorld,
  rohan,
  stranger,
} from './phone-world.fixture.ts'

const number = '+919876543210'
const tooMany = 'Too many requests. Please wait before trying again.'
let world: PhoneWorld
let app: PhoneApp
let limited: PhoneApp

beforeAll(async () => {
  world = await phoneWorld()
  app = await world.openApp()
})
afterAll(() => world?.close())
beforeEach(async () => {
  await world.reset()
  limited = await world.openApp({ limits: openLimits(world.database.pool, phoneLimits) })
})

const statuses = (replies: readonly { statusCode: number }[], status: number) =>
  replies.filter((reply) => reply.statusCode === status).length

describe('a phone code', () => {
  it('accounts.phone-code: goes by SMS, six digits, to the number as it was understood', async () => {
    const reply = await app.send(asha, ' 98765 43210 ')
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ phone: number, expires_in: 300, resend_in: 30 })
    const [sms] = world.gateway.handed
    expect(sms).toEqual({
      to: number,
      code: expect.stringMatching(/^\d{6}$/),
      text: `${sms?.code} is your Basera code. It works for 5 minutes. Do not share it with anyone.\n\n@basera.example #${sms?.code}`,
    })
  })

  it('shell.reader-language: is in the language of the account, else of the request, and can be filled in', async () => {
    const undo = makeUp('bn')
    const words = async (asked: string) => {
      await world.query('TRUNCATE phone_codes')
      await app.send(asha, number, 'good', undefined, { 'accept-language': asked })
      return latinWords(world.gateway.handed.at(-1)?.text.split('\n')[0] ?? '')
    }
    expect(await words('bn-IN')).toEqual([])
    expect(world.gateway.handed.at(-1)?.text).toMatch(/^\d{6} .* 5 .*\n\n@basera\.example #\d{6}$/)
    await world.query("UPDATE auth_users SET language = 'en' WHERE id = $1", [asha.id])
    expect(await words('bn-IN')).not.toEqual([])
    await world.query("UPDATE auth_users SET language = 'bn' WHERE id = $1", [asha.id])
    expect(await words('en')).toEqual([])
    undo()
  })

  it('accounts.phone-code: is kept as a keyed hash only, and proves nothing yet', async () => {
    await app.send(asha, number)
    const [row] = await world.query('SELECT * FROM phone_codes')
    expect(JSON.stringify(row)).not.toContain(world.lastCode())
    expect(row).toMatchObject({ user_id: asha.id, phone: number, tries: 0 })
    expect((row.expires_at - row.sent_at) / 1000).toBe(300)
    expect((await app.show(asha)).json()).toEqual({
      phone: null,
      phone_verified: false,
      phone_verified_at: null,
    })
  })

  it('accounts.access-checked: needs a session', async () => {
    expect((await app.send(undefined, number)).json()).toMatchObject({ status: 401, code: 'no_session' })
    expect((await app.verify(undefined, { code: '123456' })).statusCode).toBe(401)
    expect((await app.show(undefined)).statusCode).toBe(401)
  })

  it.each([
    ['toll-free', '1800112233'],
    ['a landline', '+911123456789'],
    ['a landline abroad', '+442079460958'],
    ['a premium number', '+449098790879'],
    ['a satellite number', '+882161234567'],
    ['too short', '+9715'],
    ['with an extension', '+919876543210;ext=5'],
    ['two numbers', '9876543210, 9876543211'],
    ['accounts.phone-prefix: ten digits beginning with 5 get +91 all the same', '5876543210'],
    ['no number at all', 'ring me'],
  ])('accounts.phone-mobile: is sent to no number that is %s', async (_what, phone) => {
    expect(outcome(await app.send(asha, phone))).toEqual([
      400,
      'invalid_phone_number',
      'Invalid phone number format. Please check and try again.',
    ])
    expect(world.gateway.handed).toEqual([])
  })

  it("accounts.phone-required: 'Phone number is required'", async () => {
    const reply = await app.send(asha, '  ')
    expect(reply.json().errors).toEqual([{ field: 'phone', message: 'Phone number is required' }])
  })

  it('accounts.phone-resend: too soon after the last one, whatever the number, is told', async () => {
    await app.send(asha, number)
    expect(outcome(await app.send(asha, '+919876500000'))).toEqual([429, 'too_many_requests', tooMany])
    await world.age(29)
    expect((await app.send(asha, number)).statusCode).toBe(429)
    await world.age(2)
    expect((await app.send(asha, number)).statusCode).toBe(200)
    expect(world.gateway.handed).toHaveLength(2)
  })

  it('accounts.phone-resend: is sent once for 50 requests at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => app.send(asha, number)))
    expect([statuses(replies, 200), statuses(replies, 429), world.gateway.handed.length]).toEqual([1, 49, 1])
    await world.age(31)
    const again = await Promise.all(Array.from({ length: 50 }, () => app.send(asha, number)))
    expect([statuses(again, 200), world.gateway.handed.length]).toEqual([1, 2])
  })

  it('is refused to an account that is gone', async () => {
    await world.addPeople([stranger(1)])
    // The bot check comes after the session gate: here the account goes in between.
    const passes = async () => {
      await world.query('DELETE FROM auth_users WHERE id = $1', [stranger(1).id])
      return true
    }
    const deleting = await world.openApp({ botCheck: { passes } })
    expect((await deleting.send(stranger(1), number)).statusCode).toBe(429)
    expect((await app.send(stranger(1), number)).statusCode).toBe(401)
    expect(world.gateway.handed).toEqual([])
  })

  it.each([
    {},
    { phone: 9876543210 },
    { phone: number, user_id: rohan.id },
    { phone: number, phone_verified: true },
  ])('refuses %j', async (body) => {
    expect((await app.post(asha, '/code', body)).statusCode).toBe(400)
    expect(world.gateway.handed).toEqual([])
  })

  it('answers odd inputs with a refusal, never with a fault', async () => {
    const odd = fc.record(
      { phone: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()), captcha_token: fc.anything() },
      { requiredKeys: [] },
    )
    const bodies = fc.oneof(odd, fc.dictionary(fc.string(), fc.jsonValue()))
    await fc.assert(
      fc.asyncProperty(bodies, fc.constantFrom('/code', '/verify'), async (body, path) => {
        const payload = JSON.parse(JSON.stringify(body))
        expect((await app.post(asha, path, payload)).statusCode).toBeLessThan(500)
      }),
      { numRuns: 200 },
    )
  })
})

describe('when the gateway fails', () => {
  it("accounts.phone-order: 'Failed to send OTP. Please try again.', and again at once", async () => {
    world.gateway.down = true
    expect(outcome(await app.send(asha, number))).toEqual([
      503,
      'service_unavailable',
      'Failed to send OTP. Please try again.',
    ])
    world.gateway.down = false
    expect(outcome(await app.verify(asha, { code: '000000' }))[1]).toBe('code_not_sent')
    expect((await app.send(asha, number)).statusCode).toBe(200)
  })

  it('still spends the budgets', async () => {
    world.gateway.down = true
    const replies = []
    for (let n = 0; n < 6; n++) replies.push(await limited.send(asha, number))
    expect(replies.map((reply) => reply.statusCode)).toEqual([503, 503, 503, 503, 503, 429])
  })
})

describe('accounts.bot-check, accounts.phone-order: the bot check comes first', () => {
  const openWith = (passes: (token: string, address: string) => Promise<boolean>) =>
    world.openApp({ botCheck: { passes }, limits: openLimits(world.database.pool, phoneLimits) })

  it('before the number is looked at and any budget is spent', async () => {
    const asked: string[][] = []
    const guarded = await openWith(async (...question) => {
      asked.push(question)
      return false
    })
    for (const phone of [number, 'nonsense'])
      expect(outcome(await guarded.send(asha, phone, '  bad  '))).toEqual([
        400,
        'captcha_failed',
        'reCAPTCHA verification failed. Please refresh the page.',
      ])
    expect((await guarded.post(asha, '/code', { phone: number })).json()).toMatchObject({
      code: 'captcha_failed',
    })
    expect(asked).toEqual([
      ['bad', '127.0.0.1'],
      ['bad', '127.0.0.1'],
      ['', '127.0.0.1'],
    ])
    expect([world.gateway.handed, await world.query('SELECT * FROM rate_limits')]).toEqual([[], []])
  })

  it('and lets nobody through when it cannot be asked', async () => {
    const guarded = await openWith(() => Promise.reject(new Error('unreachable')))
    expect((await guarded.send(asha, number)).statusCode).toBe(503)
    expect(world.gateway.handed).toEqual([])
  })
})

describe('accounts.phone-budgets: budgets', () => {
  const phoneNo = (n: number) => `+9198${String(10_000_000 + n)}`
  const addressNo = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

  it('five codes an hour for a person, whatever the numbers', async () => {
    const replies = []
    for (let n = 0; n < 7; n++) {
      replies.push(outcome(await limited.send(asha, phoneNo(n), 'good', addressNo(n))))
      await world.age(31)
    }
    expect(replies.map(([status]) => status)).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(replies.at(-1)).toEqual([429, 'too_many_requests', tooMany])
    expect((await limited.send(rohan, phoneNo(0))).statusCode).toBe(200)
  })

  it('five codes an hour for a number, whoever asks, and no counter names it', async () => {
    await world.addPeople(Array.from({ length: 8 }, (_, n) => stranger(n)))
    const replies = []
    for (let n = 0; n < 8; n++) replies.push(await limited.send(stranger(n), number, 'good', addressNo(n)))
    expect([statuses(replies, 200), statuses(replies, 429)]).toEqual([5, 3])
    expect(JSON.stringify(await world.query('SELECT key FROM rate_limits'))).not.toContain('9876543210')
  })

  it('sixty codes an hour from an address', async () => {
    await world.addPeople(Array.from({ length: 70 }, (_, n) => stranger(n)))
    const replies = []
    for (let n = 0; n < 70; n++) replies.push(await limited.send(stranger(n), phoneNo(n)))
    expect([statuses(replies, 200), statuses(replies, 429)]).toEqual([60, 10])
  })

  it("accounts.phone-budgets: 'SMS quota exceeded. Please try again later.' for numbers abroad, while India is served", async () => {
    await world.addPeople(Array.from({ length: 45 }, (_, n) => stranger(n)))
    const abroad = (n: number) => `+4479111${String(10_000 + n)}`
    const replies = []
    for (let n = 0; n < 45; n++)
      replies.push(await limited.send(stranger(n), abroad(n), 'good', addressNo(n)))
    expect([statuses(replies, 200), statuses(replies, 429)]).toEqual([40, 5])
    expect(outcome(replies[44] as never)).toEqual([
      429,
      'sms_quota_exceeded',
      'SMS quota exceeded. Please try again later.',
    ])
    expect((await limited.send(meera, number)).statusCode).toBe(200)
  })

  it('a country that used up its codes refuses nobody in another, as the operator’s table says', async () => {
    await world.addPeople(Array.from({ length: 60 }, (_, n) => stranger(n)))
    const british = (n: number) => `+4479111${String(10_000 + n)}`
    for (let n = 0; n < 42; n++) await limited.send(stranger(n), british(n), 'good', addressNo(n))
    expect((await limited.send(asha, british(50), 'good', addressNo(50))).statusCode).toBe(429)
    expect((await limited.send(rohan, '+971501234567', 'good', addressNo(51))).statusCode).toBe(200)

    await world.reset()
    const budgets = { '44': 2, '1': 0 }
    const limits = openLimits(world.database.pool, phoneLimitsOf(budgets))
    const tabled = await world.openApp({ limits, budgets })
    const codes = []
    for (const [n, who] of [asha, rohan, meera].entries())
      codes.push((await tabled.send(who, british(n))).statusCode)
    expect(codes).toEqual([200, 200, 429])
    expect((await tabled.send(meera, '+12015550123')).statusCode).toBe(429)
    expect((await tabled.send(meera, number)).statusCode).toBe(200)
  })

  it('ten codes a day to one number, whoever asks', async () => {
    await world.addPeople(Array.from({ length: 24 }, (_, n) => stranger(n)))
    let sent = 0
    for (let n = 0; n < 24; n++) {
      if (n % 5 === 0) await world.query("DELETE FROM rate_limits WHERE key LIKE 'phone-code-number:%'")
      const app = await world.openApp({ limits: openLimits(world.database.pool, phoneLimits) })
      sent += (await app.send(stranger(n), number, 'good', addressNo(n))).statusCode === 200 ? 1 : 0
    }
    expect(sent).toBe(10)
  })

  it('hold against 10,000 numbers from 10,000 accounts and addresses: 2,000 text messages an hour', async () => {
    const crowd = Array.from({ length: 10_000 }, (_, n) => stranger(n))
    await world.addPeople(crowd)
    const replies: { statusCode: number }[] = []
    for (let n = 0; n < crowd.length; n += 500) {
      const batch = crowd.slice(n, n + 500)
      replies.push(
        ...(await Promise.all(
          batch.map((person, k) => limited.send(person, phoneNo(n + k), 'good', addressNo(n + k))),
        )),
      )
    }
    expect([statuses(replies, 200), statuses(replies, 429)]).toEqual([2000, 8000])
    expect(world.gateway.handed).toHaveLength(2000)
  }, 240_000)
})
