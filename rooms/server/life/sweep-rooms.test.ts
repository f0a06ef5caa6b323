import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roomLifeAt, usualRoomLife } from '../own/room-life.ts'
import { photoOfFile } from '../photos/photo-files.ts'
import { sweepOrphanFiles } from '../photos/sweep-orphan-files.ts'
import { roomTasks } from '../room-tasks.ts'
import { asha, meera, type RoomWorld, rohan, roomWorld } from '../room-world.fixture.ts'
import { someListing, somePhoto } from '../some-listing.fixture.ts'
import { sweepRooms } from './sweep-rooms.ts'

let world: RoomWorld
beforeAll(async () => {
  world = await roomWorld(0)
})
afterAll(() => world.close())

const newRoom = async (): Promise<string> =>
  (await world.call({ method: 'POST', url: '/api/rooms', body: someListing, by: asha.id })).json().id
const set = (id: string, change: string) => world.query(`UPDATE rooms SET ${change} WHERE id = $1`, [id])
const row = async (id: string) => (await world.query('SELECT * FROM rooms WHERE id = $1', [id])).rows[0]
const sweep = () => sweepRooms(world.db, world.files, usualRoomLife)
const filesOf = (id: string) => world.kept().filter((path) => path.includes(id))

describe('the hourly sweep of rooms', () => {
  it('rooms.lapse-after: takes rooms out of search 45 days after their last confirmation, and no earlier', async () => {
    const [late, early, paused] = [await newRoom(), await newRoom(), await newRoom()]
    await set(late, "confirmed_at = now() - interval '45 days 1 minute'")
    await set(early, "confirmed_at = now() - interval '44 days 23 hours'")
    await set(paused, "confirmed_at = now() - interval '90 days', status = 'paused'")
    expect(await sweep()).toEqual({ lapsed: 1, gone: 0 })
    expect([(await row(late)).searchable, (await row(early)).searchable]).toEqual([false, true])
    expect((await row(paused)).lapsed).toBe(false)
    expect(await sweep()).toEqual({ lapsed: 0, gone: 0 })
    expect((await world.get(`/api/rooms/${late}`)).statusCode).toBe(200)
  })

  it('brings back what left search while the clock was a day ahead', async () => {
    const [early, late] = [await newRoom(), await newRoom()]
    await set(early, "confirmed_at = now() - interval '44 days 12 hours', lapsed = true")
    await set(late, "confirmed_at = now() - interval '46 days', lapsed = true")
    expect(await sweep()).toEqual({ lapsed: 0, gone: 0 })
    expect([(await row(early)).searchable, (await row(late)).searchable]).toEqual([true, false])
  })

  it('takes any number of rooms, also from several processes at once', async () => {
    await world.query(
      `INSERT INTO rooms (user_id, title, address, rent, available_from, confirmed_at)
       SELECT $1, 'Room ' || n, 'Here', 5000, '2026-12-01', now() - interval '50 days' FROM generate_series(1, 2500) n`,
      [rohan.id],
    )
    const swept = await Promise.all([sweep(), sweep(), sweep()])
    expect(swept.reduce((total, { lapsed }) => total + lapsed, 0)).toBe(2500)
    const { rows } = await world.query('SELECT count(*) AS n FROM rooms WHERE user_id = $1 AND searchable', [
      rohan.id,
    ])
    expect(rows[0].n).toBe(0)
  })

  it('rooms.delete-purge: removes rows and files of rooms an hour after they were deleted, and no earlier', async () => {
    const [gone, kept] = [await newRoom(), await newRoom()]
    for (const id of [gone, kept]) await world.upload(`/api/rooms/${id}/images`, await somePhoto(), asha.id)
    await set(gone, "deleted_at = now() - interval '61 minutes'")
    await set(kept, "deleted_at = now() - interval '59 minutes'")
    expect(filesOf(gone)).not.toEqual([])
    expect((await sweep()).gone).toBe(1)
    expect([await row(gone), filesOf(gone)]).toEqual([undefined, []])
    expect([(await row(kept)).id, filesOf(kept).length > 0]).toEqual([kept, true])
  })

  it('rooms.delete-purge: the title stays with who saved it until the account of its lister ends', async () => {
    const listed = await world.call({ method: 'POST', url: '/api/rooms', body: someListing, by: meera.id })
    const { id } = listed.json()
    await world.query('INSERT INTO saved_rooms (user_id, room_id) VALUES ($1, $2)', [rohan.id, id])
    await set(id, "deleted_at = now() - interval '2 hours'")
    await sweep()
    const titles = async () => {
      const answer = await world.call({ method: 'GET', url: '/api/me/saved-rooms', by: rohan.id })
      return answer.json().items.map((one: { title: string | null }) => one.title)
    }
    expect(await titles()).toEqual([someListing.title])
    await world.query('DELETE FROM auth_users WHERE id = $1', [meera.id])
    expect(await titles()).toEqual([null])
  })
})

