import { isAuthWeakPasswordError } from '@supabase/auth-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthWorld, createAuthWorld, people } from '../auth-world.fixture.ts'

let world: AuthWorld
beforeAll(async () => {
  world = await createAuthWorld()
})
afterAll(() => world?.close())

let count = 0
/** Somebody with an account, signed in. */
async function somebody() {
  const person = { email: `person${count++}@example.com`, password: 'a quiet harbour' }
  const session = await world.signUp(person, { full_name: 'Somebody', city: 'Pune' })
  const signIn = async (password = person.password) =>
    await world.call('POST', '/token?grant_type=password', { body: { ...person, password } })
  const update = (body: object, token = session.access_token) => world.call('PUT', '/user', { body, token })
  const userRow = () =>
    world.db.selectFrom('auth_users').selectAll().where('email', '=', person.email).executeTakeFirstOrThrow()
  return { person, session, signIn, update, userRow }
}
const statusOf = async (token: string) => (await world.call('GET', '/user', { token })).status

describe('auth-protocol.password-change: PUT /user, password', () => {
  it('ends every other session and every link; the calling one lives on', async () => {
    const { person, session, signIn, update } = await somebody()
    const others = [(await signIn()).json, (await signIn()).json]
    const { id } = session.user
    const until = new Date(Date.now() + 60_000)
    await world.db
      .insertInto('auth_codes')
      .values({
        code_hash: `code of ${id}`,
        user_id: id,
        method: 'recovery',
        code_challenge: 'x',
        code_challenge_method: 's256',
        expires_at: until,
      })
      .execute()
    const links = () => world.db.selectFrom('auth_links').select('id').where('user_id', '=', id).execute()
    const codes = () =>
      world.db.selectFrom('auth_codes').select('user_id').where('user_id', '=', id).execute()
    expect([(await links()).length, (await codes()).length]).toEqual([1, 1])

    const answer = await update({
      password: 'a louder harbour',
      code_challenge: null,
      code_challenge_method: null,
    })
    expect([answer.status, answer.json.id]).toEqual([200, id])
    expect([(await links()).length, (await codes()).length]).toEqual([0, 0])
    expect(await statusOf(session.access_token)).toBe(200)
    const refresh = (token: string) =>
      world.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: token } })
    for (const other of others) {
      expect(await statusOf(other.access_token)).toBe(403)
      expect((await refresh(other.refresh_token)).json.code).toBe('refresh_token_not_found')
    }
    expect((await refresh(session.refresh_token)).status).toBe(200)
    expect((await signIn(person.password)).json.code).toBe('invalid_credentials')
    expect((await signIn('a louder harbour')).status).toBe(200)
  })

  it.each([
    ['12345', 422, 'weak_password', 'Password should be at least 6 characters.'],
    ['password', 422, 'weak_password', expect.stringContaining('most common')],
    ['a quiet harbour', 422, 'same_password', 'New password should be different from the old password.'],
    ['x'.repeat(73), 400, 'validation_failed', expect.any(String)],
    ['', 422, 'weak_password', expect.any(String)],
    [7, 400, 'bad_json', expect.any(String)],
  ])('refuses %s and changes nothing', async (password, status, code, message) => {
    const { session, signIn, update } = await somebody()
    const other = (await signIn()).json
    const answer = await update({ password, data: { city: 'Delhi' } })
    expect([answer.status, answer.json.code, answer.json.message]).toEqual([status, code, message])
    expect(await statusOf(other.access_token)).toBe(200)
    expect((await world.call('GET', '/user', { token: session.access_token })).json.user_metadata.city).toBe(
      'Pune',
    )
  })

  it('a session that is ended meanwhile changes nothing', async () => {
    const { session, signIn, update } = await somebody()
    const thief = (await signIn()).json
    const [owners, thiefs] = await Promise.all([
      update({ password: 'the owner is faster' }),
      update({ password: 'the thief is faster' }, thief.access_token),
    ])
    const winners = [owners, thiefs].filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    const loser = owners.status === 200 ? thiefs : owners
    expect([loser.status, loser.json.code]).toEqual([403, 'session_not_found'])
    const living = await world.db
      .selectFrom('auth_sessions')
      .select('id')
      .where('user_id', '=', session.user.id)
      .execute()
    expect(living).toHaveLength(1)
  })

  it('the real client sees weak and same passwords, and success', async () => {
    const browser = world.browser()
    await browser.signUp(people.asha)
    const weak = await browser.updateUser({ password: 'abc' })
    expect(isAuthWeakPasswordError(weak.error) && weak.error.reasons).toEqual(['length'])
    expect((await browser.updateUser({ password: people.asha.password })).error?.code).toBe('same_password')
    expect((await browser.updateUser({ password: 'evening raga 7' })).error).toBeNull()
    expect((await browser.getUser()).error).toBeNull()
  })
})

