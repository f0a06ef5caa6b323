import { roommateCalls } from '@basera/roommates/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  asha,
  kabir,
  meera,
  nina,
  type Profile,
  profile,
  type RoommateWorld,
  rohan,
  roommateWorld,
} from './roommate-world.fixture.ts'

type Key = keyof typeof roommateCalls
const keys = Object.keys(roommateCalls) as Key[]

/** The exact point; the public one begins otherwise. */
const home = { latitude: 12.9351929, longitude: 77.6244807 }
const words = {
  bio: 'Plays the sarod',
  preferred_location: 'Koramangala',
  ...home,
  lifestyle_tags: ['sarod'],
}

/** Those who are looked at, each with another reason to be seen or not; all of them match what is asked. */
const owners = {
  listed: { ...rohan, ...words },
  unlisted: { ...meera, ...words, is_listed: false },
  disabled: { ...kabir, ...words, is_roommate_profile_enabled: false },
  banned: profile(10, 'Sarod Banned', words),
  blocking: profile(11, 'Sarod Blocking', words),
  blocked: profile(12, 'Sarod Blocked', words),
  'without e-mail': profile(13, 'Sarod Discreet', { ...words, show_email: false }),
} satisfies Record<string, Profile>
type Owner = keyof typeof owners
const visible: readonly string[] = ['listed', 'without e-mail']

let world: RoommateWorld
beforeAll(async () => {
  world = await roommateWorld([asha, ...Object.values(owners)])
  await world.block(owners.blocking, asha)
  await world.block(asha, owners.blocked)
  await world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [owners.banned.id])
})
afterAll(() => world.close())
beforeEach(() => world.query('DELETE FROM reports'))

type Who = 'visitor' | 'unverified' | 'member' | 'owner'
const callerOf = (who: Who, owner: Owner) =>
  ({ visitor: undefined, unverified: nina.id, member: asha.id, owner: owners[owner].id })[who]

const queries: Partial<Record<Key, string>> = {
  'GET /api/roommates': '?q=sarod&limit=50',
  'GET /api/roommates/suggestions': '?q=sarod',
}

const make = (key: Key, by: string | undefined, id: string) => {
  const [method, path] = key.split(' ') as ['GET' | 'POST' | 'PATCH', string]
  return world.call({
    method,
    url: path.replace('{id}', id) + (queries[key] ?? ''),
    ...(by ? { by } : {}),
    ...(method === 'POST' ? { body: { reason: 'fake' } } : method === 'PATCH' ? { body: {} } : {}),
  })
}

/** What a call must answer, by who makes it and about whom (roommates.profile-visibility). */
function expected(key: Key, who: Who, owner: Owner): number {
  if (who === 'visitor') return 401
  if (who === 'unverified') return 403
  const call = roommateCalls[key]
  const good = 'status' in call ? call.status : 200
  // Suspended: the session is no longer good.
  if (who === 'owner' && owner === 'banned') return 401
  if (!key.includes('{id}')) return good
  if (who === 'owner') return key.endsWith('/report') ? 409 : good
  return visible.includes(owner) ? good : 404
}

describe.each(keys)('accounts.not-yours-not-found: %s', (key) => {
  const whos: readonly Who[] = ['visitor', 'unverified', 'member', 'owner']
  const cases = whos.flatMap((who) => (Object.keys(owners) as Owner[]).map((owner) => [who, owner] as const))

  it.each(cases)('by a %s about somebody %s', async (who, owner) => {
    const answer = await make(key, callerOf(who, owner), owners[owner].id)
    expect(answer.statusCode, answer.body).toBe(expected(key, who, owner))
    if (answer.statusCode >= 400) expect(await world.query('SELECT * FROM reports')).toEqual([])
    // roommates.blurred-location: nobody's exact point and phone, and e-mails in no answer but the one for them.
    expect(answer.body).not.toMatch(/12\.935|77\.624|\+9198/)
    if (!key.endsWith('/contact')) expect(answer.body).not.toMatch(/@|email/)
  })

  it.skipIf(!key.includes('{id}'))('about nobody is not found', async () => {
    for (const id of ['6e9bdf19-fcac-4e8d-ac6c-1230fcde071f', 'nonsense'])
      expect((await make(key, asha.id, id)).statusCode).toBe(404)
  })
})

