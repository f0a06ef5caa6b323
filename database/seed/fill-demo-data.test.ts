import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@basera/platform/server/logger'
import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { judgeFairHousing } from '@basera/trust/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillDemoData } from './index.ts'

const logger = createLogger('silent')
const now = new Date('2026-11-21T09:30:00Z')
const tables = [
  'auth_users',
  'auth_identities',
  'user_profiles',
  'work_proofs',
  'photo_checks',
  'rooms',
  'room_images',
  'saved_rooms',
  'alerts',
  'alert_matches',
  'roommate_alert_searches',
  'roommate_alert_matches',
  'shortlists',
  'shortlist_members',
  'shortlist_rooms',
  'shortlist_comments',
  'roommate_groups',
  'roommate_group_members',
  'room_days',
  'room_counts',
  'chats',
  'messages',
  'chat_reads',
]
let one: TestDatabase<unknown>
let two: TestDatabase<unknown>
let files: string
let answers: boolean[]

beforeAll(async () => {
  ;[one, two] = await Promise.all([createTestDatabase(), createTestDatabase()])
  files = mkdtempSync(join(tmpdir(), 'basera-demo-'))
  // Two processes that start together: one fills, the other waits and finds it done.
  const numberHash = (phone: string) => phone.padEnd(43, '-')
  const fill = () => fillDemoData({ pool: one.pool, files: join(files, 'one'), logger, now, numberHash })
  answers = await Promise.all([fill(), fill()])
})
afterAll(async () => {
  await Promise.all([one.close(), two.close()])
  rmSync(files, { recursive: true })
})

async function contents(database: TestDatabase<unknown>): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const table of tables) {
    // Numbers given by a sequence follow the order of arrival.
    const row = `to_jsonb(t) - 'organization_id'`
    const sql = `SELECT count(*) || ' ' || md5(string_agg(x, ',' ORDER BY x)) AS hash FROM (SELECT (${row})::text AS x FROM ${table} t) s`
    hashes[table] = (await database.pool.query<{ hash: string }>(sql)).rows[0]!.hash
  }
  return hashes
}

