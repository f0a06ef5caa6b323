import { nearSentences } from '@basera/places/contract'
import { roomSearchSentences } from '@basera/rooms/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RoomWorld, roomWorld } from './room-world.fixture.ts'

let world: RoomWorld
beforeAll(async () => {
  world = await roomWorld(200)
})
afterAll(() => world.close())

describe('GET /api/rooms refuses', () => {
  it.each([
    ['lat=12.9', 'lat', nearSentences.pointWhole],
    ['lng=77.6', 'lat', nearSentences.pointWhole],
    ['radius_km=25', 'radius_km', nearSentences.radiusNeedsPoint],
    ['sort=distance', 'sort', nearSentences.distanceNeedsPoint],
    ['lat=91&lng=0', 'lat', undefined],
    ['lat=0&lng=-180.1', 'lng', undefined],
    ['lat=NaN&lng=0', 'lat', 'Must be a number'],
    ['lat=1e1&lng=0', 'lat', 'Must be a number'],
    ['lat=&lng=', 'lat', 'Must be a number'],
    ['lat=1&lng=1&radius_km=7', 'radius_km', undefined],
    ['lat=1&lng=1&radius_km=0', 'radius_km', undefined],
    ['lat=1&lng=1&radius_km=-5', 'radius_km', undefined],
    ['lat=1&lng=1&radius_km=99999', 'radius_km', undefined],
    ['min_rent=-1', 'min_rent', undefined],
    ['min_rent=12.5', 'min_rent', 'Must be a whole number'],
    ['max_rent=99999999999', 'max_rent', undefined],
    ['gender=other', 'gender', undefined],
    ['wifi=yes', 'wifi', undefined],
    ['wifi=1', 'wifi', undefined],
    ['sort=rating', 'sort', undefined],
    ['sort=newest&sort=newest', 'sort', 'Was given twice'],
    ['limit=0', 'limit', undefined],
    ['limit=51', 'limit', undefined],
    ['limit=ten', 'limit', 'Must be a whole number'],
    [`q=${'x'.repeat(201)}`, 'q', undefined],
    [`organization=${'x'.repeat(121)}`, 'organization', undefined],
    ['q=a%00b', 'q', undefined],
    ['cursor=', 'cursor', undefined],
    ['cursor=%3Cscript%3E', 'cursor', undefined],
    ['cursor=bm9uc2Vuc2U', 'cursor', roomSearchSentences.foreignCursor],
    ['cursor=W10', 'cursor', roomSearchSentences.foreignCursor],
    ['page=2', 'page', 'Is not a known field'],
    ['user_id=1', 'user_id', 'Is not a known field'],
  ])('%s', async (query, field, message) => {
    const answer = await world.get(`/api/rooms?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    const { code, errors } = answer.json()
    expect(code).toBe('validation_failed')
    const named = errors.filter((one: { field: string }) => one.field === field)
    expect(named).not.toHaveLength(0)
    if (message) expect(named.map((one: { message: string }) => one.message)).toContain(message)
  })

  it.each([
    ['', 'no search at all'],
    ['q=&organization=', 'blank texts'],
    ['gender=any&wifi=false', 'filters that are off'],
    ['min_rent=9000&max_rent=1000', 'bounds that leave nothing'],
    ["q=';DROP TABLE rooms;--", 'SQL'],
    ['q=%25%5F%5C', 'wildcards'],
    ['q=%F0%9F%8F%A0', 'a picture'],
    ['lat=-90&lng=180&radius_km=100', 'the south pole'],
  ])('but answers %s: %s', async (query) => {
    const answer = await world.get(`/api/rooms?${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
  })

  it('rooms.search-filters: gender=any is no filter', async () => {
    const all = (await world.get('/api/rooms')).json()
    expect((await world.get('/api/rooms?gender=any')).json().items).toEqual(all.items)
    expect((await world.get('/api/rooms?gender=female')).json().total).toBeLessThan(all.total)
  })
})

const names = [
  'q',
  'lat',
  'lng',
  'radius_km',
  'organization',
  'min_rent',
  'max_rent',
  'gender',
  'wifi',
  'pets',
  'smoking',
  'sort',
  'limit',
  'cursor',
  'id',
  '__proto__',
  'constructor',
  'q[]',
  '',
]
const values = fc.oneof(
  fc.constantFrom(
    'true',
    'false',
    '0',
    '-1',
    '1',
    '25',
    '12.97',
    '77.59',
    'newest',
    'distance',
    'price-high',
    'any',
    'female',
    'NaN',
    'Infinity',
    '1e309',
    '0x10',
    'null',
    'undefined',
    '٣',
    '９',
    '-0',
    '00012',
    '999999999999999',
    '9'.repeat(400),
    "' OR '1'='1",
    '1; DROP TABLE rooms',
    '%',
    '\\',
    '\u0000',
    '\ud800',
    '[]',
    '{"a":1}',
    '../../etc/passwd',
    'WyIiXQ',
    'bnVsbA',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 300 }),
  fc.double().map(String),
  fc.integer().map(String),
  fc.base64String({ maxLength: 500 }),
)
const queries = fc.array(fc.tuple(fc.constantFrom(...names), values), { minLength: 1, maxLength: 5 })

/** Answers, or refuses with a problem document; never fails. */
async function expectNoFault(url: string): Promise<void> {
  const answer = await world.get(url)
  expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(500)
  if (answer.statusCode === 200) return
  expect(answer.headers['content-type']).toContain('application/problem+json')
  expect(answer.json()).toMatchObject({ status: answer.statusCode, code: expect.any(String) })
}

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

describe('whatever is sent, the server does not fail', () => {
  it('GET /api/rooms, 2,000 generated searches', async () => {
    const toUrl = (pairs: [string, string][]) =>
      `/api/rooms?${pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`
    await fc.assert(
      fc.asyncProperty(queries, (pairs) => expectNoFault(toUrl(pairs))),
      { numRuns: 2000, seed: 5 },
    )
  })

  it('GET /api/rooms, 300 searches of raw bytes', async () => {
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 30 })
    const toUrl = (raw: Uint8Array) =>
      `/api/rooms?q=%${[...raw].map((byte) => byte.toString(16).padStart(2, '0')).join('%')}`
    await fc.assert(
      fc.asyncProperty(bytes, (raw) => expectNoFault(toUrl(raw))),
      { numRuns: 300, seed: 6 },
    )
  })

  it('GET /api/rooms/{id}, 2,000 generated ids and queries', async () => {
    const ids = fc.oneof(
      values,
      fc.uuid(),
      fc.uuid().map((id) => id.toUpperCase()),
    )
    await fc.assert(
      fc.asyncProperty(ids, fc.option(values), (id, extra) =>
        expectNoFault(`/api/rooms/${encoded(id) || '%20'}${extra === null ? '' : `?x=${encoded(extra)}`}`),
      ),
      { numRuns: 2000, seed: 7 },
    )
  })
})
