import { openLimits } from '@basera/platform/server/limits'
import { createLogger } from '@basera/platform/server/logger'
import { createTestApp, createTestDatabase, visitorGate } from '@basera/platform/testing'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadGazetteer } from './gazetteer/load-gazetteer.ts'
import { placeLimits, placesFeature } from './places-feature.ts'

const logger = createLogger('silent')
const feature = placesFeature({ gazetteer: loadGazetteer(logger), logger })

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp([feature])
})
const get = (url: string) => app.inject({ url })
const search = (q: string, more = '') => get(`/api/places?q=${encodeURIComponent(q)}${more}`)

describe('GET /api/places', () => {
  it('suggests places with their coordinates and whom they are from', async () => {
    const answer = await search('koramangala')
    expect(answer.statusCode).toBe(200)
    expect(answer.json().attribution).toBe('© GeoNames, India Post, OpenStreetMap')
    expect(answer.json().items[0]).toEqual({
      id: 'l-koramangala-bengaluru',
      kind: 'locality',
      name: 'Koramangala',
      context: 'Bengaluru, Karnataka',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560034',
      latitude: 12.9352,
      longitude: 77.6245,
    })
  })

  it('answers 8 places unless told otherwise, and as many as asked for up to 20', async () => {
    expect((await search('nagar')).json().items).toHaveLength(8)
    expect((await search('nagar', '&limit=1')).json().items).toHaveLength(1)
    expect((await search('nagar', '&limit=20')).json().items).toHaveLength(20)
  })

  it('takes one letter, any script, and a session', async () => {
    expect((await search('p')).json().items.length).toBeGreaterThan(0)
    expect((await search('बंगलौर')).json().items[0].id).toBe('c-bengaluru-bengaluru-urban')
    expect((await search('powai', '&session=6e9bdf19-fcac-4e8d-ac6c-1230fcde071f')).statusCode).toBe(200)
  })

  it.each(['constructor', 'asdfghjk', "o'; DROP TABLE rooms; --", '😀😀', '%', '\\', '\u202e', '<script>'])(
    'has an answer for %s',
    async (q) => {
      const answer = await search(q)
      expect(answer.statusCode).toBe(200)
      expect(answer.json().items.length).toBeLessThanOrEqual(8)
    },
  )

  it.each([
    ['/api/places', 'no text'],
    ['/api/places?q=', 'empty text'],
    ['/api/places?q=%20%20', 'blank text'],
    [`/api/places?q=${'x'.repeat(101)}`, 'a text of 101 characters'],
    [`/api/places?q=${'x'.repeat(8000)}`, 'a huge text'],
    ['/api/places?q=kora%00mangala', 'a control character'],
    ['/api/places?q=kora%0Amangala', 'a line break'],
    ['/api/places?q=a&q=b', 'two texts'],
    ['/api/places?q=powai&limit=0', 'limit 0'],
    ['/api/places?q=powai&limit=21', 'limit 21'],
    ['/api/places?q=powai&limit=-1', 'a negative limit'],
    ['/api/places?q=powai&limit=NaN', 'a limit that is no number'],
    ['/api/places?q=powai&limit=1.5', 'half a limit'],
    ['/api/places?q=powai&limit=99999999999999999999', 'a huge limit'],
    ['/api/places?q=powai&session=me', 'a session that is no id'],
    ['/api/places?q=powai&country=us', 'an unknown field'],
  ])('refuses %s: %s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json().code).toBe('validation_failed')
  })

  it('takes exactly 100 characters', async () => {
    expect((await search('x'.repeat(100))).statusCode).toBe(200)
  })

  it.each([
    '/api/places?q=%E0%A4%A',
    '/api/places?q=%ff%fe',
    '/api/places?q[]=1',
    '/api/places?q=1&__proto__=1',
  ])('never fails on %s', async (url) => {
    expect((await get(url)).statusCode).toBeLessThan(500)
  })
})

describe('GET /api/places/{id}', () => {
  it('tells one place', async () => {
    expect((await get('/api/places/p-560034')).json()).toMatchObject({ kind: 'pincode', name: '560034' })
    expect((await get('/api/places/m-ameerpet-hyderabad')).json()).toMatchObject({ kind: 'metro' })
  })

  it.each([
    'l-nowhere',
    'g-ChIJN1t_tDeuEmsRUsoyG83frY4',
    'nonsense',
    "l-x'%20OR%201=1",
    '%00',
    '..%2F..%2Fetc%2Fpasswd',
    `l-${'x'.repeat(401)}`,
    'l-koramangala-bengaluru%09locality',
  ])('has nothing at %s', async (id) => {
    const answer = await get(`/api/places/${id}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json().code).toBe('not_found')
  })
})

describe('GET /api/places/reverse', () => {
  const reverse = (lat: unknown, lng: unknown) => get(`/api/places/reverse?lat=${lat}&lng=${lng}`)

  it('names a position after the place it lies in', async () => {
    const answer = (await reverse(12.9352, 77.6245)).json()
    expect(answer).toMatchObject({
      label: 'Koramangala, Bengaluru, Karnataka',
      place: { id: 'l-koramangala-bengaluru' },
    })
  })

  it.each([
    [51.50735, -0.12776, '51.51, -0.13'],
    [0, 0, '0.00, 0.00'],
    [-90, 180, '-90.00, 180.00'],
    [15.123456, 65.987654, '15.12, 65.99'],
  ])(
    'places.unnamed-position: shows %d, %d rounded to 2 decimals when nothing is near',
    async (lat, lng, label) => {
      expect((await reverse(lat, lng)).json()).toMatchObject({ label, place: null })
    },
  )

  it.each([
    ['NaN', '77'],
    ['Infinity', '77'],
    ['90.0001', '77'],
    ['-91', '77'],
    ['12', '180.5'],
    ['12', '-181'],
    ['1e1', '77'],
    ['0x10', '77'],
    ['', '77'],
    ['12', ''],
    ['12,5', '77'],
    ["12'", '77'],
    ['१२', '77'],
    ['9'.repeat(400), '77'],
  ])('refuses lat=%s lng=%s', async (lat, lng) => {
    const answer = await reverse(encodeURIComponent(lat), encodeURIComponent(lng))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('validation_failed')
  })

  it.each(['/api/places/reverse', '/api/places/reverse?lat=12', '/api/places/reverse?lng=77'])(
    'refuses half a position: %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(400)
    },
  )
})

describe('the places limit', () => {
  it('places.call-limit: 120 calls a minute for one address, then 429', async () => {
    expect(placeLimits.places).toMatchObject({ points: 120, seconds: 60 })
    const database = await createTestDatabase()
    try {
      const limits = openLimits(database.pool, { places: { points: 3, seconds: 60 } })
      const limited = await createTestApp([feature], { gate: visitorGate, limits })
      const statuses: number[] = []
      for (const url of [
        '/api/places?q=powai',
        '/api/places/p-560034',
        '/api/places/reverse?lat=12&lng=77',
        '/api/places?q=x',
      ])
        statuses.push((await limited.inject({ url })).statusCode)
      expect(statuses).toEqual([200, 200, 200, 429])
    } finally {
      await database.close()
    }
  })
})

describe('a gazetteer that cannot be read', () => {
  it('answers 500 as a problem, and does not end the process', async () => {
    const broken = placesFeature({ gazetteer: Promise.reject(new Error('no such file')), logger })
    const answer = await (await createTestApp([broken])).inject({ url: '/api/places?q=powai' })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ code: 'internal_error' })
    expect(answer.body).not.toContain('no such file')
  })
})
