import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { zstdCompressSync } from 'node:zlib'
import { migrateWithin } from '@basera/database'
import type { FileStore } from '@basera/platform/server/files'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  asha,
  type BackupWorld,
  backupWorld,
  photoAddress,
  query,
  rohan,
  rowsOf,
  schemaOf,
  secrets,
  settle,
} from './backup-world.fixture.ts'
import { backupKey } from './parts/backup-key.ts'
import type { TakenBackup } from './take-backup.ts'

let world: BackupWorld
let source: string
let target: string
let files: ReturnType<BackupWorld['files']>
let plain: string
let taken: TakenBackup
beforeAll(async () => {
  world = backupWorld()
  source = await world.database()
  target = await world.database()
  files = world.files()
  plain = world.folder('backup')
  await settle(source, files)
  taken = await world.backup({ url: source, files }, plain)
})
afterAll(() => world.close())

const key = backupKey('a passphrase of the tests, of thirty-two characters')
const all = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((one) =>
    one.isFile() ? [join(one.parentPath, one.name)] : [],
  )
const textOf = async (store: FileStore, bucket: string, path: string) => {
  const found = await store.find(bucket, path)
  return found && text(found.open())
}

/** Rows of the log are added by backups and restores themselves. */
const withoutLog = ({ operator_log: _, ...rest }: Awaited<ReturnType<typeof rowsOf>>) => rest

describe('a backup and its restore', () => {
  it('give back every row, every file and the schema', async () => {
    expect(taken).toMatchObject({ files: 5, lost: [] })
    const store = world.files()
    const restored = await world.restore({ url: target, files: store }, plain)
    expect(restored).toMatchObject({ files: 5, rows: taken.rows, migrated: [], erasedAgain: 0 })
    expect(withoutLog(await rowsOf(target))).toEqual(withoutLog(await rowsOf(source)))
    expect(await schemaOf(target)).toEqual(await schemaOf(source))
    expect(await textOf(store, 'profile-images', `${asha}/1.webp`)).toBe('asha')
    const photo = photoAddress(asha, 2).replace('/storage/v1/object/public/room-images/', '')
    expect(await textOf(store, 'room-images', photo.replace('.webp', '.w320.webp'))).toBe('photo 2.w320')
  })

  it('are kept in the log', async () => {
    const log = await query(target, 'SELECT operator, command FROM operator_log ORDER BY id DESC LIMIT 2')
    expect(log).toEqual([
      { operator: 'meera', command: 'restore' },
      { operator: 'meera', command: 'backup' },
    ])
  })

  it('leave out what only lives for a moment, and give new rows the next numbers', async () => {
    expect(await query(target, 'SELECT * FROM rate_limits')).toEqual([])
    const [before] = await query(target, 'SELECT max(id) AS id FROM operator_log')
    const [{ id }] = await query(
      target,
      "INSERT INTO operator_log (operator, command) VALUES ('meera', 'verify') RETURNING id",
    )
    expect(Number(id)).toBe(Number(before.id) + 1)
  })

  it('keep every rule: references and the log that is only added to', async () => {
    await expect(query(target, 'DELETE FROM operator_log')).rejects.toThrow('only ever added to')
    await expect(
      query(
        target,
        'INSERT INTO saved_rooms (user_id, room_id) VALUES (gen_random_uuid(), gen_random_uuid())',
      ),
    ).rejects.toThrow('saved_rooms_user_fkey')
  })

  it('are for their owner alone, and tell nothing when they are sealed', async () => {
    const to = world.folder('backup')
    await world.backup({ url: source, files, key }, to)
    for (const file of all(to)) {
      expect(statSync(file).mode & 0o077, file).toBe(0)
      expect(readFileSync(file).includes('asha'), file).toBe(false)
    }
    expect(statSync(to).mode & 0o077).toBe(0)
    expect(all(to).filter((file) => !file.endsWith('.sealed'))).toEqual([join(to, 'SHA256SUMS')])
    const sealedRows = await rowsOf(source)
    await world.restore({ url: target, key, replace: true }, to)
    expect(withoutLog(await rowsOf(target))).toEqual(withoutLog(sealedRows))
    await expect(world.restore({ url: source }, to)).rejects.toThrow('--key-file')
    const other = backupKey('another passphrase, of thirty-two characters too')
    await expect(world.restore({ url: source, key: other }, to)).rejects.toThrow('the key is another one')
  })

  it('take jobs that waited along, and none that were given up', async () => {
    await query(
      target,
      `SELECT graphile_worker.add_job('send-mail', '{"a": "\\\\ \\n"}', max_attempts => 5, job_key => 'k')`,
    )
    await query(target, `SELECT graphile_worker.add_job('given-up', max_attempts => 1)`)
    await query(target, 'UPDATE graphile_worker._private_jobs SET attempts = 1 WHERE max_attempts = 1')
    const to = world.folder('backup')
    await world.backup({ url: target }, to)
    await query(target, `SELECT graphile_worker.add_job('later')`)
    await world.restore({ url: target, replace: true }, to)
    const jobs =
      'SELECT identifier, payload::text, max_attempts, job_key FROM (SELECT t.identifier, j.payload, j.max_attempts, j.key AS job_key FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id) AS one'
    expect(await query(target, jobs)).toEqual([
      { identifier: 'send-mail', payload: '{"a": "\\\\ \\n"}', max_attempts: 5, job_key: 'k' },
    ])
  })
})

