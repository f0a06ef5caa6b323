import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthWorld, createAuthWorld, people, type TestSession } from '../auth-world.fixture.ts'

let world: AuthWorld
let rohans: TestSession
let ashas: [TestSession, TestSession, TestSession]

const signIn = async (): Promise<TestSession> =>
  (await world.call('POST', '/token?grant_type=password', { body: people.asha })).json
beforeAll(async () => {
  world = await createAuthWorld()
  rohans = await world.signUp(people.rohan)
  await world.signUp(people.asha)
})
afterAll(() => world?.close())
beforeEach(async () => {
  await world.db.deleteFrom('auth_sessions').where('user_id', '<>', rohans.user.id).execute()
  ashas = [await signIn(), await signIn(), await signIn()]
})

const logout = (query: string, token: string, headers = {}) =>
  world.call('POST', `/logout${query}`, { token, body: '', headers })
const lives = async (session: TestSession): Promise<boolean> => {
  const { status, json } = await world.call('GET', '/user', { token: session.access_token })
  const refresh = await world.call('POST', '/token?grant_type=refresh_token', {
    body: { refresh_token: session.refresh_token },
  })
  if (status === 200) return refresh.status === 200
  expect([status, json.code, refresh.status, refresh.json.code]).toEqual([
    403,
    'session_not_found',
    400,
    'refresh_token_not_found',
  ])
  return false
}

describe('auth-protocol.logout-scope: POST /logout', () => {
  it.each([
    ['', [false, false, false]],
    ['?scope=', [false, false, false]],
    ['?scope=global', [false, false, false]],
    ['?scope=local', [false, true, true]],
    ['?scope=others', [true, false, false]],
  ])('%s ends what it says, of nobody else', async (query, expected) => {
    const answer = await logout(query, ashas[0].access_token)
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect(await Promise.all(ashas.map(lives))).toEqual(expected)
    expect(await lives(rohans)).toBe(true)
  })

  it.each(['?scope=all', '?scope=GLOBAL', '?scope=local&scope=global'])('%s ends nothing', async (query) => {
    const { status, json } = await logout(query, ashas[0].access_token)
    expect([status, json.code]).toEqual([400, 'validation_failed'])
    expect(await Promise.all(ashas.map(lives))).toEqual([true, true, true])
  })

  it('takes a JSON content type and no body at all, or none of both', async () => {
    const bare = await world.app.inject({
      method: 'POST',
      url: '/auth/v1/logout?scope=local',
      headers: {
        authorization: `bearer ${ashas[0].access_token}`,
        'content-type': 'application/json;charset=UTF-8',
      },
    })
    expect(bare.statusCode).toBe(204)
    const barer = await world.app.inject({
      method: 'POST',
      url: '/auth/v1/logout?scope=local',
      headers: { authorization: `BEARER ${ashas[1].access_token}` },
    })
    expect(barer.statusCode).toBe(204)
  })

  it('GET signs nobody out', async () => {
    const { status } = await world.call('GET', '/logout', { token: ashas[0].access_token })
    expect(status).toBe(405)
    expect(await lives(ashas[0])).toBe(true)
  })

  it('says what is wrong with who asks', async () => {
    await logout('?scope=local', ashas[0].access_token)
    const codes = [
      (await world.call('POST', '/logout')).json.code,
      (await logout('', 'rubbish')).json.code,
      (await logout('', ashas[0].access_token)).json.code,
    ]
    expect(codes).toEqual(['no_authorization', 'bad_jwt', 'session_not_found'])
    const gone = await world.signUp({ email: 'gone@example.com', password: 'a quiet harbour' })
    await world.db.deleteFrom('auth_users').where('id', '=', gone.user.id).execute()
    expect((await logout('', gone.access_token)).json.code).toBe('user_not_found')
  })

  it('accounts.sessions-ended: a refresh that arrives during sign-out cannot bring the session back', async () => {
    for (let n = 0; n < 5; n++) {
      const session = await signIn()
      await Promise.all([
        logout('?scope=local', session.access_token),
        world.call('POST', '/token?grant_type=refresh_token', {
          body: { refresh_token: session.refresh_token },
        }),
      ])
      expect(await lives(session)).toBe(false)
    }
  })

  it('the real client signs out here, elsewhere and everywhere', async () => {
    const [phone, laptop] = [world.browser(), world.browser()]
    await phone.signInWithPassword(people.asha)
    await laptop.signInWithPassword(people.asha)
    expect((await phone.signOut({ scope: 'others' })).error).toBeNull()
    expect((await laptop.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await phone.getUser()).error).toBeNull()
    expect((await phone.signOut()).error).toBeNull()
    expect((await phone.getSession()).data.session).toBeNull()
  })
})
