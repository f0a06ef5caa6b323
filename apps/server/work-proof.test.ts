import { randomUUID } from 'node:crypto'
import { proofsOf as shownOf } from '@basera/accounts/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, type NumberWorld, numberWorld, refusal } from './number-world.fixture.ts'

let world: NumberWorld
beforeAll(async () => {
  world = await numberWorld({ works: true })
})
afterAll(() => world?.close())
beforeEach(() => world.query('DELETE FROM rate_limits'))

let numbers = 0
const member = (name: string): Promise<Account> => world.join(name, `+9198${10_000_000 + numbers++ * 37}`)
const newMailbox = () => `m${randomUUID().slice(0, 8)}@infosys.com`
const ask = (account: Account | undefined, email: unknown, from?: string) =>
  world.call(account, '/api/me/work/code', { method: 'POST', body: { email }, ...(from ? { from } : {}) })
const give = (account: Account | undefined, code: unknown) =>
  world.call(account, '/api/me/work', { method: 'PUT', body: { code } })
const remove = (account: Account | undefined) => world.call(account, '/api/me/work', { method: 'DELETE' })
const codeTo = (email: string) =>
  /code is (\d{6})/.exec(world.mails.filter(({ to }) => to === email).at(-1)?.text ?? '')?.[1] ?? ''
const proofsOf = async (account: Account) => (await world.call(account, '/api/me/proofs')).json()
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())

async function prove(account: Account, email = newMailbox()) {
  await world.query('DELETE FROM rate_limits')
  expect((await ask(account, email)).statusCode).toBe(200)
  return give(account, codeTo(email))
}