describe('roommates.profile-visibility: lists', () => {
  const found = async (by: Profile, query = 'q=sarod') =>
    (await world.call({ url: `/api/roommates?${query}&limit=50`, by: by.id })).json()

  it('hold who is listed, and neither the caller nor people with a block between them', async () => {
    const { items, total } = await found(asha)
    const seen = [owners.listed.id, owners['without e-mail'].id]
    expect(items.map((one: { id: string }) => one.id).sort()).toEqual(seen.sort())
    expect(total).toBe(2)
  })

  it('differ for those who are not blocked, and leave out the caller', async () => {
    const { items } = await found(owners.listed)
    const seen = [owners.blocking.id, owners.blocked.id, owners['without e-mail'].id]
    expect(items.map((one: { id: string }) => one.id).sort()).toEqual(seen.sort())
    expect((await found(owners.blocking)).items).toHaveLength(3)
  })

  it('follow every change at once: hidden, shown, banned, let back, blocked, unblocked, renamed', async () => {
    const names = async () =>
      (await found(asha)).items.map((one: { full_name: string }) => one.full_name).sort()
    const both = ['Rohan Mehta', 'Sarod Discreet']
    const set = (text: string) => world.query(`UPDATE user_profiles SET ${text} WHERE id = $1`, [rohan.id])
    const ban = (at: string) =>
      world.query(`UPDATE auth_users SET banned_at = ${at} WHERE id = $1`, [rohan.id])
    for (const [hide, show] of [
      [() => set('is_listed = false'), () => set('is_listed = true')],
      [() => set('is_roommate_profile_enabled = false'), () => set('is_roommate_profile_enabled = true')],
      [() => ban('now()'), () => ban('NULL')],
      [
        () => world.block(owners.listed, asha),
        () => world.query('DELETE FROM blocks WHERE blocker_id = $1', [rohan.id]),
      ],
      [
        () => set("bio = NULL, lifestyle_tags = '{}'"),
        () => set("bio = 'Plays the sarod', lifestyle_tags = '{sarod}'"),
      ],
    ] as const) {
      expect(await names()).toEqual(both)
      await hide()
      expect(await names()).toEqual(['Sarod Discreet'])
      await show()
    }
    await set("full_name = 'Sarod Rohan'")
    expect(await names()).toEqual(['Sarod Discreet', 'Sarod Rohan'])
    await set("full_name = 'Rohan Mehta'")
  })

  it('roommates.search-suggestions: suggestions name nobody who cannot be found', async () => {
    const { items } = (await make('GET /api/roommates/suggestions', asha.id, '')).json()
    expect(items).toEqual([
      { kind: 'tag', text: 'sarod' },
      { kind: 'name', text: 'Sarod Discreet' },
    ])
  })
})

describe('roommates.contact-email', () => {
  const contact = async (by: Profile, about: Profile) =>
    (await world.call({ url: `/api/roommates/${about.id}/contact`, by: by.id })).json()

  it('is told of profiles that show it, and null of others', async () => {
    expect(await contact(asha, owners.listed)).toEqual({ email: rohan.email })
    expect(await contact(asha, owners['without e-mail'])).toEqual({ email: null })
  })

  it('accounts.email-unproven-hidden: an address that nobody proved is told to nobody', async () => {
    const prove = (at: string) =>
      world.query(`UPDATE auth_users SET email_proven_at = ${at} WHERE id = $1`, [owners.listed.id])
    await prove('NULL')
    expect(await contact(asha, owners.listed)).toEqual({ email: null })
    await prove('now()')
    expect(await contact(asha, owners.listed)).toEqual({ email: rohan.email })
  })

  it('is told to the owner of a hidden profile', async () => {
    expect(await contact(owners.unlisted, owners.unlisted)).toEqual({ email: meera.email })
  })
})