/** A file of that age, without a row. */
const put = (path: string, hoursAgo: number) => {
  const file = join(world.folder, 'room-images', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'x')
  const then = Date.now() / 1000 - hoursAgo * 3600
  utimesSync(file, then, then)
}

describe('the sweep of files', () => {
  it('rooms.orphan-files: removes what no row points at after an hour, unfinished files included, and nothing else', async () => {
    const id = await newRoom()
    await world.upload(`/api/rooms/${id}/images`, await somePhoto(800, 600), asha.id)
    const own = filesOf(id)
    for (const path of own) put(path.replace('room-images/', ''), 5)
    const orphans = ['1-0.webp', '1-0.w320.webp', '1-0.jpg', '.2-0.webp.0123456789ab'].map(
      (n) => `${asha.id}/${id}/${n}`,
    )
    for (const path of orphans) put(path, 2)
    put(`${asha.id}/${id}/3-0.webp`, 0.5)
    const all = world.kept().length
    expect((await sweepOrphanFiles(world.files, world.db)).removed).toBe(4)
    expect(filesOf(id)).toEqual([...own, `room-images/${asha.id}/${id}/3-0.webp`].toSorted())
    expect(world.kept()).toHaveLength(all - 4)
  })

  it('goes on where it ended, a few people at a time', async () => {
    const people = ['b', 'c', 'd'].map((letter) => `${letter}0000000-0000-4000-8000-000000000000`)
    for (const person of people) put(`${person}/r/1-0.webp`, 3)
    let after: string | null = null
    const ended: (string | null)[] = []
    do {
      after = (await sweepOrphanFiles(world.files, world.db, { after, people: 2 })).after
      ended.push(after)
    } while (after)
    expect(ended).toEqual([people[0], null])
    expect(world.kept().filter((path) => path.endsWith('r/1-0.webp'))).toEqual([])
  })

  it('goes on past a person whose files cannot be removed', async () => {
    const [first, second] = ['b', 'c'].map((letter) => `${letter}0000000-0000-4000-8000-000000000000`)
    for (const person of [first, second]) put(`${person}/r/1-0.webp`, 3)
    const remove: typeof world.files.remove = async (bucket, path) => {
      if (path.startsWith(`${first}/`)) throw new Error('the disk is broken')
      await world.files.remove(bucket, path)
    }
    const swept = await sweepOrphanFiles({ ...world.files, remove }, world.db)
    expect(swept).toMatchObject({ after: null, faults: [{ message: 'the disk is broken' }] })
    expect(world.kept().filter((path) => path.endsWith('r/1-0.webp'))).toEqual([
      `room-images/${first}/r/1-0.webp`,
    ])
    await sweepOrphanFiles(world.files, world.db)
  })

  it.each([
    ['a/b/1-0.webp', 'a/b/1-0.webp'],
    ['a/b/1-0.w640.webp', 'a/b/1-0.webp'],
    ['a/b/1-0.jpg', 'a/b/1-0.webp'],
    ['a/b/1-0.w320.jpg', 'a/b/1-0.webp'],
  ])('%s is of the photo %s', (file, photo) => expect(photoOfFile(file)).toBe(photo))
})

describe('the background work of rooms', () => {
  it('is both sweeps and reading texts every hour, naming cities and comparing photos every minute', async () => {
    const id = await newRoom()
    await set(id, "deleted_at = now() - interval '2 hours'")
    put(`${asha.id}/r/9-0.webp`, 2)
    const tasks = roomTasks(world.db, world.files, world.places.directory)
    expect(tasks.map(({ everyMinutes }) => everyMinutes)).toEqual([60, 60, 60, 1, 1])
    for (const task of tasks) await task.run({}, new AbortController().signal)
    expect(await row(id)).toBeUndefined()
    expect(world.kept().some((path) => path.endsWith('r/9-0.webp'))).toBe(false)
  })
})

describe('what a lister is told', () => {
  const now = new Date('2026-11-21T00:00:00Z')
  const days = (count: number) => new Date(now.getTime() - count * 86_400_000)
  it.each([
    ['live', 29.9, false, '2026-12-06T02:24:00.000Z'],
    ['live', 30, true, '2026-12-06T00:00:00.000Z'],
    ['live', 50, true, '2026-11-16T00:00:00.000Z'],
    ['paused', 50, false, null],
    ['taken', 50, false, null],
  ] as const)('%s, confirmed %d days ago', (status, age, asks, leaves) => {
    expect(roomLifeAt(usualRoomLife, { status, confirmed_at: days(age) }, now)).toEqual({
      asks_confirmation: asks,
      leaves_search_at: leaves,
    })
  })
})