describe('accounts.work-proof', () => {
  it('is made by the code in the mailbox; domain and day are kept, the address is not', async () => {
    const asha = await member('asha')
    const email = newMailbox()
    expect((await ask(asha, ` ${email.toUpperCase()} `)).json()).toEqual({
      email,
      expires_in: 900,
      resend_in: 60,
    })
    expect(await proofsOf(asha)).toMatchObject({ work: null })
    const answer = await give(asha, codeTo(email))
    expect(answer.json()).toEqual({
      phone_on: today(),
      work: { domain: 'infosys.com', on: today() },
      photo_on: null,
    })
    expect(await proofsOf(asha)).toEqual(answer.json())
    const everything = JSON.stringify([
      await world.query('SELECT * FROM work_proofs'),
      await world.query('SELECT * FROM email_codes'),
      await world.query('SELECT * FROM user_profiles'),
    ])
    expect(everything).not.toContain(email)
  })

  it('takes the code once, five attempts of it, from the session that asked, for 15 minutes', async () => {
    const [asha, rohan] = [await member('asha'), await member('rohan')]
    const email = newMailbox()
    await ask(asha, email)
    const code = codeTo(email)
    expect((await give(rohan, code)).json().code).toBe('code_not_sent')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let n = 0; n < 5; n++) expect((await give(asha, wrong)).json().code).toBe('code_invalid')
    expect((await give(asha, code)).json().code).toBe('code_expired')
    await world.query('DELETE FROM rate_limits')
    await ask(asha, email)
    await world.query("UPDATE email_codes SET expires_at = now() - interval '1 second' WHERE user_id = $1", [
      asha.id,
    ])
    expect((await give(asha, codeTo(email))).json().code).toBe('code_expired')
    await world.query('DELETE FROM rate_limits')
    await ask(asha, email)
    const answers = await Promise.all(Array.from({ length: 4 }, () => give(asha, codeTo(email))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400])
  })

  it('is no way to change the address of the account, and the other way round', async () => {
    const asha = await member('asha')
    const email = newMailbox()
    await ask(asha, email)
    const put = await world.call(asha, '/api/me/email', { method: 'PUT', body: { code: codeTo(email) } })
    expect(put.json().code).toBe('code_not_sent')
    const next = newMailbox()
    await world.query('DELETE FROM rate_limits')
    await world.call(asha, '/api/me/email/code', { method: 'POST', body: { email: next } })
    expect((await give(asha, codeTo(next))).json().code).toBe('code_invalid')
  })

  it('is one person’s: a mailbox that another account shows is refused, with a plus and in capitals, too', async () => {
    const [asha, rohan] = [await member('asha'), await member('rohan')]
    const email = newMailbox()
    expect((await prove(asha, email)).statusCode).toBe(200)
    const taken = 'Another account shows this mailbox. Remove it there first.'
    for (const same of [email, email.replace('@', '+2@'), email.toUpperCase()]) {
      await world.query('DELETE FROM rate_limits')
      await ask(rohan, same)
      expect(refusal(await give(rohan, codeTo(same.toLowerCase())))).toEqual([409, 'conflict', taken])
    }
    expect((await proofsOf(rohan)).work).toBe(null)
    expect((await remove(asha)).statusCode).toBe(204)
    expect((await prove(rohan, email)).statusCode).toBe(200)
  })

  it('belongs to the first of two who give the code of one mailbox at once', async () => {
    const people = await Promise.all(['a', 'b', 'c'].map(member))
    const email = newMailbox()
    const codes: string[] = []
    for (const person of people) {
      await world.query('DELETE FROM rate_limits')
      await ask(person, email)
      codes.push(codeTo(email))
    }
    const answers = await Promise.all(people.map((person, index) => give(person, codes[index])))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })

  it('is replaced by a new one, and goes when its member removes it', async () => {
    const asha = await member('asha')
    await prove(asha)
    await prove(asha, `r${randomUUID().slice(0, 8)}@cse.iitb.ac.in`)
    expect((await proofsOf(asha)).work.domain).toBe('cse.iitb.ac.in')
    for (let n = 0; n < 2; n++) expect((await remove(asha)).statusCode).toBe(204)
    expect((await proofsOf(asha)).work).toBe(null)
  })

  it('accounts.email-undo: goes with a change of address that is undone, if it was made since', async () => {
    const [asha, rohan] = [await member('asha'), await member('rohan')]
    const ids = [asha.id, rohan.id]
    await world.query('UPDATE auth_users SET email_proven_at = now() WHERE id = ANY($1)', [ids])
    await prove(rohan)
    for (const { id, ...account } of [asha, rohan]) {
      const next = { email: newMailbox() }
      await world.query('DELETE FROM rate_limits')
      await world.call({ id, ...account }, '/api/me/email/code', { method: 'POST', body: next })
      const body = { code: codeTo(next.email) }
      expect(
        (await world.call({ id, ...account }, '/api/me/email', { method: 'PUT', body })).statusCode,
      ).toBe(200)
    }
    await prove(asha)
    for (const { email } of [asha, rohan]) {
      const mail = world.mails.filter(({ to }) => to === email).at(-1)
      const token = /undo-email\?token=(\w+)/.exec(mail?.text ?? '')?.[1]
      expect(
        (await world.call(undefined, '/api/email-undo', { method: 'POST', body: { token } })).statusCode,
      ).toBe(200)
    }
    const left = await world.query('SELECT user_id FROM work_proofs WHERE user_id = ANY($1)', [ids])
    expect(left).toEqual([{ user_id: rohan.id }])
  })

  it('counts each mail by account, address and mailbox, and with those for a change of address', async () => {
    const asha = await member('asha')
    const email = newMailbox()
    await ask(asha, email)
    expect((await ask(asha, email)).json().code).toBe('too_many_requests')
    await world.query('DELETE FROM rate_limits')
    for (let n = 0; n < 3; n++) {
      expect((await ask(asha, newMailbox())).statusCode).toBe(200)
      const other = { method: 'POST', body: { email: newMailbox() } } as const
      expect((await world.call(asha, '/api/me/email/code', other)).statusCode).toBe(200)
    }
    expect((await ask(asha, newMailbox())).statusCode).toBe(429)
    await world.query('DELETE FROM rate_limits')
    let sent = 0
    for (let n = 0; n < 30 && sent === n; n++) {
      await world.query("DELETE FROM rate_limits WHERE key LIKE 'email-code%' OR key LIKE 'mail-cooldown%'")
      if ((await ask(await member(`p${n}`), email)).statusCode === 200) sent++
    }
    expect(sent).toBe(20)
  })
})

