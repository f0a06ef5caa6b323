import { lifestyleTags } from '@basera/accounts/contract'
import {
  type Answers,
  answerBits,
  byFit,
  fitOfAnswers,
  type Question,
  questionNames,
  questions,
  weightNames,
} from '@basera/roommates/contract'
import { dice } from '@basera/testkit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  greatCircle,
  type PlainProfile,
  plainProfiles,
  proveSome,
  searchPlainly,
} from './roommate-reference.fixture.ts'
import {
  asha,
  meera,
  type Profile,
  type RoommateWorld,
  rohan,
  roommateWorld,
} from './roommate-world.fixture.ts'
import { knownTags } from './search/known-tags.ts'
import { somePeople } from './some-people.fixture.ts'

const here = { latitude: 12.9352, longitude: 77.6245 }
const seeker = { ...asha, ...here, budget: 9000 }

/** Answers, the same every time; some leave out a few, and one in five all. */
function someAnswers(next: () => number): Answers {
  const left = next() < 0.6 ? 0 : next()
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T
  const asked = questionNames.filter(() => next() >= left)
  return Object.fromEntries(
    asked.map((question: Question) => {
      const options = questions[question]
      const own = pick(options)
      const fine = options.filter((option) => option === own || next() < 0.5)
      const weight = next() < 0.04 ? 'must' : pick(weightNames.slice(0, 2))
      return [question, { own, fine, weight }]
    }),
  )
}

let world: RoommateWorld
let profiles: PlainProfile[]
let answers: Map<string, Answers>
let publicPlace: { readonly lat: number; readonly lng: number }
beforeAll(async () => {
  const people: Profile[] = [seeker, rohan, meera, ...somePeople(200)]
  world = await roommateWorld(people)
  const next = dice(11)
  answers = new Map(people.flatMap(({ id }, n) => (n % 5 === 1 ? [] : [[id, someAnswers(next)]])))
  answers.set(asha.id, { ...someAnswers(() => 0.7) })
  const rows = [...answers].map(([user_id, given]) => ({ user_id, answers: given, ...answerBits(given) }))
  const names = 'user_id, answers, own, answered, asks, musts, fine, must_fine'
  // Some at a time: each row is put into the index of the search anew.
  for (let from = 0; from < rows.length; from += 20)
    await world.query(
      `INSERT INTO roommate_answers (${names})
       SELECT ${names} FROM json_populate_recordset(NULL::roommate_answers, $1)`,
      [JSON.stringify(rows.slice(from, from + 20))],
    )
  await proveSome(world)
  profiles = await plainProfiles(world, asha.id)
  const [place] = await world.query(
    'SELECT public_latitude AS lat, public_longitude AS lng FROM user_profiles WHERE id = $1',
    [asha.id],
  )
  publicPlace = place
})
afterAll(() => world.close())

/** The rule word for word (roommates.fit-order), by looking at every profile. */
function orderedPlainly(search: Record<string, string>, nearest: number): string[] {
  const lat = Number(search.lat ?? publicPlace.lat)
  const lng = Number(search.lng ?? publicPlace.lng)
  const radius = Number(search.radius_km ?? 25)
  const hits = searchPlainly(profiles, { ...search, sort: 'newest' }).map(({ profile }) => {
    const { budget } = profile
    const km =
      profile.lat === null || profile.lng === null
        ? Infinity
        : greatCircle(lat, lng, profile.lat, profile.lng)
    const [low, high] = [Math.min(budget, seeker.budget), Math.max(budget, seeker.budget)]
    const fit = fitOfAnswers(answers.get(asha.id) ?? {}, answers.get(profile.id) ?? {})
    return { id: profile.id, km, fit, isFar: low > 0 && 5 * low < 3 * high }
  })
  const around = hits.filter(({ km }) => km <= radius).sort((one, other) => one.km - other.km)
  const reach = (around[nearest - 1]?.km ?? radius) + 1e-6
  const near = around.filter(({ km }) => km <= reach)
  near.sort(
    (one, other) =>
      Number(one.fit.has_unmet_must) - Number(other.fit.has_unmet_must) ||
      Number(one.isFar) - Number(other.isFar) ||
      byFit(one.fit, other.fit) ||
      Math.floor(10 * one.km) - Math.floor(10 * other.km) ||
      (one.id < other.id ? -1 : 1),
  )
  const first = new Set(near.map(({ id }) => id))
  return [...first, ...hits.map(({ id }) => id).filter((id) => !first.has(id))]
}
async function walk(search: Record<string, string>, nearest: number, limit: number): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const query = new URLSearchParams({ ...search, limit: String(limit), ...(cursor && { cursor }) })
    const answer = await world.callOf(nearest)({ url: `/api/roommates?${query}`, by: asha.id })
    expect(answer.statusCode, answer.body).toBe(200)
    const page = answer.json()
    ids.push(...page.items.map((item: { id: string }) => item.id))
    cursor = page.next_cursor
  } while (cursor)
  return ids
}

