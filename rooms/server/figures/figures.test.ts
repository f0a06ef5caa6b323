import { figureDays, type RoomFigures, tipRoomsMin } from '@basera/rooms/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, meera, nina, rohan } from '../room-world.fixture.ts'
import { countContact, countVisit } from '../views/count-view.ts'
import { sweepDays } from './figures-feature.ts'
import { type FiguresWorld, figuresWorld } from './figures-world.fixture.ts'

let world: FiguresWorld
beforeAll(async () => {
  world = await figuresWorld(400)
})
afterAll(() => world.close())

const figuresOf = async (id: string, by = asha.id): Promise<RoomFigures> =>
  (await world.figures([id], by)).json().items[0]
const save = (id: string, by: string) => world.call({ method: 'PUT', url: `/api/me/saved-rooms/${id}`, by })

describe('rooms.listing-figures', () => {
  it('are for the lister alone', async () => {
    const [own, foreign] = [await world.list(asha.id), await world.list(rohan.id)]
    expect((await world.figures([own])).statusCode).toBe(401)
    expect((await world.figures([own], nina.id)).statusCode).toBe(403)
    expect((await world.figures([own], meera.id)).json().items).toEqual([])
    const answer = (await world.figures([own, foreign], asha.id)).json()
    expect(answer.items.map(({ id }: RoomFigures) => id)).toEqual([own])
    for (const [by, code] of [
      [undefined, 401],
      [nina.id, 403],
    ] as const)
      expect((await world.table(by)).statusCode).toBe(code)
  })

  it('count up to 50 rooms in one call', async () => {
    const ids = Array.from({ length: 51 }, () => crypto.randomUUID())
    expect((await world.figures(ids, asha.id)).statusCode).toBe(400)
    expect((await world.figures(ids.slice(1), asha.id)).json().items).toEqual([])
    for (const bad of [[], ['x'], ["'"]]) expect((await world.figures(bad, asha.id)).statusCode).toBe(400)
  })

  it('of a new room are nothing yet', async () => {
    const { tips: _, search: __, ...figures } = await figuresOf(await world.list(asha.id))
    expect(figures).toMatchObject({ views: 0, contacts: 0, visits: 0, hearts: null })
    expect(figures.views_by_day).toEqual(Array(figureDays).fill(0))
  })

  it('add up the last 30 days, by day', async () => {
    const id = await world.list(meera.id)
    await world.count(id, 30, { views: 100, contacts: 100, visits: 100 })
    await world.count(id, 29, { views: 4 })
    await world.count(id, 1, { views: 2, contacts: 3 })
    await world.call({ method: 'POST', url: `/api/rooms/${id}/view` })
    await countContact(world.db, id)
    await countVisit(world.db, id)
    const answer = (await world.figures([id], meera.id)).json()
    const [figures] = answer.items
    expect(figures).toMatchObject({ views: 7, contacts: 4, visits: 1 })
    expect(figures.views_by_day).toEqual([4, ...Array(27).fill(0), 2, 1])
    expect(answer.today).toBe(
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date()),
    )
  })

  it('add up all rooms of a lister, and leave out deleted ones', async () => {
    const before = (await world.figures([crypto.randomUUID()], rohan.id)).json().lister
    const [kept, deleted] = [await world.list(rohan.id), await world.list(rohan.id)]
    for (const id of [kept, deleted]) await world.count(id, 2, { views: 5, contacts: 1, visits: 1 })
    await world.query('UPDATE rooms SET deleted_at = now() WHERE id = $1', [deleted])
    const { lister, items } = (await world.figures([kept, deleted], rohan.id)).json()
    expect(items).toHaveLength(1)
    expect(lister).toEqual({
      ...{ views: before.views + 5, contacts: before.contacts + 1, visits: before.visits + 1 },
      answer_hours: null,
    })
    expect((await world.figures([kept], asha.id)).json().lister.answer_hours).toBe(2)
  })

  it('rooms.figure-hearts: tell hearts from three on, without the lister’s own', async () => {
    const id = await world.list(asha.id)
    for (const { id: by } of [asha, rohan, meera]) await save(id, by)
    expect((await figuresOf(id)).hearts).toBeNull()
    await world.query(
      `INSERT INTO saved_rooms (user_id, room_id) SELECT id, $1 FROM user_profiles WHERE full_name = 'Lister 5'`,
      [id],
    )
    expect((await figuresOf(id)).hearts).toBe(3)
  })
})

