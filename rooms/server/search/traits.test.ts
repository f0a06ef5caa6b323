import {
  gateOptions,
  householdKinds,
  lockInOptions,
  noticeOptions,
  roomChoiceNames,
  roomChoices,
  roomComforts,
} from '@basera/rooms/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addRooms, asha, type RoomWorld, rohan, roomWorld } from '../room-world.fixture.ts'

let world: RoomWorld

/** Rooms by what they say; each says one thing. */
const said: readonly (readonly [string, object])[] = [
  ['silent', {}],
  ...roomChoiceNames.flatMap((name) =>
    roomChoices[name].map(
      (value) =>
        [`${name} ${value}`, { [name]: value, ...(value === 'agent' && { brokerage: 5000 }) }] as const,
    ),
  ),
  ...roomComforts.flatMap((name) =>
    [true, false].map((value) => [`${name} ${value}`, { [name]: value }] as const),
  ),
  ...householdKinds.map((kind) => [`household ${kind}`, { household: [{ kind, count: 2 }] }] as const),
  ...[0, 4000].map((brokerage) => [`brokerage ${brokerage}`, { brokerage }] as const),
  ...[0, 1500].map((maintenance) => [`maintenance ${maintenance}`, { maintenance }] as const),
  ...[0, 6000].map((painting_charge) => [`painting ${painting_charge}`, { painting_charge }] as const),
  ...[0, 1, 2, 3, 6, 12, 24].map((months) => [`lock-in ${months}`, { lock_in_months: months }] as const),
  ...[0, 15, 16, 30, 60, 90].map((days) => [`notice ${days}`, { notice_days: days }] as const),
  ...['04:59', '05:00', '20:59', '21:00', '22:00', '22:59', '23:00'].map(
    (time) => [`gate ${time}`, { gate_closes_at: time }] as const,
  ),
]

const base = { rent: 9000, available_from: '2026-12-01', max_tenants: 2, address: 'Here' }
const idOf = (n: number) => `e0000000-0000-4000-8000-${String(n).padStart(12, '0')}`

beforeAll(async () => {
  world = await roomWorld(0)
  await world.query('UPDATE user_profiles SET phone_verified = (id = $1)', [rohan.id])
  for (const [n, [title, facts]] of said.entries())
    await addRooms(world, [{ ...base, id: idOf(n), user_id: asha.id, title, ...facts }])
  await addRooms(world, [{ ...base, id: idOf(900), user_id: rohan.id, title: 'verified' }])
  await world.query(
    `INSERT INTO room_images (room_id, image_url, display_order, width, height, blur)
     VALUES ($1, '/storage/v1/object/public/room-images/a.webp', 0, 4, 3, 'data:,')`,
    [idOf(900)],
  )
})
afterAll(() => world.close())

async function titles(query: string): Promise<string[]> {
  const found: string[] = []
  let cursor: string | null = null
  do {
    const url: string = `/api/rooms?limit=50&${query}${cursor ? `&cursor=${cursor}` : ''}`
    const answer = (await world.get(url)).json()
    found.push(...answer.items.map(({ title }: { title: string }) => title))
    cursor = answer.next_cursor
  } while (cursor)
  return found.toSorted()
}

const silent = (fact: string) => (title: string) => !title.startsWith(fact)
const everyTitle = [...said.map(([title]) => title), 'verified']