describe('a backup that is not whole', () => {
  const damages: [string, (folder: string) => void, string][] = [
    [
      'cut off',
      (to) => truncateSync(join(to, 'database/messages.copy.zst'), 20),
      'messages.copy.zst is not what was written',
    ],
    ['altered by a bit', (to) => flip(join(to, 'files/00001.tar')), '00001.tar is not what was written'],
    ['without a part', (to) => rmSync(join(to, 'database/rooms.copy.zst')), 'rooms.copy.zst cannot be read'],
    [
      'with another manifest',
      (to) => flip(join(to, 'manifest.json')),
      'manifest.json is not what was written',
    ],
    ['without its digests', (to) => rmSync(join(to, 'SHA256SUMS')), 'There is no whole backup in'],
  ]
  const flip = (file: string) => {
    const bytes = readFileSync(file)
    bytes[40] = (bytes[40] ?? 0) ^ 1
    writeFileSync(file, bytes)
  }

  it.each(damages)('is refused, and nothing is changed: %s', async (_, damage, words) => {
    const to = world.copyOf(plain)
    damage(to)
    const store = world.files()
    const before = await rowsOf(target)
    await expect(world.restore({ url: target, files: store, replace: true }, to)).rejects.toThrow(words)
    expect(await rowsOf(target)).toEqual(before)
    expect(await store.folders('room-images')).toEqual([])
  })

  it('leaves nothing behind when it fails on the way', async () => {
    const to = world.folder('backup')
    const find: FileStore['find'] = async () => {
      throw new Error('the disk is gone')
    }
    await expect(world.backup({ url: source, files: { ...files, find } }, to)).rejects.toThrow(
      'the disk is gone',
    )
    expect([existsSync(to), existsSync(`${to}.unfinished`)]).toEqual([false, false])
  })

  it('never takes the place of another', async () => {
    const before = all(plain)
    await expect(world.backup({ url: source }, plain)).rejects.toThrow('is there already')
    expect(all(plain)).toEqual(before)
  })
})

/** Puts other rows into a part, and digests that fit. */
function forge(folder: string, table: string, rows: Buffer, count: number): void {
  const file = join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  const entry = manifest.tables.find((one: { name: string }) => one.name === table)
  const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  writeFileSync(join(folder, entry.part.name), rows)
  Object.assign(entry, { rows: count, part: { ...entry.part, bytes: rows.length, sha256: sumOf(rows) } })
  writeFileSync(file, JSON.stringify(manifest))
  writeFileSync(join(folder, 'SHA256SUMS'), `${sumOf(readFileSync(file))}  manifest.json\n`)
}

