import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWholeApp, type WholeApp } from '../whole-app.fixture.ts'

const asha = 'a0000000-0000-4000-8000-000000000001'
const room = 'b0000000-0000-4000-8000-000000000001'

async function listRoom({ database: { pool } }: WholeApp): Promise<void> {
  await pool.query('INSERT INTO auth_users (id, email) VALUES ($1, $2)', [asha, 'asha@example.test'])
  await pool.query('INSERT INTO user_profiles (id, email) VALUES ($1, $2)', [asha, 'asha@example.test'])
  await pool.query(
    `INSERT INTO rooms (id, user_id, title, address, rent, deposit, available_from, latitude, longitude, home_type)
     VALUES ($1, $2, 'A bright room by the lake', '17, 1st Main, Koramangala, Bengaluru', 14500, 50000, '2030-01-01',
       12.9352, 77.6245, 'private_room')`,
    [room, asha],
  )
}

const tag = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1]

describe('shell.social-picture: pages name a picture to those they are shared with', () => {
  let whole: WholeApp
  beforeAll(async () => {
    whole = await createWholeApp({}, { counts: true })
    await listRoom(whole)
  })
  afterAll(() => whole?.close())

  const get = (url: string, headers: Record<string, string> = {}) => whole.app.inject({ url, headers })
  const pictureOf = async (page: string) => {
    const address = tag((await get(page)).body, 'og:image')
    return address && new URL(address).pathname
  }
  const change = (set: string) => whole.database.pool.query(`UPDATE rooms SET ${set} WHERE id = $1`, [room])

  it.each(['/', `/room/${room}`, '/rent-in/bengaluru/koramangala'])('%s', async (page) => {
    const { body } = await get(page)
    const address = new URL(tag(body, 'og:image') ?? '').pathname
    expect(tag(body, 'og:image:width')).toBe('1200')
    expect(tag(body, 'twitter:card')).toBe('summary_large_image')
    expect(tag(body, 'twitter:image')).toBe(tag(body, 'og:image'))
    const answer = await get(address)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(answer.rawPayload.length).toBeLessThanOrEqual(300_000)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    const again = await get(address, { 'if-none-match': String(answer.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  it('says rent, type and area of a room, and nothing of street or door', async () => {
    const alt = tag((await get(`/room/${room}`)).body, 'og:image:alt')
    expect(alt).toBe('₹14,500, per month, Private room, Koramangala, Bengaluru')
  })

  it('at another address once the rent has changed; the former leads there', async () => {
    const before = await pictureOf(`/room/${room}`)
    await change('rent = 15000')
    const after = await pictureOf(`/room/${room}`)
    expect(after).not.toBe(before)
    const answer = await get(before ?? '')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, after])
  })

  it.each([
    ['paused', "status = 'paused'", "status = 'live'"],
    ['taken', "status = 'taken'", "status = 'live'"],
    ['hidden', 'hidden_at = now()', 'hidden_at = NULL'],
    [
      'in review',
      "review_since = now(), review_reasons = '{low_rent}'",
      'review_since = NULL, review_reasons = NULL',
    ],
    ['deleted', 'deleted_at = now()', 'deleted_at = NULL'],
  ])('never of a room that is %s', async (_, set, reset) => {
    const address = (await pictureOf(`/room/${room}`)) ?? ''
    expect((await get(address)).statusCode).toBe(200)
    await change(set)
    expect((await get(address)).statusCode).toBe(404)
    expect(await pictureOf(`/room/${room}`)).toBeUndefined()
    await change(reset)
    expect((await get(address)).statusCode).toBe(200)
  })

  it('not for members: the picture is what a visitor may see', async () => {
    const address = (await pictureOf('/')) ?? ''
    expect((await get(address, { authorization: 'Bearer x' })).statusCode).toBe(404)
  })

  it.each([
    '/social/',
    '/social/room/x/aaaaaaaaaaaaaaaa.jpg',
    '/social/saved/aaaaaaaaaaaaaaaa.jpg',
    '/social/%2e%2e/x',
  ])('none at %s', async (address) => expect((await get(address)).statusCode).toBe(404))

  it('draws at most 60 a minute for a network, and still sends what is kept', async () => {
    const first = (await pictureOf(`/room/${room}`)) ?? ''
    expect((await get(first)).statusCode).toBe(200)
    await whole.database.pool.query('UPDATE rate_limits SET points = 60 WHERE key LIKE $1', [
      'social-picture%',
    ])
    await change('rent = 16000')
    expect((await get((await pictureOf(`/room/${room}`)) ?? '')).statusCode).toBe(429)
    await change('rent = 15000')
    expect((await get(first)).statusCode).toBe(200)
  })
})

describe('rooms.search-members-only: with ROOM_SEARCH=members', () => {
  it('a room has no picture', async () => {
    const whole = await createWholeApp({ ROOM_SEARCH: 'members' })
    await listRoom(whole)
    const page = await whole.app.inject({ url: `/room/${room}` })
    expect(tag(page.body, 'og:image')).toBeUndefined()
    const guess = await whole.app.inject({ url: `/social/room/${room}/aaaaaaaaaaaaaaaa.jpg` })
    expect(guess.statusCode).toBe(404)
    await whole.close()
  })
})
