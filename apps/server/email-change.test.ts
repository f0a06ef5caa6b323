import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, type NumberWorld, numberWorld, refusal } from './number-world.fixture.ts'

let world: NumberWorld
beforeAll(async () => {
  world = await numberWorld({ works: true })
})
afterAll(() => world?.close())
beforeEach(() => world.query('DELETE FROM rate_limits'))

const newAddress = () => `new-${randomUUID().slice(0, 8)}@example.test`
/** Somebody whose mailbox is proven, signed in a moment ago. */
async function member(name: string): Promise<Account> {
  const account = await world.signUp(name)
  await world.query('UPDATE auth_users SET email_proven_at = now() WHERE id = $1', [account.id])
  return account
}
const ask = (account: Account, email: unknown) =>
  world.call(account, '/api/me/email/code', { method: 'POST', body: { email } })
const give = (account: Account, code: unknown) =>
  world.call(account, '/api/me/email', { method: 'PUT', body: { code } })
const undo = (token: unknown) => world.call(undefined, '/api/email-undo', { method: 'POST', body: { token } })
const mailsTo = (email: string) => world.mails.filter(({ to }) => to === email)
const codeTo = (email: string) => /code is (\d{6})/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
const undoLinkTo = (email: string) =>
  mailsTo(email)
    .map(({ text }) => /undo-email\?token=(\w+)/.exec(text)?.[1])
    .findLast(Boolean) ?? ''
const emailOf = async ({ id }: Account) =>
  (await world.query('SELECT email FROM auth_users WHERE id = $1', [id]))[0].email
const isIn = async (account: Account) => (await world.call(account, '/api/me/phone')).statusCode === 200

async function change(account: Account, email = newAddress()): Promise<string> {
  await world.query('DELETE FROM rate_limits')
  expect((await ask(account, email)).statusCode).toBe(200)
  expect((await give(account, codeTo(email))).statusCode).toBe(200)
  return email
}
const auth = (path: string, body: object) =>
  world.call(undefined, `/auth/v1/${path}`, { method: 'POST', body, from: '203.0.113.251' })
const signIn = async (account: Account, email = account.email) => {
  const answer = await auth('token?grant_type=password', { email, password: account.password })
  return { ...account, token: answer.json().access_token as string, status: answer.statusCode }
}