describe('filling a database', () => {
  it('happens once, also when two processes start together', async () => {
    expect(answers.sort()).toEqual([false, true])
    const before = await contents(one)
    expect(await fillDemoData({ pool: one.pool, files: join(files, 'one'), logger })).toBe(false)
    expect(await contents(one)).toEqual(before)
  })

  it('gives two databases the same content', async () => {
    await fillDemoData({ pool: two.pool, files: join(files, 'two'), logger, now })
    expect(await contents(two)).toEqual(await contents(one))
  })

  it('has alerts with rooms and people since they were opened, and a shortlist of two with comments', async () => {
    const { rows } = await one.pool.query(
      `SELECT (SELECT count(*)::integer FROM alert_matches m JOIN alerts ON alerts.id = alert_id WHERE matched_at > seen_at) AS new_rooms,
         (SELECT count(*)::integer FROM alert_matches WHERE sent_at IS NULL) AS waiting,
         (SELECT count(*)::integer FROM roommate_alert_matches m JOIN alerts ON alerts.id = alert_id
          WHERE matched_at > seen_at) AS new_people,
         (SELECT count(*)::integer FROM shortlist_members) AS members,
         (SELECT count(*)::integer FROM shortlist_comments) AS comments`,
    )
    expect(rows[0]!.new_rooms).toBeGreaterThan(0)
    expect(rows[0]!.new_people).toBeGreaterThan(0)
    expect(rows[0]).toMatchObject({ waiting: 0, members: 2, comments: 3 })
  })

  it('roommates.group-shown: has two groups that others find, with what their members can pay', async () => {
    const { rows } = await one.pool.query(
      'SELECT seeks, shown_members, length(place) > 3 AS placed FROM roommate_groups ORDER BY seeks',
    )
    expect(rows).toEqual([
      { seeks: 'home', shown_members: 3, placed: true },
      { seeks: 'person', shown_members: 2, placed: true },
    ])
  })

  it('rooms.photo-row-after-file: no address points at a missing file, and photos have their widths', async () => {
    const { rows } = await one.pool.query<{ url: string; room: boolean }>(
      `SELECT image_url AS url, true AS room FROM room_images
       UNION ALL SELECT avatar_url, false FROM user_profiles WHERE avatar_url IS NOT NULL`,
    )
    expect(rows.length).toBeGreaterThan(5000)
    const file = (url: string) => join(files, 'one', url.replace('/storage/v1/object/public/', ''))
    expect(rows.filter(({ url }) => !existsSync(file(url)))).toEqual([])
    const narrow = (url: string, width: number) => file(url).replace(/\.webp$/, `.w${width}.webp`)
    const photos = rows.filter(({ room }) => room)
    expect(
      photos.filter(({ url }) => !existsSync(narrow(url, 320)) || !existsSync(narrow(url, 640))),
    ).toEqual([])
    expect((await sharp(narrow(photos[0]!.url, 320)).metadata()).width).toBe(320)
  })

  it('rooms.photo-path: photos lie at user id/room id/timestamp-index', async () => {
    const { rows } = await one.pool.query(
      `SELECT image_url FROM room_images JOIN rooms ON rooms.id = room_id WHERE image_url !~
         ('^/storage/v1/object/public/room-images/' || user_id || '/' || room_id || '/[0-9]{13}-' || display_order || '[.]webp$')`,
    )
    expect(rows).toEqual([])
  })

  it('stores each picture once: thousands of photos take a few megabytes', () => {
    const all = readdirSync(join(files, 'one'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    const stats = all.map((entry) => statSync(join(entry.parentPath, entry.name)))
    const whole = new Map(stats.map(({ ino, size }) => [ino, size]))
    expect(all.length).toBeGreaterThan(15_000)
    expect([...whole.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000_000)
  })

  it('leaves nothing behind when a part fails', async () => {
    const other = await createTestDatabase<unknown>()
    await other.pool.query('ALTER TABLE chat_reads ADD CONSTRAINT refuse CHECK (seq < 0)')
    const folder = join(files, 'three')
    await expect(fillDemoData({ pool: other.pool, files: folder, logger, now })).rejects.toThrow('refuse')
    const { rows } = await other.pool.query(
      'SELECT (SELECT count(*) FROM auth_users) AS users, (SELECT count(*) FROM demo_data) AS marks',
    )
    expect(rows).toEqual([{ users: 0, marks: 0 }])
    await other.close()
  })
})

it('trust.live-rooms: who has more than five rooms lists for a living, landlord and asha too, and nobody is new', async () => {
  const { rows } = await one.pool.query(
    `SELECT split_part(email, '@', 1) AS name, professional, first_seen_at < $1::timestamptz - interval '7 days' AS known,
       (SELECT count(*) FROM rooms WHERE user_id = p.id) > 5 AS lets_many
     FROM phone_identities JOIN user_profiles p ON p.id = holder_id`,
    [now],
  )
  expect(rows.length).toBeGreaterThan(400)
  expect(rows.filter(({ known }) => !known)).toEqual([])
  expect(rows.filter(({ professional, lets_many }) => professional !== lets_many)).toEqual([])
  const professionals = rows.filter(({ professional }) => professional).map(({ name }) => name)
  expect(professionals).toEqual(expect.arrayContaining(['landlord', 'asha']))
})

it('rooms.in-review: two rooms of the landlord are in review, for what the checks find, each with its case', async () => {
  const { rows } = await one.pool.query(
    `SELECT rooms.title, description, review_reasons AS reasons, searchable, cases.because
     FROM rooms JOIN user_profiles p ON p.id = user_id LEFT JOIN cases ON cases.subject_id = rooms.id
     WHERE review_since IS NOT NULL AND p.email LIKE 'landlord@%' ORDER BY 3`,
  )
  expect(rows.map(({ reasons }) => reasons)).toEqual([['fair_housing'], ['scam_wording']])
  for (const { reasons, because, searchable } of rows) expect([because, searchable]).toEqual([reasons, false])
  expect(judgeFairHousing(rows[0].description)).not.toEqual([])
})

it('shell.demo-proofs: some have a checked photo, some a proven domain, some neither, listers and seekers alike', async () => {
  const { rows } = await one.pool.query(
    `SELECT kind, photo, work, count(*)::int AS shown FROM (
       SELECT 'roommate' AS kind, photo_checked AS photo, work_proven AS work FROM listed_roommates
       UNION ALL SELECT 'room', lister_photo_checked, lister_work_proven FROM rooms) t GROUP BY 1, 2, 3`,
  )
  expect(rows).toHaveLength(8)
  expect(rows.filter(({ shown }) => shown < 5)).toEqual([])
  const { rows: of } = await one.pool.query(
    `SELECT full_name AS name, c.sent_at > p.phone_verified_at AND c.decided_at < $1 AS sensible
     FROM photo_checks c JOIN user_profiles p ON p.id = c.user_id WHERE p.avatar_url IS NOT NULL`,
    [now],
  )
  expect(of.filter(({ sensible }) => !sensible)).toEqual([])
  expect(of.map(({ name }) => name)).toContain('Rohan Deshpande')
  expect(of.map(({ name }) => name)).not.toContain('Asha Nair')
})
