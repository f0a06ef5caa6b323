import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWholeApp, type WholeApp } from './whole-app.fixture.ts'

const roomId = 'b0000000-0000-4000-8000-000000000001'
const missing = 'b0000000-0000-4000-8000-000000000002'
const title = 'Sunny balcony behind the lake'

const visitorCalls = [
  '/api/rooms',
  '/api/rooms/facets',
  '/api/rooms/map?south=12.9&west=77.6&north=12.95&east=77.7&zoom=14',
  `/api/rooms/by-ids?ids=${roomId}`,
  '/api/rooms/price-hint?lat=12.93&lng=77.62&home_type=private_room',
  '/api/rents?place=bengaluru',
  ...[roomId, missing].flatMap((id) => [
    `/api/rooms/${id}`,
    `/api/rooms/${id}/nearby`,
    `/api/rooms/${id}/answer-time`,
  ]),
]

describe('rooms.search-members-only: with ROOM_SEARCH=members a visitor', () => {
  let whole: WholeApp
  beforeAll(async () => {
    whole = await createWholeApp({ ROOM_SEARCH: 'members' })
    const { pool } = whole.database
    const userId = 'a0000000-0000-4000-8000-000000000001'
    await pool.query("INSERT INTO auth_users (id, email) VALUES ($1, 'asha@example.test')", [userId])
    await pool.query('INSERT INTO user_profiles (id, email) SELECT id, email FROM auth_users')
    await pool.query(
      `INSERT INTO rooms (id, user_id, title, address, rent, available_from, latitude, longitude, home_type)
       VALUES ($1, $2, $3, 'Lake View, Koramangala', 9000, '2030-01-01', 12.9352, 77.6245, 'private_room')`,
      [roomId, userId, title],
    )
  })
  afterAll(() => whole?.close())

  it.each(visitorCalls)('is asked to sign in: %s', async (url) => {
    const answer = await whole.app.inject(url)
    expect([answer.statusCode, answer.json().code], answer.body).toEqual([401, 'no_session'])
  })

  it('counts no views', async () => {
    const answer = await whole.app.inject({ method: 'POST', url: `/api/rooms/${roomId}/view` })
    expect(answer.statusCode).toBe(401)
  })

  it.each([`/room/${roomId}`, `/room/${missing}`])('learns nothing from %s', async (url) => {
    const { body, statusCode } = await whole.app.inject(url)
    expect(statusCode).toBe(200)
    for (const told of [title, 'Lake View', '9,000', 'og:image', 'application/ld+json'])
      expect(body).not.toContain(told)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toContain('<title>Rooms are for members | Basera</title>')
    expect(body).toContain('Sign in')
  })

  it('finds no room in the site map', async () => {
    const { body } = await whole.app.inject('/sitemap.xml')
    expect(body).toContain('/help')
    expect(body).not.toContain('/room/')
  })
})