describe('accounts.email-change: the new address', () => {
  it('is proven by its own code, and then is the address in every place', async () => {
    const asha = await member('asha')
    const email = newAddress()
    const asked = await ask(asha, ` ${email.toUpperCase()} `)
    expect(asked.json()).toEqual({ email, expires_in: 900, resend_in: 60 })
    expect(await emailOf(asha)).toBe(asha.email)
    expect((await give(asha, codeTo(email))).json()).toEqual({ email })
    const profile = (await world.call(asha, '/api/me/profile')).json()
    expect([profile.email, profile.email_proven]).toEqual([email, true])
    const user = await world.call(asha, '/auth/v1/user')
    expect(user.json()).toMatchObject({ email, user_metadata: { email }, identities: [{ email }] })
    expect((await signIn(asha)).status).toBe(400)
    expect((await signIn(asha, email)).status).toBe(200)
  })

  it('signs the other devices out, and no link or code of before works', async () => {
    const asha = await member('asha')
    const other = await signIn(asha)
    await auth('recover', { email: asha.email })
    await change(asha)
    expect([await isIn(asha), await isIn(other)]).toEqual([true, false])
    expect(await world.query('SELECT 1 FROM auth_links WHERE user_id = $1', [asha.id])).toEqual([])
  })

  it('accounts.fresh-sign-in: asks for a sign-in younger than 10 minutes, and mails nothing before', async () => {
    const asha = await member('asha')
    const email = newAddress()
    await world.query(
      "UPDATE auth_sessions SET signed_in_at = now() - interval '11 minutes' WHERE user_id = $1",
      [asha.id],
    )
    expect((await ask(asha, email)).json().code).toBe('reauthentication_needed')
    expect(mailsTo(email)).toEqual([])
  })

  it('takes a code from the session that asked, once, and five attempts', async () => {
    const asha = await member('asha')
    const thief = await signIn(asha)
    const email = newAddress()
    await ask(asha, email)
    expect((await give(thief, codeTo(email))).json().code).toBe('code_invalid')
    const wrong = codeTo(email) === '000000' ? '000001' : '000000'
    for (let n = 0; n < 4; n++) expect((await give(asha, wrong)).json().code).toBe('code_invalid')
    expect((await give(asha, codeTo(email))).json().code).toBe('code_expired')
    expect(await emailOf(asha)).toBe(asha.email)
    await world.query('DELETE FROM rate_limits')
    await ask(asha, email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => give(asha, codeTo(email))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400])
    expect(await world.query('SELECT 1 FROM email_changes WHERE user_id = $1', [asha.id])).toHaveLength(1)
  })

  it('takes no code after 15 minutes, none of another account, and none without one', async () => {
    const [asha, rohan] = [await member('asha'), await member('rohan')]
    const email = newAddress()
    await ask(asha, email)
    expect((await give(rohan, codeTo(email))).json().code).toBe('code_not_sent')
    await world.query("UPDATE email_codes SET expires_at = now() - interval '1 second' WHERE user_id = $1", [
      asha.id,
    ])
    expect((await give(asha, codeTo(email))).json().code).toBe('code_expired')
  })

  it.each(['', 'no address', 'a@b', '@example.test', `${'a'.repeat(260)}@example.test`, null, 7])(
    'refuses %s',
    async (email) => {
      const asha = await member('asha')
      expect((await ask(asha, email)).json().code).toBe('validation_failed')
      expect((await ask(asha, asha.email)).json().errors).toEqual([
        { field: 'email', message: 'This is your address already' },
      ])
    },
  )

  it('says nothing of whether an address has an account, but to its mailbox', async () => {
    const [asha, rohan] = [await member('asha'), await member('rohan')]
    const free = newAddress()
    const [taken, other] = [await ask(asha, rohan.email), await ask(rohan, free)]
    expect({ ...taken.json(), email: '' }).toEqual({ ...other.json(), email: '' })
    expect(mailsTo(rohan.email).at(-1)?.subject).toBe('You have an account at Basera already')
    expect(codeTo(rohan.email)).toBe('')
    expect((await give(asha, '123456')).json().code).toBe('code_invalid')
  })

  it('goes to one of two who prove it at the same moment', async () => {
    const [asha, rohan] = [await member('asha'), await member('rohan')]
    const email = newAddress()
    await ask(asha, email)
    const first = codeTo(email)
    await world.query('DELETE FROM rate_limits')
    await ask(rohan, email)
    const answers = await Promise.all([give(asha, first), give(rohan, codeTo(email))])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const emails = [await emailOf(asha), await emailOf(rohan)]
    expect(emails.filter((one) => one === email)).toHaveLength(1)
  })

  it('limits mails: one a minute to an address, six an hour by a member, however they sign in', async () => {
    const asha = await member('asha')
    const email = newAddress()
    expect((await ask(asha, email)).statusCode).toBe(200)
    expect((await ask(asha, email)).statusCode).toBe(429)
    for (let n = 0; n < 4; n++) expect((await ask(asha, newAddress())).statusCode).toBe(200)
    expect((await ask(await signIn(asha), newAddress())).statusCode).toBe(429)
  })

  it('an ended session, a visitor and the auth service change nothing', async () => {
    const asha = await member('asha')
    const email = newAddress()
    await ask(asha, email)
    await world.query('DELETE FROM auth_sessions WHERE user_id = $1', [asha.id])
    expect((await give(asha, codeTo(email))).statusCode).toBe(401)
    const anybody = await world.call(undefined, '/api/me/email/code', { method: 'POST', body: { email } })
    expect(anybody.statusCode).toBe(401)
    const rohan = await member('rohan')
    const put = await world.call(rohan, '/auth/v1/user', { method: 'PUT', body: { email } })
    expect([put.statusCode, await emailOf(rohan)]).toEqual([400, rohan.email])
  })
})

