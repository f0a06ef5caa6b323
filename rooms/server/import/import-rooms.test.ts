import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { roomSentences } from '@basera/rooms/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, type RoomWorld, rohan, roomWorld } from '../room-world.fixture.ts'
import { importRooms } from './import-rooms.ts'

let world: RoomWorld
beforeAll(async () => {
  world = await roomWorld(0)
})
afterAll(() => world.close())
beforeEach(() => world.query('DELETE FROM rooms'))

const head =
  'external_id,title,address,rent,available_from,current_tenants,max_tenants,wifi_included,custom_amenities'
const line = (id: string, rent: number | string = 9000, title = `A good room called ${id}`) =>
  `${id},${title},"Baner, Pune",${rent},2026-12-01,0,2,yes,Lift|Balcony`
const file = (...lines: string[]) => [head, ...lines].join('\n')
const run = (text: string, options: { owner?: string; skipBad?: boolean; dryRun?: boolean } = {}) =>
  importRooms(world.db, text, { owner: asha.email, skipBad: false, dryRun: false, ...options })
const rooms = async () => (await world.query('SELECT * FROM rooms ORDER BY external_id')).rows
const counts = ({ created, changed, unchanged }: Awaited<ReturnType<typeof run>>) => [
  created,
  changed,
  unchanged,
]

