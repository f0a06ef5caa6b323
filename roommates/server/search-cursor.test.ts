import { nearSentences } from '@basera/places/contract'
import { roommateSorts, roommateSearchSentences as say } from '@basera/roommates/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, profile, type RoommateWorld, roommateWorld } from './roommate-world.fixture.ts'
import { somePeople } from './some-people.fixture.ts'

let world: RoommateWorld
beforeAll(async () => {
  world = await roommateWorld([asha, ...somePeople(120)])
})
afterAll(() => world.close())

const get = (query: string) => world.call({ url: `/api/roommates?${query}`, by: asha.id })
const page = async (query: string) => (await get(query)).json()
const point = 'lat=12.9352&lng=77.6245'

describe('paging through GET /api/roommates', () => {
  it('gives 20 profiles unless asked for another number, and 50 at most', async () => {
    expect((await page('')).items).toHaveLength(20)
    expect((await page('limit=50')).items).toHaveLength(50)
    expect((await get('limit=51')).statusCode).toBe(400)
  })

  it('roommates.search-cursor: a page holds its place while profiles come and go around it', async () => {
    const first = await page('limit=10&q=a&sort=relevance')
    const second = await page(`limit=10&q=a&sort=relevance&cursor=${first.next_cursor}`)
    await world.query('UPDATE user_profiles SET is_listed = false WHERE id = $1', [first.items[9].id])
    const best = {
      bio: 'a',
      organization: 'a',
      preferred_location: 'a',
      lifestyle_tags: ['a', 'ab', 'ac', 'ad'],
    }
    await world.addPeople([profile(9000, 'A Newcomer', { ...best, created_at: '2026-11-01T10:00:00Z' })])
    const again = await page(`limit=10&q=a&sort=relevance&cursor=${first.next_cursor}`)
    expect(again.items).toEqual(second.items)
    expect((await page('limit=10&q=a&sort=relevance')).items[0].full_name).toBe('A Newcomer')
  })

  it.each([
    ['another sort', 'sort=budget-low'],
    ['a text', 'q=a'],
    ['another filter', 'tags=quiet'],
    ['another bound', 'max_budget=9000'],
    ['another place', point],
  ])('refuses a cursor of the same list with %s', async (_what, query) => {
    const { next_cursor: cursor } = await page('')
    const answer = await get(`${query}&cursor=${cursor}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'cursor', message: say.foreignCursor }],
    })
  })

  it.each(roommateSorts)(
    'refuses cursors of sort %s whose parts were changed into anything else',
    async (sort) => {
      const search = `sort=${sort}&${point}&radius_km=100&q=a&limit=2`
      const { next_cursor: cursor } = await page(search)
      const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString())
      const strange = [
        null,
        '',
        'x',
        -1,
        1.5,
        1e300,
        9e15,
        true,
        [],
        {},
        "'; DROP TABLE rooms",
        'nowhere',
        '٣',
      ]
      for (const [index] of parts.entries()) {
        for (const value of strange) {
          const forged = Buffer.from(JSON.stringify(parts.with(index, value))).toString('base64url')
          const answer = await get(`${search}&cursor=${forged}`)
          expect([200, 400], `${index} ${JSON.stringify(value)}: ${answer.body}`).toContain(answer.statusCode)
        }
      }
    },
  )

  it.each([
    ['lat=12.9', 'lat', nearSentences.pointWhole],
    ['radius_km=25', 'radius_km', nearSentences.radiusNeedsPoint],
    ['sort=distance', 'sort', nearSentences.distanceNeedsPoint],
    ['sort=relevance', 'sort', say.relevanceNeedsText],
    ['sort=relevance&q=%20%20', 'sort', say.relevanceNeedsText],
    ['tags=%00', 'tags', undefined],
    ['gender=any', 'gender', undefined],
    ['page=2', 'page', 'Is not a known field'],
  ])('roommates.search-sorts: refuses %s', async (query, field, message) => {
    const answer = await get(query)
    expect(answer.statusCode, answer.body).toBe(400)
    const [error] = answer.json().errors
    expect(error.field).toBe(field)
    if (message) expect(error.message).toBe(message)
  })
})
