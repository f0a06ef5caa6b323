import { roomCalls } from '@basera/rooms/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type Key, keys, methodOf, type PlantedRoom, plantRooms, urlOf } from './every-call.fixture.ts'
import { asha, type RoomWorld, roomWorld } from './room-world.fixture.ts'
import { someListing } from './some-listing.fixture.ts'

let world: RoomWorld
let room: PlantedRoom
beforeAll(async () => {
  world = await roomWorld(0)
  room = (await plantRooms(world)).own
})
afterAll(() => world.close())

const fieldsOf = (key: Key): string[] => {
  const call = roomCalls[key]
  return 'body' in call ? Object.keys((call.body as unknown as z.ZodObject).shape) : []
}

const strange = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    'live',
    0,
    -0,
    -1,
    1.5,
    1e308,
    2 ** 31,
    2 ** 53,
    true,
    [],
    {},
    [[]],
    ['\u0000'],
    '\u0000',
    '\ud800',
    "'; DROP TABLE rooms; --",
    '9999-12-31',
    '0000-00-00',
    '2026-02-30',
    '+275760-09-13',
    'a'.repeat(5000),
    { toString: 1 },
    [asha.id],
  ),
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.integer(),
  fc.uuid(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
)

/** A good listing with some fields changed into anything, or anything at all. */
const bodies = (key: Key) => {
  const names = fc.oneof(fc.constantFrom(...fieldsOf(key), 'id', '__proto__'), fc.string({ maxLength: 8 }))
  const changed = fc
    .array(fc.tuple(names, strange), { maxLength: 4 })
    .map((pairs) => ({ ...(key === 'POST /api/rooms' ? someListing : {}), ...Object.fromEntries(pairs) }))
  return fc.oneof({ weight: 4, arbitrary: changed }, { weight: 1, arbitrary: strange })
}

const queries = fc
  .array(
    fc.tuple(
      fc.constantFrom('limit', 'cursor', 'client_id', 'x'),
      fc.oneof(fc.string({ maxLength: 30 }), fc.uuid(), fc.base64String()),
    ),
    { maxLength: 2 },
  )
  .map((pairs) => new URLSearchParams(pairs.map(([name, text]) => [name, text.toWellFormed()])).toString())

describe.each(keys.filter((key) => !('upload' in roomCalls[key])))('%s', (key) => {
  it('whatever its lister sends, answers or refuses', async () => {
    const property = fc.asyncProperty(bodies(key), queries, async (body, query) => {
      const payload = methodOf(key) === 'GET' ? undefined : JSON.stringify(body)
      const answer = await world.app.inject({
        method: methodOf(key),
        url: `${urlOf(key, room)}?${query}`,
        headers: {
          ...(await world.headersOf(asha.id)),
          ...(payload ? { 'content-type': 'application/json' } : {}),
        },
        ...(payload ? { payload } : {}),
      })
      expect(answer.statusCode, `${payload} ${answer.body}`).toBeLessThan(500)
      if (answer.statusCode >= 400)
        expect(answer.headers['content-type']).toContain('application/problem+json')
    })
    await fc.assert(property, { numRuns: 300, seed: 4 })
  })
})

describe('POST /api/rooms/{id}/images', () => {
  it('whatever bytes are sent as a form, answers or refuses', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ unit: 'binary', maxLength: 200 }).map((text) => Buffer.from(`--b\r\n${text}\r\n--b--\r\n`)),
      fc
        .uint8Array({ maxLength: 100 })
        .map((some) =>
          Buffer.concat([
            Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\n'),
            Buffer.from([0xff, 0xd8, 0xff]),
            some,
            Buffer.from('\r\n--b--\r\n'),
          ]),
        ),
    )
    await fc.assert(
      fc.asyncProperty(bytes, async (payload) => {
        const answer = await world.app.inject({
          method: 'POST',
          url: `/api/rooms/${room.id}/images`,
          headers: { ...(await world.headersOf(asha.id)), 'content-type': 'multipart/form-data; boundary=b' },
          payload: Buffer.from(payload),
        })
        expect(answer.statusCode).toBeGreaterThanOrEqual(400)
        expect(answer.statusCode, answer.body).toBeLessThan(500)
      }),
      { numRuns: 150, seed: 4 },
    )
    expect(world.kept()).toEqual([])
  })
})
