import { logAct, type OperatorAct } from '@basera/accounts/server'
import type { FileStore } from '@basera/platform/server/files'
import type { Secrets } from '@basera/platform/server/secrets'
import type pg from 'pg'
import { beginSnapshot, dumpTables } from './database/dump-database.ts'
import { connect } from './database/find-source.ts'
import { overClient } from './database/over-client.ts'
import { referredFiles, stillReferred, storedPath } from './database/referred-files.ts'
import type { CopiedFiles } from './files/copied-files.ts'
import { type FilePacker, packFiles } from './files/pack-files.ts'
import { type Manifest, partsOf, writeManifest } from './manifest.ts'
import { type BackupWriter, writeBackup } from './parts/backup-folder.ts'
import type { BackupKey } from './parts/backup-key.ts'
import { secretMark } from './secret-mark.ts'

export interface BackupNeeds {
  readonly url: string
  /** Without it the backup has no files. */
  readonly files: FileStore | undefined
  readonly secrets: Secrets
  readonly key: BackupKey | undefined
  readonly act: OperatorAct
}

export interface TakenBackup {
  readonly snapshot_at: string
  readonly rows: number
  readonly files: number | undefined
  readonly bytes: number
  readonly lost: readonly string[]
}

async function logBackup(client: pg.Client, act: OperatorAct): Promise<void> {
  const { rows } = await client.query("SELECT to_regclass('public.operator_log') IS NOT NULL AS kept")
  if (rows[0]?.kept) await logAct(overClient(client), act)
}

/** Pictures without a file in the backup: removed meanwhile, or lost before. */
async function missingFiles(client: pg.Client, live: pg.Client, copied: CopiedFiles) {
  const missing: string[] = []
  for await (const file of referredFiles(client)) {
    const path = storedPath(file)
    if (path !== undefined && !copied.has(path)) missing.push(file)
  }
  const still = await stillReferred(live, missing)
  return {
    gone: missing.filter((file) => !still.has(file)),
    lost: missing.filter((file) => still.has(file)),
  }
}

async function copyAll(
  writer: BackupWriter,
  client: pg.Client,
  live: pg.Client,
  packer: FilePacker | undefined,
): Promise<{
  readonly manifest: Omit<Manifest, 'secret' | 'finished_at'>
  readonly lost: readonly string[]
}> {
  // Files come before their rows and go after them, so files of the snapshot's rows are there. The long pass comes
  // first: little can change after it.
  await packer?.pass()
  await packer?.pass()
  const begun = await beginSnapshot(client)
  const dumped = await dumpTables(client, writer)
  await packer?.pass()
  const { gone, lost } = packer ? await missingFiles(client, live, packer.copied) : { gone: [], lost: [] }
  await client.query('COMMIT')
  const files = packer ? { count: packer.copied.count, parts: [...packer.parts], gone } : null
  return { manifest: { format: 1, ...begun, ...dumped, files }, lost }
}

async function withConnections<T>(
  url: string,
  work: (one: pg.Client, other: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connect(url, 'basera-backup')
  try {
    const live = await connect(url, 'basera-backup')
    try {
      return await work(client, live)
    } finally {
      await live.end()
    }
  } finally {
    await client.end()
  }
}

/**
 * Backs up a running product into a new folder: everything committed before the snapshot. Reads it back before naming
 * the folder. On failure throws one sentence and leaves nothing.
 */
export async function takeBackup(needs: BackupNeeds, folder: string): Promise<TakenBackup> {
  return withConnections(needs.url, async (client, live) => {
    const writer = await writeBackup(folder, needs.key)
    try {
      await logBackup(client, needs.act)
      const packer = needs.files && packFiles(needs.files, writer)
      const { manifest, lost } = await copyAll(writer, client, live, packer)
      const whole = { ...manifest, secret: secretMark(needs.secrets), finished_at: new Date().toISOString() }
      const own = await writeManifest(writer, whole)
      const parts = [own, ...partsOf(whole)]
      await writer.finish(parts)
      return {
        snapshot_at: whole.snapshot_at,
        rows: whole.tables.reduce((sum, { rows }) => sum + rows, 0),
        files: whole.files?.count,
        bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
        lost,
      }
    } catch (error) {
      await writer.discard()
      throw error
    }
  })
}
