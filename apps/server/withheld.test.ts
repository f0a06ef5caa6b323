import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localFiles, registerFileRoutes } from '@basera/platform/server/files'
import { createTestApp } from '@basera/platform/testing'
import { hideRoom, unhideRoom } from '@basera/rooms/server'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWholeApp, type WholeApp } from './whole-app.fixture.ts'
import { openWithheld } from './work.ts'

const asha = 'a0000000-0000-4000-8000-000000000001'
const room = 'b0000000-0000-4000-8000-000000000001'
const other = 'b0000000-0000-4000-8000-000000000002'
const base = '/storage/v1/object/public'
let whole: WholeApp
let database: WholeApp['database']
let app: FastifyInstance
let folder: string
let stop: () => void
const troubles: unknown[] = []
beforeAll(async () => {
  whole = await createWholeApp()
  database = whole.database
  await database.pool.query("INSERT INTO auth_users (id, email) VALUES ($1, 'asha@example.test')", [asha])
  await database.pool.query("INSERT INTO user_profiles (id, email) VALUES ($1, 'asha@example.test')", [asha])
  await database.pool.query(
    `INSERT INTO rooms (id, user_id, title, address, rent, available_from)
     SELECT id, $1, 'A room', 'Here', 5000, '2030-01-01' FROM unnest($2::uuid[]) AS id`,
    [asha, [room, other]],
  )
  folder = mkdtempSync(join(tmpdir(), 'basera-withheld-'))
  const files = localFiles(folder)
  for (const id of [room, other])
    await files.store('room-images', `${asha}/${id}/1-0.webp`, Buffer.from('room'))
  await files.store('profile-images', `${asha}/1.webp`, Buffer.from('face'))
  const logger = { warn: (facts: unknown) => void troubles.push(facts) }
  const withheld = await openWithheld(whole.features, logger)
  stop = withheld.start(20)
  app = await createTestApp([], {
    before: (it) =>
      registerFileRoutes(it, files, [{ name: 'room-images' }, { name: 'profile-images' }], withheld),
  })
})
afterAll(async () => {
  stop()
  await app.close()
  await whole.close()
  rmSync(folder, { recursive: true })
})

const statuses = async () => {
  const paths = [
    `room-images/${asha}/${room}/1-0.webp?w=320`,
    `room-images/${asha}/${other}/1-0.webp`,
    `profile-images/${asha}/1.webp`,
  ]
  return Promise.all(paths.map(async (path) => (await app.inject(`${base}/${path}`)).statusCode))
}
const become = (wanted: readonly number[]) => expect.poll(statuses, { timeout: 10_000 }).toEqual(wanted)
const act = { operator: 'meera', command: 'rooms hide', reason: 'a scam' }

describe('files the operator took away', () => {
  it('of a hidden room are not found, and are back when it is shown again', async () => {
    expect(await statuses()).toEqual([200, 200, 200])
    await hideRoom(database.db, act, room)
    await become([404, 200, 200])
    await unhideRoom(database.db, act, room)
    await become([200, 200, 200])
  })

  it('of a suspended person are not found: photos of all rooms, and the profile picture', async () => {
    await database.pool.query('UPDATE auth_users SET banned_at = now()')
    await become([404, 404, 404])
    await database.pool.query('UPDATE auth_users SET banned_at = NULL')
    await become([200, 200, 200])
  })

  it('rooms.photo-withheld: of a deleted room are not found until it is brought back', async () => {
    await database.pool.query('UPDATE rooms SET deleted_at = now() WHERE id = $1', [room])
    await become([404, 200, 200])
    await database.pool.query('UPDATE rooms SET deleted_at = NULL WHERE id = $1', [room])
    await become([200, 200, 200])
    const { headers } = await app.inject(`${base}/room-images/${asha}/${room}/1-0.webp`)
    expect(headers['cdn-cache-control']).toBe('public, max-age=60')
  })

  it('stay away while the database does not answer', async () => {
    await hideRoom(database.db, act, room)
    await become([404, 200, 200])
    await database.pool.query('ALTER TABLE rooms RENAME TO rooms_away')
    await expect.poll(() => troubles.length, { timeout: 10_000 }).toBeGreaterThan(0)
    expect(await statuses()).toEqual([404, 200, 200])
    await database.pool.query('ALTER TABLE rooms_away RENAME TO rooms')
  })

  it('are read without reading the tables', async () => {
    const client = await database.pool.connect()
    await client.query('SET enable_seqscan = off')
    const { rows } = await client.query(
      `EXPLAIN SELECT id FROM rooms WHERE hidden_at IS NOT NULL
       UNION ALL SELECT id FROM rooms WHERE deleted_at IS NOT NULL
       UNION ALL SELECT id FROM auth_users WHERE banned_at IS NOT NULL`,
    )
    client.release(true)
    const plan = JSON.stringify(rows)
    expect(plan).toContain('rooms_hidden_idx')
    expect(plan).toContain('rooms_deleted_idx')
    expect(plan).toContain('auth_users_banned_idx')
  })
})
