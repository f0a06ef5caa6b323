import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, meera, type RoommateWorld, roommateWorld } from './roommate-world.fixture.ts'
import { somePeople } from './some-people.fixture.ts'

let world: RoommateWorld
beforeAll(async () => {
  world = await roommateWorld([asha, meera, ...somePeople(60)])
})
afterAll(() => world.close())

const names = fc.constantFrom(
  ...[
    'q',
    'lat',
    'lng',
    'radius_km',
    'location',
    'organization',
    'min_budget',
    'max_budget',
    'gender',
    'tags',
    'photo_checked',
    'work_proven',
  ],
  ...['sort', 'limit', 'cursor', 'id', '__proto__', 'q[]', ''],
)
const values = fc.oneof(
  fc.constantFrom(
    ...[
      'relevance',
      'distance',
      'budget-high',
      'true',
      '0',
      '-1',
      '25',
      '12.97',
      '77.59',
      'female',
      'NaN',
      '1e309',
    ],
    ...[
      '0x10',
      '٣',
      '999999999999999',
      "' OR '1'='1",
      '%',
      '\\',
      '\u0000',
      '\ud800',
      '\u001f',
      ',',
      ',,a,,',
      '{a}',
      '"',
    ],
    ...[
      'NULL',
      '[]',
      '../../etc/passwd',
      'WyIiXQ',
      'bnVsbA',
      'İ',
      'ß',
      '𝕏',
      '🏠',
      'a b c d e f g h i j k l m n o p q r s t u v',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.double().map(String),
  fc.integer().map(String),
  fc.base64String({ maxLength: 500 }),
)
const good = fc.constantFrom(
  '',
  'q=a&sort=relevance',
  'lat=12.9&lng=77.6',
  'lat=90&lng=180&radius_km=100&sort=distance',
)
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

async function expectNoFault(url: string, stride = 0): Promise<void> {
  const answer = await world.callOf(stride)({ url, by: asha.id })
  expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(500)
  if (answer.statusCode >= 400) expect(answer.headers['content-type']).toContain('application/problem+json')
}

describe('whatever a member sends, the server does not fail', () => {
  it('GET /api/roommates, 1,000 generated searches', async () => {
    const searches = fc.tuple(
      good,
      fc.array(fc.tuple(names, values), { maxLength: 3 }),
      fc.constantFrom(0, 3),
    )
    const property = fc.asyncProperty(searches, ([begin, pairs, stride]) => {
      const more = pairs.map(([name, text]) => `${encoded(name)}=${encoded(text)}`)
      return expectNoFault(`/api/roommates?${[begin, ...more].filter(Boolean).join('&')}`, stride)
    })
    await fc.assert(property, { numRuns: 1000, seed: 8 })
  }, 120_000)

  it('every text that a search takes finds or does not: 300 texts with few and many rows walked over', async () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 })
    const property = fc.asyncProperty(texts, fc.constantFrom(0, 3), (text, stride) =>
      expectNoFault(`/api/roommates?q=${encoded(text)}&sort=newest`, stride),
    )
    await fc.assert(property, { numRuns: 300, seed: 9 })
  })

  it('suggestions, profiles, contacts: 300 generated texts and ids', async () => {
    const paths = fc.oneof(
      values.map((text) => `/api/roommates/suggestions?q=${encoded(text)}`),
      fc.oneof(values, fc.uuid()).map((id) => `/api/roommates/${encoded(id) || '%20'}`),
      fc.oneof(values, fc.uuid()).map((id) => `/api/roommates/${encoded(id) || '%20'}/contact`),
    )
    await fc.assert(
      fc.asyncProperty(paths, (path) => expectNoFault(path)),
      { numRuns: 300, seed: 10 },
    )
  })
})
