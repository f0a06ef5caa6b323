import { openLimits } from '@basera/platform/server/limits'
import { roommateSearchSentences } from '@basera/roommates/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, meera, profile, type RoommateWorld, rohan, roommateWorld } from '../roommate-world.fixture.ts'
import { roommateLimits } from '../roommates-feature.ts'

const seeker = {
  ...rohan,
  lifestyle_tags: ['quiet', 'books', 'night-owl'],
  preferred_lifestyle_tags: ['clean', 'vegetarian'],
  budget: 12_000,
  latitude: 12.9352,
  longitude: 77.6245,
}
const other = {
  ...meera,
  gender: 'female',
  roommate_gender_preference: 'same-as-me',
  lifestyle_tags: ['clean', 'books', 'quiet'],
  preferred_lifestyle_tags: ['quiet'],
  budget: 9000,
  latitude: 12.9352,
  longitude: 77.6245,
}
const plain = profile(20, 'Plain Person', { is_roommate_profile_enabled: false, is_listed: false })

let world: RoommateWorld
beforeAll(async () => {
  world = await roommateWorld([asha, seeker, other, plain])
})
afterAll(() => world.close())

const show = async (by: string, id: string) => (await world.call({ url: `/api/roommates/${id}`, by })).json()

describe('GET /api/roommates/{id}', () => {
  it('roommates.fit-reasons: tells what two profiles say about each other', async () => {
    const seen = await show(rohan.id, meera.id)
    const mirrored = await show(meera.id, rohan.id)
    expect(mirrored.comparison).toHaveLength(5)
    expect(seen.comparison).toEqual([
      { kind: 'they-are-what-you-wish', tags: ['clean'], of: 2 },
      { kind: 'you-are-what-they-wish', tags: ['quiet'], of: 1 },
      { kind: 'both-are', tags: ['quiet'] },
      { kind: 'budgets', yours: 12_000, theirs: 9000, apart: 0.25 },
      { kind: 'distance', km: 0 },
    ])
    expect(seen).toMatchObject({
      full_name: 'Meera Nair',
      gender: 'female',
      roommate_gender_preference: 'same-as-me',
      is_own: false,
      shared_tags: ['books', 'quiet'],
    })
  })

  it('roommates.profile-visibility: shows the owner a hidden profile, without a fit', async () => {
    expect(await show(plain.id, plain.id)).toMatchObject({
      is_own: true,
      is_listed: false,
      is_roommate_profile_enabled: false,
      shared_tags: [],
      fit: null,
      comparison: null,
    })
  })

  it('has no fit for somebody who has no profile of their own', async () => {
    expect(await show(plain.id, meera.id)).toMatchObject({ is_own: false, fit: null, comparison: null })
  })

  it('roommates.hidden-profile: says of a hidden profile what it says of none', async () => {
    const answer = await world.call({ url: `/api/roommates/${plain.id}`, by: asha.id })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ detail: roommateSearchSentences.profileNotFound })
  })
})

describe('POST /api/roommates/{id}/report', () => {
  const report = (by: string, id: string, body: object) =>
    world.call({ method: 'POST', url: `/api/roommates/${id}/report`, by, body })

  it('keeps one open report, changed when it is told again', async () => {
    expect((await report(asha.id, meera.id, { reason: 'fake' })).statusCode).toBe(204)
    expect((await report(asha.id, meera.id, { reason: 'scam', details: 'Asks for money' })).statusCode).toBe(
      204,
    )
    expect(
      await world.query('SELECT reporter_id, reported_id, about, about_id, reason, details FROM reports'),
    ).toEqual([
      {
        reporter_id: asha.id,
        reported_id: meera.id,
        about: 'profile',
        about_id: meera.id,
        reason: 'scam',
        details: 'Asks for money',
      },
    ])
  })

  it('chats.no-self-chat: refuses one’s own profile', async () => {
    const answer = await report(meera.id, meera.id, { reason: 'fake' })
    expect([answer.statusCode, answer.json().detail]).toEqual([409, 'This is your own profile!'])
  })
})

describe('GET /api/roommates/{id}/contact', () => {
  it('roommates.contact-email: is limited for a member, whether or not there was an address', async () => {
    const limited = await roommateWorld([asha, seeker], openLimits(world.pool, roommateLimits))
    const asked = async (id: string) =>
      (await limited.call({ url: `/api/roommates/${id}/contact`, by: asha.id })).statusCode
    const answers: number[] = []
    for (let n = 0; n < 31; n++) answers.push(await asked(n % 2 ? rohan.id : plain.id))
    expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, (_, n) => (n % 2 ? 200 : 404)))
    expect(answers[30]).toBe(429)
    await limited.close()
  })
})
