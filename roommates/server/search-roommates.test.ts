import { radiusOptionsKm } from '@basera/places/contract'
import { roommateSorts } from '@basera/roommates/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type PlainHit,
  type PlainProfile,
  type PlainSearch,
  plainProfiles,
  proveSome,
  searchPlainly,
} from './roommate-reference.fixture.ts'
import {
  asha,
  kabir,
  meera,
  profile,
  type RoommateWorld,
  rohan,
  roommateWorld,
} from './roommate-world.fixture.ts'
import { somePeople } from './some-people.fixture.ts'

let world: RoommateWorld
let profiles: PlainProfile[]
const blocked = { bio: 'Quiet, clean, Rohan, a', lifestyle_tags: ['quiet'] }

beforeAll(async () => {
  const blocking = profile(4, 'Blocking Person', blocked)
  const banned = profile(5, 'Banned Person', blocked)
  world = await roommateWorld([
    asha,
    rohan,
    { ...meera, ...blocked },
    kabir,
    blocking,
    banned,
    ...somePeople(500),
  ])
  await world.block(asha, meera)
  await world.block(blocking, asha)
  await world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [banned.id])
  await proveSome(world)
  profiles = await plainProfiles(world, asha.id)
})
afterAll(() => world.close())

interface Item {
  readonly id: string
  readonly distance_km: number | null
}