describe('rooms.figure-position', () => {
  it('is the room’s place in the search of its locality, for every room of the lister', async () => {
    const { rows } = await world.query(
      `SELECT id FROM rooms WHERE user_id = $1 AND deleted_at IS NULL ORDER BY created_at DESC LIMIT 50`,
      [asha.id],
    )
    const middle = await world.places.directory.findLocality('bengaluru', 'koramangala')
    const found: string[] = []
    for (let cursor = ''; found.length < 200; ) {
      const at = `lat=${middle?.latitude}&lng=${middle?.longitude}`
      const page = (await world.get(`/api/rooms?${at}&limit=50${cursor && `&cursor=${cursor}`}`)).json()
      found.push(...page.items.map(({ id }: { id: string }) => id))
      cursor = page.next_cursor ?? ''
      if (!cursor) break
    }
    const { items } = (
      await world.figures(
        rows.map(({ id }) => id),
        asha.id,
      )
    ).json()
    const near = (items as RoomFigures[]).filter(({ search }) => search?.place === 'Koramangala')
    expect(near.length).toBeGreaterThan(2)
    for (const { id, search } of near) {
      const index = found.slice(0, 200).indexOf(id)
      expect(search?.position, id).toBe(index < 0 ? null : index + 1)
    }
  })

  it('is told of rooms in search alone', async () => {
    const id = await world.list(asha.id)
    expect((await figuresOf(id)).search).not.toBeNull()
    await world.query("UPDATE rooms SET status = 'paused' WHERE id = $1", [id])
    expect(await figuresOf(id)).toMatchObject({ search: null, tips: [] })
  })
})

describe('rooms.figure-table', () => {
  it('holds all rooms of the lister, for spreadsheets', async () => {
    const titles = ['=SUM(A1:A9) "sunny"', '+one room with a view', 'कमरा, "उजला" खुला', '@ home and garden']
    const ids: string[] = []
    for (const title of titles) ids.push(await world.list(meera.id, { title, rent: 14_500 }))
    await world.count(ids[0] ?? '', 3, { views: 9, contacts: 2, visits: 1 })
    const answer = await world.table(meera.id)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.body.startsWith('\uFEFF"Title","Address","Status","Rent a month (INR)"')).toBe(true)
    const lines = answer.body.split('\r\n')
    const lineOf = (start: string) => lines.find((line) => line.startsWith(start)) ?? ''
    expect(lineOf(`"'=SUM(A1:A9) ""sunny""",`)).toMatch(
      /,"Live",14500,"[\d-]{10}","[\d-]{10}",0,9,2,1,"fewer than 3",/,
    )
    expect(lineOf(`"'+one room with a view",`)).not.toBe('')
    expect(lineOf(`"कमरा, ""उजला"" खुला",`)).not.toBe('')
    expect(lineOf(`"'@ home and garden",`)).not.toBe('')
    const own = await world.query(
      'SELECT count(*)::int AS n FROM rooms WHERE user_id = $1 AND deleted_at IS NULL',
      [meera.id],
    )
    expect(lines).toHaveLength(own.rows[0].n + 2)
  })

  it('is in the language of the account, else of the request; what the lister wrote stays', async () => {
    await world.list(rohan.id, { title: 'Sunny room by the lake', rent: 15_500 })
    await world.query("UPDATE auth_users SET language = 'hi' WHERE id = $1", [rohan.id])
    const hindi = (await world.table(rohan.id)).body
    await world.query('UPDATE auth_users SET language = NULL')
    expect((await world.table(rohan.id, 'hi-IN,en;q=0.5')).body).toBe(hindi)
    expect((await world.table(rohan.id)).body).toMatch(/^\uFEFF"Title","Address","Status",/)
    expect(hindi).toMatch(/^\uFEFF"टाइटल","पता","स्टेटस","महीने का किराया \(INR\)",/)
    expect(hindi).toMatch(/"Sunny room by the lake",.*,"लाइव",15500,.*,"3 से कम",/)
    expect(hindi).not.toMatch(/"(Live|Paused|Taken|fewer than 3|after 200)"/)
  })
})

describe('rooms.figure-days', () => {
  it('are removed after five weeks', async () => {
    const id = await world.list(asha.id)
    for (const ago of [34, 35, 36, 400]) await world.count(id, ago, { views: 1 })
    await sweepDays(world.db)
    const kept = await world.query('SELECT day FROM room_days WHERE room_id = $1', [id])
    expect(kept.rows).toHaveLength(2)
  })
})

describe('rooms.figure-tips', () => {
  it('come from enough rooms of other listers on both sides', async () => {
    const town = { latitude: 26.9124, longitude: 75.7873, address: 'Jaipur' }
    const others = Array.from({ length: 10 }, (_, n) => n)
    const { rows: listers } = await world.query(
      "SELECT id FROM user_profiles WHERE full_name LIKE 'Lister %' ORDER BY full_name LIMIT 10",
    )
    const own = await world.list(asha.id, { ...town, description: 'Short' })
    const place = (await figuresOf(own)).search?.place
    const plant = async (description: string, contacts: number, most: number) => {
      for (const n of others.slice(0, most)) {
        const id = await world.list(listers[n].id, { ...town, description })
        await world.query("UPDATE rooms SET created_at = now() - interval '20 days' WHERE id = $1", [id])
        await world.count(id, 5, { contacts })
      }
    }
    await plant('Few words', 1, 10)
    await plant('Many words. '.repeat(20), 2, tipRoomsMin - 1)
    expect((await figuresOf(own)).tips).toEqual([])
    await plant('Many words. '.repeat(20), 2, 2)
    expect((await figuresOf(own)).tips).toEqual([{ kind: 'words', place, times: 2 }])
    await world.query("UPDATE rooms SET description = repeat('Many words. ', 20) WHERE id = $1", [own])
    expect((await figuresOf(own)).tips).toEqual([])
  })
})