describe('accounts.work-domain', () => {
  const free = 'Anybody can have an address there. Use one that your work or college gave you'
  const form = 'Only domains of the letters a to z can be shown'
  const other = 'This domain cannot be shown, because it looks like another one'
  const none = 'Please enter a valid email address'
  const long = `a@${'x'.repeat(60)}.${'y'.repeat(60)}.com`

  it.each([
    ['a@gmail.com', free],
    ['a@GMAIL.com', free],
    ['a@mail.gmail.com', free],
    ['a@yahoo.co.in', free],
    ['a@rediffmail.com', free],
    ['a@bsnl.in', free],
    ['a@privaterelay.appleid.com', free],
    ['a@mailinator.com', free],
    ['a@yopmail.com', free],
    ['a@infosys.com.mooo.com', free],
    ['a@shop.eu.org', free],
    ['a@infоsys.com', form],
    ['a@xn--infsys-3nf.com', form],
    ['a@mail.xn--infsys-3nf.com', form],
    ['a@इन्फोसिस.भारत', form],
    ['a@ｉnfosys.com', form],
    [long, form],
    ['a@infosys.com.careers-hr.xyz', other],
    ['a@infosys.co.in.jobs.net', other],
    ['a@basera.help', other],
    ['a@team-ba-sera.com', other],
    ['a@localhost', none],
    ['a@infosys.com@evil.example', none],
    ['a@infosys.com\n.evil.xyz', none],
    ['"a b"@infosys.com', none],
    ['a@[127.0.0.1]', none],
    ['a@127.0.0.1', none],
    ['', none],
  ])('refuses %s', async (email, message) => {
    const asha = await whoever()
    const answer = await ask(asha, email)
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field: 'email', message }]])
  })

  it.each([
    'infosys.com',
    'in.bosch.com',
    'iitb.ac.in',
    'cse.iitb.ac.in',
    'wipro.com',
    'nic.in',
    'anz.com.au',
  ])('takes an address at %s', async (domain) => {
    const mails = world.mails.length
    expect((await ask(await whoever(), `q${randomUUID().slice(0, 8)}@${domain}`)).statusCode).toBe(200)
    expect(world.mails.length).toBe(mails + 1)
  })

  let known: Account | undefined
  const whoever = async () => (known ??= await member('whoever'))
})

describe('accounts.proofs-shown', () => {
  const shownBy = async (room: string) => (await world.call(undefined, `/api/rooms/${room}`)).json().lister
  const list = async (lister: Account) => (await world.listRoom(lister)).json().id as string

  it('stand on the room’s page and the roommate’s profile, with their days and no address', async () => {
    const [asha, rohan] = [await member('asha'), await member('rohan')]
    await prove(asha)
    const room = await list(asha)
    const proofs = { phone_on: today(), work: { domain: 'infosys.com', on: today() }, photo_on: null }
    expect((await shownBy(room)).proofs).toEqual(proofs)
    const body = { is_listed: true, bio: 'Early riser', gender: 'female' }
    await world.call(asha, '/api/me/profile', { method: 'PATCH', body })
    const profile = (await world.call(rohan, `/api/roommates/${asha.id}`)).json()
    expect(profile.proofs).toEqual(proofs)
    expect(JSON.stringify(profile)).not.toMatch(/@infosys|mailbox/)
    expect((await shownBy(await list(rohan))).proofs).toEqual({
      phone_on: today(),
      work: null,
      photo_on: null,
    })
  })

  it('are gone with a suspension, and with the account', async () => {
    const [asha, rohan] = [await member('asha'), await member('rohan')]
    const email = newMailbox()
    await prove(asha, email)
    await world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [asha.id])
    const suspended = await sql`SELECT ${shownOf(sql`${asha.id}::uuid`)} AS proofs`.execute(world.db)
    expect(suspended.rows).toEqual([{ proofs: { phone_on: null, work: null, photo_on: null } }])
    expect((await proofsOf(asha)).work).toBeUndefined()
    await world.query('UPDATE auth_users SET banned_at = NULL WHERE id = $1', [asha.id])
    const gone = await world.call(asha, '/api/me', { method: 'DELETE', body: { confirm_email: asha.email } })
    expect(gone.statusCode).toBe(204)
    expect(await world.query('SELECT 1 FROM work_proofs WHERE user_id = $1', [asha.id])).toEqual([])
    expect((await prove(rohan, email)).statusCode).toBe(200)
  })
})

describe('who may prove work', () => {
  it('is a member with a verified number, for themselves alone', async () => {
    const unverified = await world.signUp('new')
    expect((await ask(undefined, newMailbox())).statusCode).toBe(401)
    expect((await ask(unverified, newMailbox())).json().code).toBe('phone_not_verified')
    expect((await give(unverified, '123456')).json().code).toBe('phone_not_verified')
    expect((await give(undefined, '123456')).statusCode).toBe(401)
    expect((await remove(undefined)).statusCode).toBe(401)
    expect((await world.call(undefined, '/api/me/proofs')).statusCode).toBe(401)
    expect(await proofsOf(unverified)).toEqual({ phone_on: null, work: null, photo_on: null })
    const body = { email: newMailbox(), user_id: unverified.id }
    const asha = await member('asha')
    expect((await world.post(asha, '/api/me/work/code', body)).json().code).toBe('validation_failed')
    for (const code of ['', '12345', '1234567', 'abcdef', null, 123456, ['123456']])
      expect((await give(asha, code)).json().code).toBe('validation_failed')
  })
})
