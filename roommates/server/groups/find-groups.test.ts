import { dice } from '@basera/testkit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, type Profile } from '../roommate-world.fixture.ts'
import { somePeople } from '../some-people.fixture.ts'
import { type GroupsWorld, groupsWorld } from './groups-world.fixture.ts'

const people = somePeople(130, 11)
const places = ['Koramangala, Bengaluru', 'HSR Layout', 'Andheri West, 100%', 'कोथरुड, Pune']
const groupCount = 48

let world: GroupsWorld
beforeAll(async () => {
  world = await groupsWorld(people)
  const next = dice(5)
  const idle = [...people]
  for (let n = 0; n < groupCount; n++) {
    const id = `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`
    const hidden = next() < 0.1 ? "'2026-11-01'" : 'NULL'
    await world.query(
      `INSERT INTO roommate_groups (id, name, seeks, place, created_at, hidden_at)
       VALUES ($1, 'A group', $2, $3, $4, ${hidden})`,
      [
        id,
        next() < 0.5 ? 'home' : 'person',
        places[Math.floor(next() * places.length)],
        // Many of one moment.
        `2026-10-0${1 + Math.floor(next() * 4)}T10:00:00.00000${Math.floor(next() * 3)}Z`,
      ],
    )
    const size = 1 + Math.floor(next() * 4)
    for (const [seat, one] of idle.splice(0, size).entries())
      await world.query('INSERT INTO roommate_group_members (user_id, group_id, seat) VALUES ($1, $2, $3)', [
        one.id,
        id,
        seat + 1,
      ])
  }
  for (const one of people.filter((_, n) => n % 11 === 3)) await world.block(asha, one)
  for (const one of people.filter((_, n) => n % 13 === 5)) await world.block(one, asha)
  for (const one of people.filter((_, n) => n % 17 === 7)) await world.suspend(one)
}, 60_000)
afterAll(() => world.close())

interface Stored {
  readonly id: string
  readonly seeks: string
  readonly place: string
}

/** Every group looked at one by one, in plain SQL per person. */
async function plainGroups(viewer: Profile, { seeks, place }: { seeks?: string; place?: string }) {
  const groups: Stored[] = await world.query(
    'SELECT id, seeks, place FROM roommate_groups WHERE hidden_at IS NULL ORDER BY created_at DESC, id DESC',
  )
  const members: { group_id: string; user_id: string; sees: boolean }[] = await world.query(
    `SELECT m.group_id, m.user_id, p.is_listed AND p.is_roommate_profile_enabled AND u.banned_at IS NULL
       AND NOT is_blocked(m.user_id, $1) AS sees
     FROM roommate_group_members m JOIN user_profiles p ON p.id = m.user_id JOIN auth_users u ON u.id = m.user_id`,
    [viewer.id],
  )
  return groups.flatMap(({ id, ...group }) => {
    const all = members.filter(({ group_id }) => group_id === id)
    const seen = all.filter(({ sees }) => sees)
    const isOwn = all.some(({ user_id }) => user_id === viewer.id)
    const fits =
      (!seeks || group.seeks === seeks) && (!place || group.place.toLowerCase().includes(place.toLowerCase()))
    return fits && !isOwn && seen.length >= 2 ? [{ id, members: seen.length }] : []
  })
}

async function walk(viewer: Profile, query: Record<string, string>, limit: number) {
  const items: { id: string; members: unknown[] }[] = []
  const totals: unknown[] = []
  let cursor: string | null = null
  do {
    const asked = new URLSearchParams({ ...query, limit: String(limit), ...(cursor && { cursor }) })
    const page = await world.search(viewer, asked.toString())
    items.push(...page.items)
    totals.push(page.total)
    cursor = page.next_cursor
  } while (cursor)
  return { found: items.map(({ id, members }) => ({ id, members: members.length })), totals }
}

describe('roommates.group-search: the list of groups', () => {
  it.each([
    {},
    { seeks: 'home' },
    { seeks: 'person' },
    { place: 'koramangala' },
    { place: '100%' },
    { place: 'कोथ' },
    { place: 'hs', seeks: 'home' },
    { place: 'nowhere' },
  ])('has exactly the groups that looking at each would find, for %o', async (query) => {
    const viewers = [asha, ...people.filter((_, n) => n % 65 === 0)]
    for (const viewer of viewers) {
      const active = await world.query('SELECT FROM auth_users WHERE id = $1 AND banned_at IS NULL', [
        viewer.id,
      ])
      if (active.length === 0) continue
      const plain = await plainGroups(viewer, query)
      for (const limit of [3, 50]) {
        const { found, totals } = await walk(viewer, query, limit)
        expect(found).toEqual(plain)
        expect(totals.every((total) => total === plain.length)).toBe(true)
      }
    }
  })

  it('refuses cursors of other searches, and short places', async () => {
    const { next_cursor } = await world.search(asha, 'limit=2')
    const ask = (query: string) => world.ask({ url: `/api/groups?${query}`, by: asha.id })
    for (const query of [`seeks=home&cursor=${next_cursor}`, 'cursor=abc', 'place=x', 'sort=old'])
      expect((await ask(query)).statusCode).toBe(400)
  })

  it('is read from an index, whatever is asked', async () => {
    await world.query(
      `INSERT INTO roommate_groups (id, name, seeks, place, created_at, shown_members)
       SELECT gen_random_uuid(), 'A', CASE WHEN n % 2 = 0 THEN 'home' ELSE 'person' END, 'Area ' || n,
         now() - n * interval '1 minute', 2 FROM generate_series(1, 6000) n`,
    )
    await world.query('ANALYZE roommate_groups')
    const shown = 'shown_members >= 2 AND hidden_at IS NULL'
    for (const [where, index] of [
      ['true', 'newest'],
      ["seeks = 'home'", 'seeks'],
      ["lower(place) LIKE '%area 5999%'", 'place'],
    ]) {
      const plan = await world.query(
        `EXPLAIN SELECT id FROM roommate_groups WHERE ${shown} AND ${where} ORDER BY created_at DESC, id DESC LIMIT 21`,
      )
      expect(JSON.stringify(plan)).toContain(`roommate_groups_${index}_idx`)
    }
  })
})
