import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSchema } from '@basera/database/testing/schema'
import { localFiles } from '@basera/platform/server/files'
import { openSecrets } from '@basera/platform/server/secrets'
import { createTestDatabase } from '@basera/platform/testing'
import pg from 'pg'
import { checkBackup, type RestoreNeeds, restoreBackup } from './restore-backup.ts'
import { type BackupNeeds, takeBackup } from './take-backup.ts'

export const asha = 'a0000000-0000-4000-8000-000000000001'
export const rohan = 'a0000000-0000-4000-8000-000000000002'
export const secrets = openSecrets('a secret of the tests, at least thirty-two characters')
const act = { operator: 'meera', command: 'backup' }

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Asks the database once, and leaves no connection behind. */
export const query = (url: string, statement: string, values: unknown[] = []) =>
  connected(url, async (client) => (await client.query(statement, values)).rows)

type Rows = Record<string, { readonly rows: number; readonly digest: string }>

/** For every table that outlives a crash: how many rows, and a digest of them all. */
export const rowsOf = (url: string): Promise<Rows> =>
  connected(url, async (client) => {
    const { rows: tables } = await client.query(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence = 'p'`,
    )
    const all: Rows = {}
    for (const { name } of tables) {
      const sorted = `string_agg(one::text, E'\\n' ORDER BY one::text COLLATE "C")`
      const digest = `SELECT count(*)::int AS rows, md5(coalesce(${sorted}, '')) AS digest FROM ${name} AS one`
      all[name] = (await client.query(digest)).rows[0]
    }
    return all
  })

/** Tables, constraints, indexes, triggers and what is kept of them beside. */
export const schemaOf = (url: string): Promise<object> =>
  connected(url, async (client) => {
    const tables = await readSchema(client)
    const { rows: triggers } = await client.query(
      'SELECT tgrelid::regclass::text AS name, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2',
    )
    const { rows: statistics } = await client.query(
      `SELECT attrelid::regclass::text AS name, attnum, attstattarget FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
       WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND attstattarget >= 0 ORDER BY 1, 2`,
    )
    return { tables, triggers, statistics }
  })

const photoOf = (person: string, n: number) => `${person}/b0000000-0000-4000-8000-000000000001/${n}-0.webp`
export const photoAddress = (person: string, n: number) =>
  `/storage/v1/object/public/room-images/${photoOf(person, n)}`

/** Texts that a careless copy would break. */
const oddText = 'tab\tnew line\n\\. \\N "quotes", नमस्ते 🏠 \u{10FFFF} end'

const people = `
  INSERT INTO auth_users (id, email, user_metadata) VALUES ($1, 'asha@example.test', $3), ($2, 'rohan@example.test', '{}')`
const profiles = `
  INSERT INTO user_profiles (id, email, full_name, bio, organization, is_listed, is_roommate_profile_enabled, lifestyle_tags, latitude, longitude)
  VALUES ($1, 'asha@example.test', 'Asha Rao', $3, 'Infosys', true, true, ARRAY['a "b"', 'c\\d', $3], 12.9716, 77.6412),
    ($2, 'rohan@example.test', NULL, NULL, NULL, false, false, '{}', NULL, NULL)`
const rooms = `
  INSERT INTO rooms (id, user_id, title, address, rent, available_from, latitude, longitude, hidden_at)
  VALUES ('b0000000-0000-4000-8000-000000000001', $1, 'Sunny room', $2, 12000, '2026-12-01', 12.9716, 77.6412, NULL),
    ('b0000000-0000-4000-8000-000000000002', $1, 'Hidden room', 'Indiranagar', 9000, '2026-12-01', NULL, NULL, now())`

/** Fills a small installation: two people, a listed profile, rooms, photos, a conversation, a log, a job. */
export async function settle(url: string, files: ReturnType<typeof localFiles>): Promise<void> {
  await query(url, people, [asha, rohan, JSON.stringify({ name: oddText })])
  await query(url, profiles, [asha, rohan, oddText])
  await query(url, rooms, [asha, oddText])
  for (const n of [1, 2]) {
    for (const width of ['', '.w320']) {
      const path = photoOf(asha, n).replace('.webp', `${width}.webp`)
      await files.store('room-images', path, Buffer.from(`photo ${n}${width}`))
    }
    await query(
      url,
      `INSERT INTO room_images (room_id, image_url, display_order, width, height, blur)
       VALUES ('b0000000-0000-4000-8000-000000000001', $1, $2, 4, 3, 'x')`,
      [photoAddress(asha, n), n],
    )
  }
  await files.store('profile-images', `${asha}/1.webp`, Buffer.from('asha'))
  await query(url, `UPDATE user_profiles SET avatar_url = $2, profile_picture_url = $2 WHERE id = $1`, [
    asha,
    `/storage/v1/object/public/profile-images/${asha}/1.webp`,
  ])
  const [{ id: chat }] = await query(
    url,
    'INSERT INTO chats (user1_id, user2_id, last_seq) VALUES ($1, $2, 2) RETURNING id',
    [asha, rohan],
  )
  await query(
    url,
    `INSERT INTO messages (chat_id, seq, sender_id, client_id, content) VALUES ($1, 1, $2, 'a', $4), ($1, 2, $3, 'b', '\\.')`,
    [chat, asha, rohan, oddText],
  )
  await query(url, "INSERT INTO operator_log (operator, command) VALUES ('meera', 'people find')")
  await query(
    url,
    "INSERT INTO auth_signing_keys (kid, public_jwk, sealed_private_jwk) VALUES ('k', '{}', 's')",
  )
  await query(url, "INSERT INTO auth_sessions (user_id, amr) VALUES ($1, '[]')", [asha])
  await query(url, "INSERT INTO rate_limits (key, points) VALUES ('sign-in:1', 1)")
}

/** Databases and folders of one test file. */
export function backupWorld() {
  const root = mkdtempSync(join(tmpdir(), 'basera-backup-'))
  const ends: (() => Promise<void>)[] = []
  let folders = 0
  const folder = (name: string) => join(root, `${++folders}-${name}`)
  return {
    folder,
    files: () => localFiles(folder('files')),
    /** The same backup at another place, to be spoilt. */
    copyOf(backup: string): string {
      const copy = folder('copy')
      cpSync(backup, copy, { recursive: true })
      return copy
    },
    /** Connection string of a database of its own: migrated and empty. */
    async database(): Promise<string> {
      const database = await createTestDatabase()
      ends.push(database.close)
      return database.url
    },
    backup: (needs: Pick<BackupNeeds, 'url'> & Partial<BackupNeeds>, to: string) =>
      takeBackup({ files: undefined, secrets, key: undefined, act, ...needs }, to),
    async restore(
      needs: Pick<RestoreNeeds, 'url'> & Partial<RestoreNeeds> & { key?: BackupNeeds['key'] },
      from: string,
    ) {
      const backup = await checkBackup(from, needs.key)
      const none = { files: undefined, secrets, replace: false, erasures: [] }
      return restoreBackup({ ...none, act: { ...act, command: 'restore' }, ...needs }, backup)
    },
    async close() {
      for (const end of ends) await end()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

export type BackupWorld = ReturnType<typeof backupWorld>