describe('accounts.email-undo: the earlier mailbox', () => {
  it('gets a link that takes the account back: all are signed out, no password opens it', async () => {
    const asha = await member('asha')
    const stolen = await change(asha)
    const token = undoLinkTo(asha.email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => undo(token)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400])
    expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({ email: asha.email })
    expect([await emailOf(asha), await isIn(asha)]).toEqual([asha.email, false])
    expect([(await signIn(asha)).status, (await signIn(asha, stolen)).status]).toEqual([400, 400])
    expect(mailsTo(asha.email).at(-1)?.subject).toBe('Your Basera account has this address again')
    expect(mailsTo(stolen).at(-1)?.subject).toBe('The change of your address at Basera was undone')
    expect(refusal(await undo(token))[1]).toBe('link_expired')
  })

  it('outlives further changes, which are undone with it', async () => {
    const asha = await member('asha')
    const first = await change(asha)
    const second = await change(asha)
    const late = undoLinkTo(first)
    expect((await undo(undoLinkTo(asha.email))).statusCode).toBe(200)
    expect(await emailOf(asha)).toBe(asha.email)
    expect([(await undo(late)).statusCode, await emailOf(asha)]).toEqual([400, asha.email])
    expect(await world.query('SELECT 1 FROM email_changes WHERE user_id = $1', [asha.id])).toEqual([])
    // Both are free again.
    const rohan = await member('rohan')
    await change(rohan, first)
    await change(await member('meera'), second)
  })

  it('drops what was added with the new address: a Google account, and a change under way', async () => {
    const asha = await member('asha')
    const own = `own-${asha.id}`
    const add = (sub: string) =>
      world.query(
        "INSERT INTO auth_identities (user_id, provider, provider_id, identity_data, email) VALUES ($1, 'google', $2, '{}', 'g@example.test')",
        [asha.id, sub],
      )
    await add(own)
    await change(asha)
    await add(`thief-${asha.id}`)
    const next = newAddress()
    await ask(asha, next)
    await undo(undoLinkTo(asha.email))
    const rows = await world.query(
      "SELECT provider_id FROM auth_identities WHERE user_id = $1 AND provider = 'google'",
      [asha.id],
    )
    expect(rows).toEqual([{ provider_id: own }])
    expect(await world.query('SELECT 1 FROM email_codes WHERE user_id = $1', [asha.id])).toEqual([])
  })

  it('keeps its address for 7 days: no sign-up, change or mailed link gives it to anybody else', async () => {
    const [asha, rohan] = [await member('asha'), await member('rohan')]
    await change(asha)
    const squatter = await auth('signup', { email: asha.email, password: randomUUID() })
    expect(squatter.json().error_code ?? squatter.json().code).toBe('user_already_exists')
    const before = mailsTo(asha.email).length
    expect((await auth('otp', { email: asha.email })).statusCode).toBe(200)
    expect(mailsTo(asha.email)).toHaveLength(before)
    await world.query('DELETE FROM rate_limits')
    await ask(rohan, asha.email)
    expect(codeTo(asha.email)).toBe('')
    // Even where the code were known.
    const accounts = await world.query('SELECT id FROM auth_users WHERE email = $1', [asha.email])
    expect(accounts).toEqual([])
    expect((await undo(undoLinkTo(asha.email))).statusCode).toBe(200)
  })

  it('a sign-up that races with the change gets the address before it or not at all', async () => {
    for (let n = 0; n < 5; n++) {
      const asha = await member('asha')
      const email = newAddress()
      await ask(asha, email)
      const [, squatter] = await Promise.all([
        give(asha, codeTo(email)),
        auth('signup', { email: asha.email, password: randomUUID() }),
      ])
      expect(squatter.statusCode).toBe(422)
      await world.query('DELETE FROM rate_limits')
    }
  })

  it('the owner may go back to it, and a thief who goes back and forth leaves the first link good', async () => {
    const asha = await member('asha')
    await change(asha)
    const token = undoLinkTo(asha.email)
    await change(asha, asha.email)
    await change(asha)
    expect((await undo(token)).statusCode).toBe(200)
    expect(await emailOf(asha)).toBe(asha.email)
  })

  it('after 7 days the link is over and the address free', async () => {
    const asha = await member('asha')
    await change(asha)
    const token = undoLinkTo(asha.email)
    await world.query(
      "UPDATE email_changes SET undo_until = now() - interval '1 second' WHERE user_id = $1",
      [asha.id],
    )
    expect((await undo(token)).json().code).toBe('link_expired')
    await world.query('DELETE FROM rate_limits')
    expect((await auth('signup', { email: asha.email, password: randomUUID() })).statusCode).toBe(200)
  })

  it('an address that nobody proved gets no way in: it may be a stranger’s', async () => {
    const asha = await world.signUp('asha')
    await change(asha)
    expect(undoLinkTo(asha.email)).toBe('')
    await world.query('DELETE FROM rate_limits')
    expect((await auth('signup', { email: asha.email, password: randomUUID() })).statusCode).toBe(200)
  })

  it('takes guesses for what they are, 30 an hour', async () => {
    for (const token of ['', 'x'.repeat(201), null]) expect((await undo(token)).statusCode).toBe(400)
    for (let n = 0; n < 30; n++) expect((await undo('a1'.repeat(28))).json().code).toBe('link_expired')
    expect((await undo('a1'.repeat(28))).statusCode).toBe(429)
  })
})

it('accounts.data-copy: the copy tells of changes that can be undone; an erased account leaves none', async () => {
  const asha = await member('asha')
  const email = await change(asha)
  expect(
    await world.query('SELECT old_email, new_email FROM email_changes WHERE user_id = $1', [asha.id]),
  ).toEqual([{ old_email: asha.email, new_email: email }])
  const gone = await world.call(asha, '/api/me', { method: 'DELETE', body: { confirm_email: email } })
  expect(gone.statusCode).toBe(204)
  expect(
    await world.query('SELECT 1 FROM email_changes WHERE old_email = $1 OR new_email = $2', [
      asha.email,
      email,
    ]),
  ).toEqual([])
})