const mumbai = { lat: '19.12', lng: '72.85' }
describe('roommates.fit-order: a search by fit', () => {
  it.each<[Record<string, string>, nearest: number, limit: number]>([
    [{}, 0, 50],
    [{}, 25, 17],
    [{}, 120, 50],
    [{ gender: 'female' }, 0, 7],
    [{ min_budget: '4000', max_budget: '12000' }, 25, 50],
    [{ tags: 'quiet,clean' }, 25, 20],
    [{ location: 'a' }, 25, 20],
    [{ photo_checked: 'true' }, 25, 20],
    [{ photo_checked: 'true', work_proven: 'true' }, 25, 20],
    [{ organization: 'info' }, 0, 20],
    [mumbai, 0, 13],
    [{ ...mumbai, radius_km: '100', tags: 'quiet' }, 25, 50],
    [{ ...mumbai, radius_km: '100' }, 4, 50],
    [{ ...mumbai, radius_km: '100', tags: 'quiet,été' }, 12, 20],
    [{ tags: 'quiet,a' }, 0, 20],
    [{ lat: '0', lng: '179.95', radius_km: '50' }, 25, 50],
  ])(
    '%j of the nearest %i gives what looking at everybody gives, %i at a time',
    async (search, nearest, limit) => {
      const expected = orderedPlainly(search, nearest || 4000)
      expect(expected.length).toBeGreaterThan(10)
      expect(await walk(search, nearest, limit)).toEqual(expected)
    },
  )

  it('knows the tags that everybody can choose by the same bits as the database', async () => {
    for (const tag of lifestyleTags)
      expect(await world.query('SELECT roommate_known_tags($1) AS bits', [['my-own', tag]])).toEqual([
        { bits: knownTags([tag]) },
      ])
    expect(knownTags(['quiet', 'my-own'])).toBeNull()
  })

  it('is the default, and the newest for those without answers, without a place, or with a text', async () => {
    const first = async (by: Profile, query = '') =>
      (await world.call({ url: `/api/roommates?limit=10${query}`, by: by.id })).json()
    const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)
    expect(ids(await first(seeker))).toEqual(orderedPlainly({}, 4000).slice(0, 10))
    expect(ids(await first(rohan))).toEqual(ids(await first(rohan, '&sort=newest')))
    expect(ids(await first(meera))).toEqual(ids(await first(meera, '&sort=newest')))
    expect(ids(await first(seeker, '&q=quiet'))).toEqual(ids(await first(seeker, '&q=quiet&sort=newest')))
  })

  it('goes on from a cursor only while it can', async () => {
    const { next_cursor } = (await world.call({ url: '/api/roommates?limit=5', by: asha.id })).json()
    const again = (by: Profile) =>
      world.call({ url: `/api/roommates?limit=5&cursor=${next_cursor}`, by: by.id })
    expect((await again(seeker)).statusCode).toBe(200)
    expect((await again(rohan)).statusCode).toBe(400)
  })
})