describe('accounts.present-password: PUT /user with a token alone', () => {
  const another = 'a louder harbour'
  /** Somebody whose sign-in, by this method, was so many minutes ago. */
  async function signedIn(minutes: number, method = 'password') {
    const one = await somebody()
    await world.database.pool.query(
      `UPDATE auth_sessions SET amr = $2, signed_in_at = now() - make_interval(mins => $3) WHERE user_id = $1`,
      [one.session.user.id, JSON.stringify([{ method, timestamp: 1 }]), minutes],
    )
    return one
  }

  it('changes no password once the sign-in is 10 minutes old', async () => {
    const { update, signIn } = await signedIn(11)
    const refused = await update({ password: another, data: { city: 'Delhi' } })
    expect([refused.status, refused.json.code]).toEqual([403, 'reauthentication_needed'])
    expect((await signIn()).status).toBe(200)
  })

  it('changes it with the present one, and not with another', async () => {
    const { update, signIn, person } = await signedIn(11)
    const wrong = await update({ password: another, current_password: 'guessed' })
    expect([wrong.status, wrong.json.code]).toEqual([400, 'current_password_mismatch'])
    expect((await update({ password: another, current_password: person.password })).status).toBe(200)
    expect((await signIn(another)).status).toBe(200)
  })

  it('a wrong one is refused in a new session too', async () => {
    const { update } = await signedIn(0)
    expect((await update({ password: another, current_password: 'guessed' })).status).toBe(400)
  })

  it.each([
    ['recovery', 1, 200],
    ['recovery', 11, 403],
    ['oauth', 1, 403],
  ])('after a sign-in by %s, %d minutes ago: %d', async (method, minutes, status) => {
    const { update } = await signedIn(minutes, method)
    expect((await update({ password: another })).status).toBe(status)
  })

  it.each([
    ['oauth', 403],
    ['magiclink', 200],
    ['password', 403],
  ])('a first password after a sign-in by %s: %d', async (method, status) => {
    const { update, session } = await signedIn(1, method)
    const { id } = session.user
    await world.db.updateTable('auth_users').set({ password_hash: null }).where('id', '=', id).execute()
    expect((await update({ password: another })).status).toBe(status)
  })
})

describe('auth-protocol.update-user: PUT /user, metadata', () => {
  it('is merged key by key; null takes a key away; other keys stay', async () => {
    const { update } = await somebody()
    const { json } = await update({ data: { city: null, pet: { kind: 'cat' }, full_name: 'Some Body' } })
    expect(json.user_metadata).toMatchObject({ full_name: 'Some Body', pet: { kind: 'cat' } })
    expect(json.user_metadata).not.toHaveProperty('city')
    expect(json).not.toHaveProperty('user')
  })

  it('keeps what many write at once', async () => {
    const { update, userRow } = await somebody()
    await Promise.all(Array.from({ length: 12 }, (_, n) => update({ data: { [`key${n}`]: n } })))
    const { user_metadata } = await userRow()
    expect(Object.keys(user_metadata as object).filter((key) => key.startsWith('key'))).toHaveLength(12)
  })

  it('pollutes nothing', async () => {
    const { update } = await somebody()
    const { status } = await world.call('PUT', '/user', {
      body: '{"data":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}}',
      token: (await somebody()).session.access_token,
    })
    expect(status).toBe(200)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect((await update({ data: [1] })).json.code).toBe('bad_json')
    expect((await update({ data: 'text' })).json.code).toBe('bad_json')
    expect((await update({ data: { a: 'x'.repeat(9000) } })).json.code).toBe('validation_failed')
  })
})

describe('auth-protocol.update-user: PUT /user, what is not theirs to change', () => {
  it('app_metadata is refused with not_admin, also beside something allowed', async () => {
    const { update, userRow } = await somebody()
    const before = await userRow()
    const answer = await update({ app_metadata: { role: 'admin' }, data: { city: 'Delhi' } })
    expect([answer.status, answer.json.code]).toEqual([403, 'not_admin'])
    expect(await userRow()).toEqual(before)
  })

  it('another e-mail is refused alike, taken or free; the own one is no change', async () => {
    const [one, two] = [await somebody(), await somebody()]
    const [taken, free] = [
      await one.update({ email: two.person.email }),
      await one.update({ email: 'free@example.com' }),
    ]
    expect([taken.status, taken.text]).toEqual([free.status, free.text])
    expect(taken.json).toEqual({ code: 'validation_failed', message: 'E-mail cannot be changed' })
    expect((await one.update({ email: one.person.email })).status).toBe(200)
  })

  it('hidden columns stay as they are', async () => {
    const { update, userRow, session } = await somebody()
    const before = await userRow()
    const { status } = await update({
      id: '00000000-0000-4000-8000-000000000001',
      role: 'service_role',
      aud: 'admin',
      is_anonymous: true,
      phone: '+919876543210',
      phone_verified: true,
      email_confirmed_at: '2020-01-01T00:00:00Z',
      email_proven_at: '2020-01-01T00:00:00Z',
      banned_at: null,
      identities: [],
      password_hash: 'x',
    })
    expect(status).toBe(200)
    expect(await userRow()).toEqual(before)
    const profile = await world.db
      .selectFrom('user_profiles')
      .selectAll()
      .where('id', '=', session.user.id)
      .executeTakeFirstOrThrow()
    expect(profile).toMatchObject({ phone: null, phone_verified: false })
  })

  it('an empty change answers with the user', async () => {
    const { update, session } = await somebody()
    const answer = await update({})
    expect([answer.status, answer.json.id]).toEqual([200, session.user.id])
  })

  it('needs a session', async () => {
    expect((await world.call('PUT', '/user', { body: {} })).json.code).toBe('no_authorization')
    expect((await world.call('PUT', '/user', { body: {}, token: 'rubbish' })).json.code).toBe('bad_jwt')
  })
})