/** Walks a search to its end. */
async function walk(stride: number, search: PlainSearch, limit: number) {
  const items: Item[] = []
  const totals: unknown[] = []
  let cursor: string | null = null
  do {
    const query: PlainSearch = { ...search, limit: String(limit), ...(cursor ? { cursor } : {}) }
    const answer = await world.callOf(stride)({
      url: `/api/roommates?${new URLSearchParams(query)}`,
      by: asha.id,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const page = answer.json()
    items.push(...page.items)
    totals.push([page.total, page.total_is_exact])
    cursor = page.next_cursor
    if (cursor) expect(page.items).toHaveLength(limit)
  } while (cursor)
  return { items, totals }
}

function expectSame(items: readonly Item[], expected: readonly PlainHit[]): void {
  expect(items.map(({ id }) => id)).toEqual(expected.map((hit) => hit.profile.id))
  for (const [index, { distance_km: distance }] of items.entries()) {
    const wanted = expected[index]?.distance ?? null
    if (wanted === null || distance === null) expect(distance).toBe(wanted)
    else expect(Math.abs(distance - wanted)).toBeLessThan(1e-6)
  }
}

const fields = [
  'q',
  'lat',
  'radius_km',
  'organization',
  'location',
  'min_budget',
  'max_budget',
  'gender',
  'tags',
]

const texts = fc.constantFrom(
  ...['a', 'e', 'q', 'é', 'शा', 'अ', 'Ü', 'σ', 'Σ', '%', '_', '\\', '🏠', '7', '-', ',', 'zz'],
  ...[
    'qu',
    'AN',
    'ro',
    'o_',
    '%_',
    'ne',
    ' r',
    "d'",
    'nobody',
    'quiet',
    'QUIET',
    'clean',
    'été',
    'ΣΟΦ',
    'शांत',
  ],
  ...[
    'quiet clean',
    'clean  QUIET',
    'rohan mehta',
    'mehta rohan',
    'de souza',
    'de  souza',
    'a quiet',
    'a b',
    'non-sm',
  ],
  ...[
    'koramangala',
    'infosys bpm',
    'of this rohan',
    'quiet-and',
    'sharma',
    'शर्मा',
    'x_y % \\',
    'a a a',
    'veg non',
  ],
)
const points = fc
  .tuple(
    fc.constantFrom(
      [12.9352, 77.6245],
      [19.12, 72.85],
      [28.63, 77.37],
      [0, -179.98],
      [0, 179.9],
      [90, 0],
      [21, 79],
    ),
    fc.double({ min: -0.2, max: 0.2, noNaN: true }),
  )
  .map(([[lat = 0, lng = 0], shift]) => ({
    lat: String(Number(Math.max(-90, Math.min(90, lat + shift)).toFixed(9))),
    lng: String(Number(Math.max(-180, Math.min(180, lng + shift)).toFixed(9))),
  }))
/** Nothing once in `freq` times. */
const maybe = <T>(arbitrary: fc.Arbitrary<T>, freq = 2) => fc.option(arbitrary, { nil: undefined, freq })
const filters = fc.record({
  organization: fc.constantFrom('info', 'INFOSYS', 'a', 'विश्व', '%', '_', 'nobody', 'iit b'),
  location: fc.constantFrom('KORA', 'pune', 'कोथ', '50%_', '\\', ', ', 'nowhere'),
  min_budget: fc.integer({ min: 0, max: 20_000 }).map(String),
  max_budget: fc.integer({ min: 1, max: 22_000 }).map(String),
  gender: fc.constantFrom('male', 'female', 'other', 'prefer-not-to-say'),
  tags: fc.constantFrom('quiet', 'clean,a', 'शांत', '50%_off', 'Quiet ,nobody', 'nobody'),
})
/** One filter or two of them, and now and then all: more would find nobody. */
const sparse = fc
  .tuple(
    filters,
    fc.subarray(['organization', 'location', 'min_budget', 'max_budget', 'gender', 'tags']),
    fc.nat(9),
  )
  .map(([all, some, luck]) => {
    const kept = luck === 0 ? Object.keys(all) : some.slice(0, luck % 3)
    return Object.fromEntries(Object.entries(all).filter(([key]) => kept.includes(key)))
  })

const searches = fc
  .record({
    q: maybe(texts, 4),
    point: maybe(points),
    radius: maybe(fc.constantFrom(...radiusOptionsKm)),
    filter: sparse,
    sort: fc.constantFrom(...roommateSorts),
    proof: fc.integer({ min: 0, max: 11 }),
  })
  .map(({ q, point, radius, filter, sort, proof }): PlainSearch => {
    const can = sort === 'relevance' ? q !== undefined : sort !== 'distance' || point !== undefined
    const radius_km = point && radius ? { radius_km: String(radius) } : {}
    const proven = proof > 1 ? {} : { [proof === 0 ? 'photo_checked' : 'work_proven']: 'true' }
    const all = { ...filter, ...proven, ...point, ...radius_km, q, sort: can ? sort : 'newest' }
    return Object.fromEntries(
      Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined),
    )
  })

async function expectLikePlainSearch(search: PlainSearch, stride: number, limit: number): Promise<void> {
  const expected = searchPlainly(profiles, search)
  // Long lists are walked in larger steps, to keep the run short.
  const step = Math.min(50, Math.max(limit, Math.ceil(expected.length / 3)))
  const { items, totals } = await walk(stride, search, step)
  expectSame(items, expected)
  expect(totals).toEqual(totals.map(() => [expected.length, true]))
}

describe('GET /api/roommates', () => {
  it('roommates.search-exact: finds what looking at every profile finds, page by page, however it goes about it', async () => {
    const strides = fc.constantFrom(0, 1, 25, 120)
    const limits = fc.integer({ min: 1, max: 50 })
    await fc.assert(
      fc.asyncProperty(searches, strides, limits, (search, stride, limit) =>
        expectLikePlainSearch(search, stride, limit),
      ),
      { numRuns: 500, seed: 21 },
    )
  }, 120_000)

  it('roommates.search-filters: the generated searches have all that can be asked, and find something, but not everything', () => {
    const telling = fc.sample(searches, { numRuns: 500, seed: 21 }).filter((search) => {
      const { length } = searchPlainly(profiles, search)
      return length > 1 && length < profiles.length
    })
    const asked = [...roommateSorts.map((sort) => ['sort', sort]), ...fields.map((key) => [key])]
    for (const [key = '', value] of asked) {
      const some = telling.filter((search) => key in search && (value === undefined || search[key] === value))
      expect(some.length, `${key} ${value}`).toBeGreaterThan(15)
    }
  })
})