describe('importing rooms', () => {
  it('lists every row under its owner, and finds them by search', async () => {
    const report = await run(file(line('a'), line('b')))
    expect(report).toEqual({ accepted: true, created: 2, changed: 0, unchanged: 0, faults: [] })
    expect(await rooms()).toMatchObject([
      {
        external_id: 'a',
        user_id: asha.id,
        rent: 9000,
        wifi_included: true,
        custom_amenities: ['Lift', 'Balcony'],
        gender_preference: 'any',
      },
      { external_id: 'b', address: 'Baner, Pune' },
    ])
    expect((await world.get('/api/rooms?q=baner')).json().total).toBe(2)
  })

  it('rooms.room-facts: reads what a room says beyond the basics; blank says nothing', async () => {
    const names = 'external_id,title,address,rent,available_from,current_tenants,max_tenants'
    const facts = 'home_type,posted_by,brokerage,lift,fridge,gate_closes_at,household,notice_days'
    const row = (rest: string) => `f,A good room of facts,"Baner, Pune",9000,2026-12-01,0,2,${rest}`
    const text = (rest: string) => [`${names},${facts}`, row(rest)].join('\n')
    expect(counts(await run(text('PG_Bed,agent,0,yes,,22:30,women:2|men:1,30')))).toEqual([1, 0, 0])
    expect(await rooms()).toMatchObject([
      {
        home_type: 'pg_bed',
        posted_by: 'agent',
        brokerage: 0,
        lift: true,
        fridge: null,
        gate_closes_at: '22:30',
        household: [
          { kind: 'women', count: 2 },
          { kind: 'men', count: 1 },
        ],
        notice_days: 30,
      },
    ])
    expect((await run(text('castle,agent,,yes,,late,cats:2,99'))).faults.map(({ column }) => column)).toEqual(
      expect.arrayContaining(['home_type', 'gate_closes_at', 'household', 'notice_days']),
    )
    expect(counts(await run(text(',,,,,,,')))).toEqual([0, 1, 0])
    expect(await rooms()).toMatchObject([{ home_type: null, household: null, notice_days: null }])
  })

  it('takes the example of the documentation', async () => {
    const text = readFileSync(join(import.meta.dirname, '../../../docs/import.md'), 'utf8')
    const example = /```csv\n([\s\S]*?)```/.exec(text)?.[1] ?? ''
    expect(counts(await run(example))).toEqual([2, 0, 0])
    expect(await rooms()).toMatchObject([
      { description: 'Third floor, lift.\nQuiet lane.', latitude: 12.9116, deposit: 50_000 },
      { description: null, gender_preference: 'female', bills_estimate: 0, custom_amenities: [] },
    ])
  })

  it('changes nothing when it is run again, and what differs when the file has changed', async () => {
    await run(file(line('a'), line('b'), line('c')))
    const before = await rooms()
    expect(counts(await run(file(line('a'), line('b'), line('c'))))).toEqual([0, 0, 3])
    const same = (row: { confirmed_at: unknown }) => ({ ...row, confirmed_at: 0 })
    expect((await rooms()).map(same)).toEqual(before.map(same))
    expect(counts(await run(file(line('a', 9500), line('b'), line('d'))))).toEqual([1, 1, 1])
    expect((await rooms()).map((room) => [room.external_id, room.rent, room.version])).toEqual([
      ['a', 9500, 2],
      ['b', 9000, 1],
      ['c', 9000, 1],
      ['d', 9000, 1],
    ])
  })

  it('leaves columns alone that the file does not have', async () => {
    await run(file(line('a')))
    await world.query(
      "UPDATE rooms SET pets_allowed = true, description = 'Kept', latitude = 18.5, longitude = 73.8",
    )
    await run(file(line('a', 9500)))
    expect(await rooms()).toMatchObject([
      { rent: 9500, pets_allowed: true, description: 'Kept', latitude: 18.5 },
    ])
  })

  it('confirms rooms that are still in the list, and brings back deleted ones', async () => {
    await run(file(line('a'), line('b')))
    await world.query("UPDATE rooms SET lapsed = true, confirmed_at = now() - interval '50 days'")
    await world.query("UPDATE rooms SET deleted_at = now() WHERE external_id = 'b'")
    expect(counts(await run(file(line('a'), line('b'))))).toEqual([0, 1, 1])
    expect((await rooms()).map((room) => room.searchable)).toEqual([true, true])
  })

  it('is everything or nothing, and names line, column and reason', async () => {
    const bad = file(
      line('a'),
      line('b', 999),
      line('c', '9,000'),
      line('', 9000),
      line('a'),
      line('d', 9000, 'Short'),
    )
    const report = await run(bad)
    expect([report.accepted, await rooms()]).toEqual([false, []])
    expect(report.faults).toEqual([
      { line: 3, column: 'rent', message: roomSentences.rentLow },
      { line: 4, column: '', message: 'Has 10 fields, the first line has 9' },
      { line: 5, column: 'external_id', message: 'External id is required' },
      { line: 6, column: 'external_id', message: 'Is in an earlier line too' },
      { line: 7, column: 'title', message: roomSentences.titleShort },
    ])
  })

  it('--skip-bad imports the good rows', async () => {
    const report = await run(file(line('a'), line('b', 1), line('c')), { skipBad: true })
    expect([counts(report), report.faults.length]).toEqual([[2, 0, 0], 1])
    expect((await rooms()).map((room) => room.external_id)).toEqual(['a', 'c'])
  })

  it('--dry-run says what would happen and changes nothing', async () => {
    await run(file(line('a')))
    const before = await rooms()
    expect(counts(await run(file(line('a', 9500), line('b')), { dryRun: true }))).toEqual([1, 1, 0])
    expect(await rooms()).toEqual(before)
  })

  it.each([
    ['', '', 'The file is empty'],
    ['title,"address', '', 'never closed'],
    [`${head},colour`, 'colour', 'Is not a known column'],
    [`${head},title`, 'title', 'Is there twice'],
    [head.replace('rent,', ''), 'rent', 'Is missing'],
    [`${head},latitude`, 'longitude', 'Is missing'],
  ])('refuses the file %j', async (text, column, words) => {
    const { accepted, faults } = await run(text, { skipBad: true })
    expect(accepted).toBe(false)
    expect(faults[0]).toMatchObject({ column, message: expect.stringContaining(words) })
  })

  it.each([
    ['rent', '12.5', 'Enter whole rupees'],
    ['rent', '1e5', 'Enter whole rupees'],
    ['rent', '', 'Monthly rent is required'],
    ['wifi_included', 'maybe', expect.any(String)],
    ['available_from', '01/12/2026', 'We cannot read this day. Write it like 1 December 2026'],
    ['current_tenants', '3', 'Current tenants cannot exceed maximum tenants'],
  ])('refuses %s %j', async (column, cell, message) => {
    const cells = line('a').replace('"Baner, Pune"', 'Pune').split(',')
    cells[head.split(',').indexOf(column)] = cell
    expect((await run(file(cells.join(',')))).faults).toEqual([{ line: 2, column, message }])
  })

  it('keeps the rooms of different owners apart', async () => {
    await run(file(line('a')))
    expect(counts(await run(file(line('a')), { owner: ` ${rohan.email.toUpperCase()} ` }))).toEqual([1, 0, 0])
    expect((await rooms()).map((room) => room.user_id).toSorted()).toEqual([asha.id, rohan.id])
  })

  it('needs an account', async () => {
    await expect(run(file(line('a')), { owner: 'nobody@example.test' })).rejects.toThrow('no account')
  })

  it('is done once by two that run at once', async () => {
    const many = file(...Array.from({ length: 600 }, (_, n) => line(`r${n}`)))
    const reports = await Promise.all([run(many), run(many)])
    expect(reports.map(({ created }) => created).toSorted()).toEqual([0, 600])
    expect(await rooms()).toHaveLength(600)
  })
})