describe('rooms.search-filters: a filter finds the rooms that say its value, and no others', () => {
  it.each(roomChoiceNames.flatMap((name) => roomChoices[name].map((value) => [name, value] as const)))(
    '%s=%s',
    async (name, value) => {
      expect(await titles(`${name}=${value}`)).toEqual([`${name} ${value}`])
    },
  )

  it.each(roomComforts)('%s=true', async (name) => {
    expect(await titles(`${name}=true`)).toEqual([`${name} true`])
    expect(await titles(`${name}=false`)).toHaveLength(everyTitle.length)
  })

  it.each(householdKinds)('household=%s', async (kind) => {
    expect(await titles(`household=${kind}`)).toEqual([`household ${kind}`])
  })

  it.each(lockInOptions)('max_lock_in=%d', async (most) => {
    const expected = [0, 1, 2, 3, 6, 12, 24]
      .filter((months) => months <= most)
      .map((months) => `lock-in ${months}`)
    expect(await titles(`max_lock_in=${most}`)).toEqual(expected.toSorted())
  })

  it.each(noticeOptions)('max_notice=%d', async (most) => {
    const expected = [0, 15, 16, 30, 60, 90].filter((days) => days <= most).map((days) => `notice ${days}`)
    expect(await titles(`max_notice=${most}`)).toEqual(expected.toSorted())
  })

  it.each(gateOptions)('gate_after=%s', async (time) => {
    const late = ['21:00', '22:00', '22:59', '23:00'].filter((closes) => closes >= time)
    expect(await titles(`gate_after=${time}`)).toEqual(['04:59', ...late].map((closes) => `gate ${closes}`))
  })

  it('no_brokerage: whoever is no agent and says none takes none', async () => {
    const expected = ['brokerage 0', 'posted_by owner', 'posted_by pg_operator', 'posted_by tenant']
    expect(await titles('no_brokerage=true')).toEqual(expected)
  })

  it.each([
    ['max_maintenance', ['maintenance 0', 'maintenance 1500'], 1500],
    ['max_painting', ['painting 0', 'painting 6000'], 6000],
    [
      'max_brokerage',
      ['brokerage 0', 'brokerage 4000', 'posted_by owner', 'posted_by pg_operator', 'posted_by tenant'],
      4000,
    ],
  ])('%s: what is said and no higher, ₹0 included', async (filter, said, highest) => {
    const none = said.filter((title) => title !== said[1])
    expect(await titles(`${filter}=${highest}`)).toEqual(said)
    expect(await titles(`${filter}=${highest - 1}`)).toEqual(none)
    expect(await titles(`${filter}=0`)).toEqual(none)
  })

  it('max_brokerage: an agent says a sum', async () => {
    expect(await titles('max_brokerage=5000')).toContain('posted_by agent')
    expect(await titles('max_brokerage=0')).toEqual(await titles('no_brokerage=true'))
  })

  it('verified and photos', async () => {
    expect(await titles('verified=true')).toEqual(['verified'])
    expect(await titles('photos=true')).toEqual(['verified'])
    expect(await titles('photos=true&include_unknown=true')).toEqual(['verified'])
  })

  it('photo_checked and work_proven: as soon as it is proven, until it no longer is, also for new rooms', async () => {
    const both = async () => [await titles('photo_checked=true'), await titles('work_proven=true')]
    const { length } = everyTitle
    expect(await both()).toEqual([[], []])
    await world.query("INSERT INTO photo_checks (user_id, status) VALUES ($1, 'waiting')", [rohan.id])
    expect(await both()).toEqual([[], []])
    const check = (status: string) =>
      world.query('UPDATE photo_checks SET status = $2, decided_at = now() WHERE user_id = $1', [
        rohan.id,
        status,
      ])
    await check('matched')
    await world.query(
      "INSERT INTO work_proofs (user_id, domain, mailbox_hash) VALUES ($1, 'infosys.com', 'h')",
      [rohan.id],
    )
    expect(await both()).toEqual([['verified'], ['verified']])
    expect(await titles('photo_checked=true&include_unknown=true')).toEqual(['verified'])
    await addRooms(world, [{ ...base, id: idOf(901), user_id: rohan.id, title: 'newer' }])
    expect(await both()).toEqual([
      ['newer', 'verified'],
      ['newer', 'verified'],
    ])
    await check('photo_changed')
    expect(await both()).toEqual([[], ['newer', 'verified']])
    await world.query('DELETE FROM work_proofs WHERE user_id = $1', [rohan.id])
    expect(await both()).toEqual([[], []])
    await world.query('DELETE FROM rooms WHERE id = $1', [idOf(901)])
    expect(await titles('')).toHaveLength(length)
  })

  it('several values of one filter are alternatives, several filters all hold', async () => {
    expect(await titles('layout=1rk,2bhk')).toEqual(['layout 1rk', 'layout 2bhk'])
    expect(await titles('layout=1rk&lift=true')).toEqual([])
  })
})

describe('rooms.search-unknown', () => {
  it.each([
    ['home_type=pg_bed', 'home_type', ['home_type pg_bed']],
    ['lift=true', 'lift', ['lift true']],
    ['household=men', 'household', ['household men']],
    ['max_lock_in=0', 'lock-in', ['lock-in 0']],
    ['max_maintenance=0', 'maintenance', ['maintenance 0']],
    ['max_painting=6000', 'painting', ['painting 0', 'painting 6000']],
    ['gate_after=23:00', 'gate', ['gate 04:59', 'gate 23:00']],
  ])('%s counts rooms that do not say, and include_unknown adds them', async (query, fact, found) => {
    const unsaid = everyTitle.filter(silent(fact))
    const answer = (await world.get(`/api/rooms?${query}`)).json()
    expect(answer).toMatchObject({ total: found.length, unknown_total: unsaid.length })
    expect(await titles(`${query}&include_unknown=true`)).toEqual([...found, ...unsaid].toSorted())
    const all = (await world.get(`/api/rooms?${query}&include_unknown=true`)).json()
    expect(all).toMatchObject({ total: found.length + unsaid.length, unknown_total: 0 })
  })
})
