import { nearSentences } from '@basera/places/contract'
import { roomChoiceNames, roomComforts, roomSearchSentences as say } from '@basera/rooms/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RoomWorld, roomWorld } from '../room-world.fixture.ts'

let world: RoomWorld
beforeAll(async () => {
  world = await roomWorld(100)
})
afterAll(() => world.close())

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
const corners = (count: number) => Array.from({ length: count }, (_, n) => `12.${n},77.${n}`).join(';')

const nonsense = ['', ' ', 'x', '-1', '1.5', 'NaN', '1e400', 'null', "' OR 1=1", '\u0000', 'true,false', '٣']

/** For each field what it refuses, beyond what any field does. */
const bad: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(roomChoiceNames.map((name) => [name, [...nonsense, '1rk,cave', 'pg_bed,', ',']])),
  household: [...nonsense, 'women,cats'],
  ...Object.fromEntries(
    [
      ...roomComforts,
      'no_brokerage',
      'verified',
      'photos',
      'photo_checked',
      'work_proven',
      'include_unknown',
    ].map((name) => [name, [...nonsense, 'yes', '1', 'TRUE']]),
  ),
  ...Object.fromEntries(
    ['max_brokerage', 'max_maintenance', 'max_painting'].map((name) => [name, [...nonsense, '10000001']]),
  ),
  max_total: [...nonsense, '99999999999'],
  max_lock_in: [...nonsense, '2', '25'],
  max_notice: [...nonsense, '7', '91'],
  gate_after: [...nonsense, '22', '22:30', '25:00'],
  move_in_by: [...nonsense, '2026-02-30', '2026-13-01', '01-12-2026', '2026-12-01T00:00:00Z', '99999-01-01'],
  bounds: [
    ...nonsense,
    '1,2,3',
    '1,2,3,4,5',
    '13,77,12,78',
    '12,78,13,77',
    '-91,0,0,1',
    '0,0,1,181',
    '1e1,2,3,4',
  ],
  polygon: [
    ...nonsense,
    '1,2;3,4',
    corners(51),
    '12,77;13,77;91,77',
    '12,77;13,77;12,77,1',
    '12,77;13,77;',
    `${'1'.repeat(3000)}`,
  ],
  commute_to: [...nonsense, '91,0', '0,181', '12.9', '12.9,77.6,1', `p-${'x'.repeat(500)}`, '../etc/passwd'],
  commute_by: [...nonsense, 'car', 'metro,walk'],
  commute_max: [...nonsense, '14', '91', '45.5'],
}
/** What a field needs beside it, so that it is refused for its own value. */
const beside: Readonly<Record<string, string>> = {
  commute_by: '&commute_to=12.97,77.64',
  commute_max: '&commute_to=12.97,77.64',
}
const calls = {
  list: '/api/rooms?',
  counts: '/api/rooms/facets?',
  map: '/api/rooms/map?north=14&south=12&east=78&west=77&',
}

async function expectRefused(url: string, field: string, message?: string) {
  const answer = await world.get(url)
  expect(answer.statusCode, `${url} ${answer.body}`).toBe(400)
  const { code, errors } = answer.json()
  expect(code).toBe('validation_failed')
  const named = errors.filter((error: { field: string }) => error.field.split('.')[0] === field)
  expect(named, `${url} ${answer.body}`).not.toHaveLength(0)
  if (message) expect(named.map((error: { message: string }) => error.message)).toContain(message)
}

describe.each(Object.entries(calls))('the search fields of the %s', (_, call) => {
  it.each(Object.entries(bad))('%s refuses what it cannot mean, by code and field', async (field, values) => {
    for (const value of values)
      await expectRefused(`${call}${field}=${encoded(value)}${beside[field] ?? ''}`, field)
    await expectRefused(`${call}${field}=${encoded(values[2] ?? '')}&${field}=x${beside[field] ?? ''}`, field)
  })

  // places.half-point, places.travel-minutes
  it.each([
    ['bounds=12,77,13,78&lat=12&lng=77', 'bounds', say.oneArea],
    [`polygon=${corners(3)}&bounds=12,77,13,78`, 'polygon', say.oneArea],
    [`polygon=${corners(3)}&lat=12&lng=77`, 'polygon', say.oneArea],
    ['commute_by=walk', 'commute_by', say.commuteNeedsPlace],
    ['commute_max=30', 'commute_max', say.commuteNeedsPlace],
    ['commute_to=p-nowhere', 'commute_to', say.destinationUnknown],
    ['commute_to=koramangala', 'commute_to', say.destinationForm],
    ['polygon=12,77', 'polygon', say.outlineForm],
    ['bounds=here', 'bounds', say.boundsForm],
    ['radius_km=5', 'radius_km', nearSentences.radiusNeedsPoint],
  ])('%s is refused with its own sentence', (query, field, message) =>
    expectRefused(`${call}${query}`, field, message),
  )

  it('answers shapes without room for a room: a point, a line, an outline that crosses itself', async () => {
    for (const query of [
      'bounds=12.9,77.6,12.9,77.6',
      'polygon=12.9,77.6;12.9,77.6;12.9,77.6',
      'polygon=12.9,77.6;12.9,77.7;12.9,77.8',
      'polygon=12,77;13,78;13,77;12,78',
      'polygon=-90,-180;90,-180;90,180;-90,180',
      'commute_to=-90,180&commute_max=90',
      'commute_to=0,0&commute_by=two_wheeler',
    ]) {
      const answer = await world.get(`${call}${query}`)
      expect(answer.statusCode, `${query} ${answer.body}`).toBe(200)
    }
  })

  it('never fails, whatever is sent in 400 generated queries', async () => {
    const values = fc.oneof(
      fc.constantFrom(...Object.values(bad).flat(), 'true', '12.9,77.6', '12,77,13,78', corners(50), '30'),
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.double().map(String),
    )
    const pairs = fc.array(fc.tuple(fc.constantFrom(...Object.keys(bad), 'sort', 'lat', 'lng'), values), {
      minLength: 1,
      maxLength: 5,
    })
    await fc.assert(
      fc.asyncProperty(pairs, async (some) => {
        const query = some.map(([name, value]) => `${name}=${encoded(value)}`).join('&')
        const answer = await world.get(`${call}${query}`)
        expect(answer.statusCode, `${query} ${answer.body}`).toBeLessThan(500)
        if (answer.statusCode !== 200) expect(answer.json().code).toBe('validation_failed')
      }),
      { numRuns: 400, seed: 41 },
    )
  })
})

it.each(['sort=commute', 'sort=distance', 'sort=cheapest', 'sort='])('a list refuses %s alone', (query) =>
  expectRefused(`/api/rooms?${query}`, 'sort'),
)
