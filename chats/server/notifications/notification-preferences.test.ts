import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, nina, rohan } from '../chat-world.fixture.ts'
import { unsubscribeToken } from './mails/unsubscribe-token.ts'
import { type NotificationsWorld, notificationsWorld, secrets } from './notifications-world.fixture.ts'

let world: NotificationsWorld
beforeAll(async () => {
  world = await notificationsWorld()
})
afterAll(() => world.close())
beforeEach(() => world.begin())

const token = unsubscribeToken(secrets, asha.id)
const settings = async (by = asha) => (await world.ask({ url: '/api/me/chat-notices', by: by.id })).json()
const savePreference = (body: unknown, by: string = asha.id) =>
  world.ask({ method: 'PATCH', url: '/api/me/chat-notices', body, by })

describe('GET and PATCH /api/me/chat-notices', () => {
  it('chats.mail-preference: mails are on until they are turned off, by each for themselves', async () => {
    expect(await settings()).toEqual({ mails: true, push_public_key: null })
    expect((await savePreference({ mails: false })).json()).toEqual({ mails: false, push_public_key: null })
    expect(await settings()).toEqual({ mails: false, push_public_key: null })
    expect((await settings(rohan)).mails).toBe(true)
    await savePreference({ mails: true })
    expect((await settings()).mails).toBe(true)
  })

  it.each([[{}], [{ mails: 'no' }], [{ mails: null }], [{ mails: true, user_id: rohan.id }], [[]]])(
    'refuses %j',
    async (body) => expect((await savePreference(body)).statusCode).toBe(400),
  )

  it('chats.verified-members: is for verified members', async () => {
    for (const method of ['GET', 'PATCH'] as const) {
      const body = method === 'GET' ? {} : { body: { mails: false } }
      const asked = { method, url: '/api/me/chat-notices', ...body }
      expect((await world.ask(asked)).statusCode).toBe(401)
      expect((await world.ask({ ...asked, by: nina.id })).statusCode).toBe(403)
    }
  })
})

const path = `/api/chat-mails/unsubscribe?token=${token}`
const post = (url: string, type: string, payload: string) =>
  world.notificationsApp.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })

describe('the one click of a mail program (RFC 8058)', () => {
  const multipart =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', multipart],
  ])('ends the mails without a session: %s', async (type, payload) => {
    expect((await post(path, type, payload)).statusCode).toBe(204)
    expect((await settings()).mails).toBe(false)
    expect((await settings(rohan)).mails).toBe(true)
    expect((await post(path, type, payload)).statusCode).toBe(204)
  })

  it.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'] as const)(
    'is not made by %s, as scanners of mails open all they find',
    async (method) => {
      await world.notificationsApp.inject({ method, url: path })
      expect((await settings()).mails).toBe(true)
    },
  )

  it('leads a person who opens the address to the page with the button', async () => {
    const answer = await world.notificationsApp.inject({ url: path })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/unsubscribe?token=${token}`])
    const evil = await world.notificationsApp.inject({
      url: '/api/chat-mails/unsubscribe?token=//evil.example',
    })
    expect(evil.headers.location).toBe('/unsubscribe?token=%2F%2Fevil.example')
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  })

  it.each([
    '/api/chat-mails/unsubscribe',
    '/api/chat-mails/unsubscribe?token=',
    `/api/chat-mails/unsubscribe?token=${token}x`,
    `/api/chat-mails/unsubscribe?token=${token}&token=${token}`,
    `/api/chat-mails/unsubscribe?token=${'a'.repeat(5000)}`,
  ])('with a broken address is refused: %.60s', async (url) => {
    const answer = await post(url, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'link_expired'])
  })

  it('takes no more than a form', async () => {
    expect((await post(path, 'text/plain', 'a'.repeat(5000))).statusCode).toBe(413)
    expect((await settings()).mails).toBe(true)
  })
})

describe('DPDP 6: the record of consents', () => {
  const recorded = async () =>
    (
      await world.query(
        "SELECT act, means FROM consents WHERE user_id = $1 AND purpose = 'message_mails' ORDER BY id",
        [asha.id],
      )
    ).map(({ act, means }) => `${act} ${means}`)

  it('tells each turn of the switch and by what means, in order, and nothing twice', async () => {
    await world.query('TRUNCATE consents')
    await savePreference({ mails: false })
    await savePreference({ mails: false })
    await savePreference({ mails: true })
    await post(path, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')
    await post(path, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')
    expect(await recorded()).toEqual(['withdrawn settings', 'given settings', 'withdrawn mail'])
  })

  it('ends as the switch does, however many turn it at once', async () => {
    await world.query('TRUNCATE consents')
    await Promise.all(Array.from({ length: 8 }, (_, n) => savePreference({ mails: n % 2 === 0 })))
    const { mails } = await settings()
    expect((await recorded()).at(-1)).toBe(`${mails ? 'given' : 'withdrawn'} settings`)
  })
})

describe('PUT /api/chat-mails', () => {
  const put = (body: unknown) => world.ask({ method: 'PUT', url: '/api/chat-mails', body })

  it('turns the mails off and on again with the token of one of them', async () => {
    expect((await put({ token, mails: false })).json()).toEqual({ mails: false })
    expect((await settings()).mails).toBe(false)
    expect((await put({ token, mails: true })).json()).toEqual({ mails: true })
    expect((await settings()).mails).toBe(true)
  })

  it('refuses a token that is none, and one of an account that is gone', async () => {
    const gone = unsubscribeToken(secrets, '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f')
    for (const bad of [`${token}x`, 'x', gone]) {
      const answer = await put({ token: bad, mails: false })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'link_expired'])
    }
    expect((await put({ token: '', mails: false })).json().code).toBe('validation_failed')
    expect((await put({ token, mails: false, more: 1 })).statusCode).toBe(400)
  })
})