describe('a restore', () => {
  it('is refused onto a database that is not empty, unless it is told to', async () => {
    await query(target, "INSERT INTO auth_users (email) VALUES ('meera@example.test')")
    const before = await rowsOf(target)
    await expect(world.restore({ url: target }, plain)).rejects.toThrow('This database is not empty')
    expect(await rowsOf(target)).toEqual(before)
    await world.restore({ url: target, files: world.files(), replace: true }, plain)
    expect(await query(target, 'SELECT email FROM auth_users ORDER BY 1')).toEqual([
      { email: 'asha@example.test' },
      { email: 'rohan@example.test' },
    ])
  })

  it('is refused while the product works on the database', async () => {
    const product = new pg.Client({ connectionString: target, application_name: 'basera-jobs' })
    await product.connect()
    try {
      const refused = world.restore({ url: target, replace: true }, plain)
      await expect(refused).rejects.toThrow('Stop all its processes first')
    } finally {
      await product.end()
    }
  })

  it('is all or nothing: rows that break a rule leave the database as it was', async () => {
    const to = world.folder('backup')
    await world.backup({ url: source }, to)
    forge(
      to,
      'blocks',
      zstdCompressSync(Buffer.from(`${asha}\t${rohan.replace(/2$/, '9')}\t2026-01-01 00:00:00+00\n`)),
      1,
    )
    await query(target, "INSERT INTO auth_users (email) VALUES ('meera@example.test')")
    const [rows, schema] = [await rowsOf(target), await schemaOf(target)]
    await expect(world.restore({ url: target, replace: true }, to)).rejects.toThrow('blocks_blocked_fkey')
    expect(await rowsOf(target)).toEqual(rows)
    expect(await schemaOf(target)).toEqual(schema)
    forge(to, 'blocks', zstdCompressSync(Buffer.alloc(0)), 1)
    await expect(world.restore({ url: target, replace: true }, to)).rejects.toThrow(
      '0 rows arrived, 1 were kept',
    )
    expect(await rowsOf(target)).toEqual(rows)
  })

  it('goes on from the schema of an older version to today’s', async () => {
    const old = await world.database()
    const [{ all: migrations }] = await query(
      old,
      "SELECT json_agg(json_build_object('name', name, 'hash', hash) ORDER BY name) AS all FROM migrations",
    )
    const client = new pg.Client({ connectionString: old })
    await client.connect()
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public; BEGIN')
    const before = migrations.filter(({ name }: { name: string }) => name < '0015')
    await migrateWithin(client, before)
    await client.query('COMMIT')
    await client.end()
    await query(
      old,
      "INSERT INTO auth_users (id, email, banned_at) VALUES ($1, 'asha@example.test', NULL), ($2, 'rohan@example.test', now())",
      [asha, rohan],
    )
    await query(
      old,
      "INSERT INTO user_profiles (id, email, full_name, is_listed, is_roommate_profile_enabled) VALUES ($1, 'asha@example.test', 'Asha Rao', true, true), ($2, 'rohan@example.test', 'Rohan', false, false)",
      [asha, rohan],
    )
    await query(
      old,
      "INSERT INTO rooms (user_id, title, address, rent, available_from) VALUES ($1, 'Room', 'Pune', 9000, '2026-12-01')",
      [rohan],
    )
    const to = world.folder('backup')
    await world.backup({ url: old, files: world.files() }, to)
    expect(await query(old, 'SELECT count(*)::int AS n FROM migrations')).toEqual([{ n: before.length }])
    const { migrated } = await world.restore({ url: target, replace: true }, to)
    expect(migrated).toEqual(migrations.slice(before.length).map(({ name }: { name: string }) => name))
    expect(await query(target, 'SELECT id FROM listed_roommates')).toEqual([{ id: asha }])
    expect(await query(target, 'SELECT withheld, searchable FROM rooms')).toEqual([
      { withheld: true, searchable: false },
    ])
    expect(await schemaOf(target)).toEqual(await schemaOf(source))
  })

  it('is refused for a backup of a later version', async () => {
    const later = await world.database()
    await query(later, "INSERT INTO migrations (name, hash) VALUES ('9999_later.sql', 'h')")
    const to = world.folder('backup')
    await world.backup({ url: later }, to)
    const target = await world.database()
    await expect(world.restore({ url: target }, to)).rejects.toThrow(
      'does not know the migration 9999_later.sql',
    )
  })

  it('signs everybody out if asked to, and keeps the keys that sign', async () => {
    const to = world.folder('backup')
    await world.backup({ url: source }, to)
    const ids = () => query(target, 'SELECT id FROM auth_sessions')
    await world.restore({ url: target, replace: true }, to)
    expect(await ids()).not.toEqual([])
    await world.restore({ url: target, replace: true, endSessions: true }, to)
    expect(await ids()).toEqual([])
    expect(await query(target, 'SELECT kid FROM auth_signing_keys')).not.toEqual([])
  })

  it('with another SECRET_KEY signs everybody out', async () => {
    const to = world.folder('backup')
    const other = { ...secrets, mac: () => 'another' }
    await world.backup({ url: source, secrets: other }, to)
    await world.restore({ url: target, replace: true }, to)
    expect(await query(target, 'SELECT kid FROM auth_signing_keys')).toEqual([])
    expect(await query(target, 'SELECT id FROM auth_sessions')).toEqual([])
  })
})
