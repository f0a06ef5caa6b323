import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLogger } from '@basera/platform/server/logger'
import { createTestApp } from '@basera/platform/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Gazetteer, loadGazetteer } from '../gazetteer/load-gazetteer.ts'
import { placesFeature } from '../places-feature.ts'

const key = 'secret-places-key'
const session = '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f'

interface Asked {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}
type Reply = { readonly status: number; readonly body: string } | 'hang up' | 'say nothing'

let google: Server
let url: string
let gazetteer: Gazetteer
let asked: Asked[]
let reply: (path: string) => Reply

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? undefined : JSON.parse(text)
}

beforeAll(async () => {
  gazetteer = await loadGazetteer(createLogger('silent'))
  google = createServer(async (request, response) => {
    const path = request.url ?? ''
    asked.push({ path, headers: request.headers, body: await readBody(request) })
    const answer = reply(path)
    if (answer === 'hang up') request.socket.destroy()
    else if (answer !== 'say nothing') response.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(google.address() as AddressInfo).port}`
})
afterAll(() => {
  google.closeAllConnections()
  google.close()
})
beforeEach(() => {
  asked = []
})

const logger = createLogger('silent')
const warnings = vi.spyOn(logger, 'warn')
beforeEach(() => warnings.mockClear())

async function get(path: string) {
  const feature = placesFeature({ gazetteer, google: { key, url, geocodingUrl: url }, logger })
  return (await createTestApp([feature])).inject({ url: path })
}
const json = (body: object): Reply => ({ status: 200, body: JSON.stringify(body) })

const prediction = (id: string, name: string, context?: string, types = ['sublocality', 'geocode']) => ({
  placePrediction: {
    placeId: id,
    types,
    structuredFormat: { mainText: { text: name }, ...(context && { secondaryText: { text: context } }) },
  },
})
const powai = {
  id: 'ChIJpowai',
  displayName: { text: 'Powai' },
  formattedAddress: 'Powai, Mumbai, Maharashtra, India',
  location: { latitude: 19.1176, longitude: 72.906 },
  types: ['sublocality'],
  addressComponents: [
    { longText: 'Powai', types: ['sublocality'] },
    { longText: 'Mumbai', types: ['locality'] },
    { longText: 'Maharashtra', types: ['administrative_area_level_1'] },
    { longText: '400076', types: ['postal_code'] },
  ],
}

describe('Google Places (places.provider-choice)', () => {
  it('places.india-only: is asked for geocodes in India only, with the session of the typing', async () => {
    reply = () => json({ suggestions: [prediction('ChIJpowai', 'Powai', 'Mumbai, Maharashtra, India'), {}] })
    const answer = await get(`/api/places?q=pow&session=${session}`)
    expect(asked[0]?.path).toBe('/v1/places:autocomplete')
    expect(asked[0]?.headers['x-goog-api-key']).toBe(key)
    expect(asked[0]?.body).toMatchObject({
      input: 'pow',
      includedPrimaryTypes: ['geocode'],
      includedRegionCodes: ['in'],
      sessionToken: session,
    })
    expect(answer.json()).toEqual({
      attribution: 'Powered by Google',
      items: [
        {
          id: 'g-ChIJpowai',
          kind: 'locality',
          name: 'Powai',
          context: 'Mumbai, Maharashtra',
          city: null,
          state: null,
          pincode: null,
          latitude: null,
          longitude: null,
        },
      ],
    })
    expect(answer.body).not.toContain(key)
  })

  it('gives at most as many as asked for', async () => {
    reply = () => json({ suggestions: ['a', 'b', 'c'].map((name) => prediction(name, name)) })
    expect((await get('/api/places?q=abc&limit=2')).json().items).toHaveLength(2)
  })

  it('tells the coordinates of one place', async () => {
    reply = () => json(powai)
    const answer = await get(`/api/places/g-ChIJpowai?session=${session}`)
    expect(asked[0]?.path).toBe(`/v1/places/ChIJpowai?languageCode=en&sessionToken=${session}`)
    expect(answer.json()).toEqual({
      id: 'g-ChIJpowai',
      kind: 'locality',
      name: 'Powai',
      context: 'Mumbai, Maharashtra',
      city: 'Mumbai',
      state: 'Maharashtra',
      pincode: '400076',
      latitude: 19.1176,
      longitude: 72.906,
    })
  })

  it.each([400, 404])('that answers %d to an id has no such place', async (status) => {
    reply = () => ({ status, body: '{}' })
    expect((await get('/api/places/g-never')).statusCode).toBe(404)
  })

  it('names a position', async () => {
    reply = () =>
      json({
        status: 'OK',
        results: [
          {
            place_id: 'ChIJpowai',
            formatted_address: 'Powai, Mumbai',
            types: ['sublocality'],
            address_components: powai.addressComponents.map(({ longText, types }) => ({
              long_name: longText,
              types,
            })),
          },
        ],
      })
    const answer = await get('/api/places/reverse?lat=19.12&lng=72.9')
    expect(new URL(asked[0]!.path, url).searchParams.get('latlng')).toBe('19.12,72.9')
    expect(answer.json()).toMatchObject({
      label: 'Powai, Mumbai, Maharashtra',
      place: { latitude: 19.12, longitude: 72.9 },
      attribution: 'Powered by Google',
    })
  })

  it('places.unnamed-position: leaves a position it cannot name as coordinates', async () => {
    reply = () => json({ status: 'ZERO_RESULTS', results: [] })
    expect((await get('/api/places/reverse?lat=0.5&lng=0.5')).json()).toMatchObject({
      label: '0.50, 0.50',
      place: null,
    })
  })

  it('leaves the ids of the gazetteer to the gazetteer', async () => {
    expect((await get('/api/places/l-koramangala-bengaluru')).json()).toMatchObject({ name: 'Koramangala' })
    expect(asked).toEqual([])
  })
})

const failures: readonly (readonly [string, Reply])[] = [
  ['refuses the key', { status: 403, body: '{"error":{"message":"denied"}}' }],
  ['is over its quota', { status: 429, body: '{}' }],
  ['fails', { status: 500, body: 'oops' }],
  ['answers no JSON', { status: 200, body: '<html>' }],
  [
    'answers something else',
    { status: 200, body: '{"suggestions":[{"placePrediction":{}}],"status":"DENIED"}' },
  ],
  ['hangs up', 'hang up'],
]

describe('when Google', () => {
  it.each(failures)('places.provider-fallback: %s, the gazetteer answers', async (_, failure) => {
    reply = () => failure
    const found = await get('/api/places?q=powai')
    expect(found.json().items[0]).toMatchObject({ id: 'l-powai-mumbai', latitude: expect.any(Number) })
    expect(found.json().attribution).toBe('© GeoNames, India Post, OpenStreetMap')
    const named = await get('/api/places/reverse?lat=19.1176&lng=72.906')
    expect(named.json().label).toContain('Mumbai')
  })

  it('places.provider-fallback: says nothing for 2 s, the gazetteer answers', async () => {
    reply = () => 'say nothing'
    const started = performance.now()
    expect((await get('/api/places?q=powai')).json().items[0].id).toBe('l-powai-mumbai')
    expect(performance.now() - started).toBeGreaterThan(1900)
  })

  it('fails on a place only it knows, the caller is asked to try again', async () => {
    reply = () => ({ status: 500, body: '' })
    const answer = await get('/api/places/g-ChIJpowai')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'service_unavailable' })
  })

  it('fails, the log says so without the key, the text or the position', async () => {
    reply = () => ({ status: 403, body: '{}' })
    await get('/api/places?q=powai')
    await get('/api/places/reverse?lat=19.1176&lng=72.906')
    expect(warnings).toHaveBeenCalledTimes(2)
    const logged = JSON.stringify(warnings.mock.calls)
    expect(logged).toContain('Google answered 403')
    for (const secret of [key, 'powai', '19.1176']) expect(logged).not.toContain(secret)
  })
})
