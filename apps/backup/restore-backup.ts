import {
  type Erasure,
  eraseAgain,
  listErasures,
  logAct,
  type OperatorAct,
  queuedFileRemovals,
} from '@basera/accounts/server'
import { checkMigrations } from '@basera/database'
import type { Database } from '@basera/database/types'
import type { FileStore } from '@basera/platform/server/files'
import { migrateJobs } from '@basera/platform/server/job-worker'
import { createLogger } from '@basera/platform/server/logger'
import type { Secrets } from '@basera/platform/server/secrets'
import type pg from 'pg'
import { connect } from './database/find-source.ts'
import { listTables } from './database/list-tables.ts'
import { loadDatabase } from './database/load-database.ts'
import { overClient } from './database/over-client.ts'
import { hasRows } from './database/prepare-schema.ts'
import { forgetFiles } from './database/referred-files.ts'
import { unpackFiles } from './files/pack-files.ts'
import { type Manifest, partsOf, readManifest } from './manifest.ts'
import { checkPart, readPart } from './parts/backup-folder.ts'
import type { BackupKey } from './parts/backup-key.ts'
import { secretMark } from './secret-mark.ts'

export interface CheckedBackup {
  readonly folder: string
  readonly key: BackupKey | undefined
  readonly manifest: Manifest
}

/** Throws one sentence unless the backup is intact and its version known. */
export async function checkBackup(folder: string, key: BackupKey | undefined): Promise<CheckedBackup> {
  const manifest = await readManifest(folder, key)
  checkMigrations(manifest.migrations)
  for (const part of partsOf(manifest)) await checkPart(folder, part)
  return { folder, key, manifest }
}

export interface RestoreNeeds {
  readonly url: string
  readonly files: FileStore | undefined
  readonly secrets: Secrets
  readonly act: OperatorAct
  readonly replace: boolean
  /** Sessions ended after the backup would come back. */
  readonly endSessions?: boolean | undefined
  /** Beside those that the replaced database remembers. */
  readonly erasures: readonly Erasure[]
}

export interface Restored {
  readonly rows: number
  readonly files: number | undefined
  readonly migrated: readonly string[]
  readonly erasedAgain: number
}

/** Throws for another SECRET_KEY. */
export function checkSecret({ manifest }: CheckedBackup, secrets: Secrets | undefined): void {
  if (secrets && manifest.secret === secretMark(secrets)) return
  throw new Error(
    'The backup was made with another SECRET_KEY. Set that one, or put the file keys/secret of that installation into DATA_DIR. If it is lost, say --new-secret: everybody is signed out, and what was sealed with it stays unreadable.',
  )
}

/** Throws while others use the database, or if it has data that may not be replaced. */
async function checkTarget(client: pg.Client, replace: boolean): Promise<void> {
  const { rowCount: others } = await client.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND usename = current_user AND application_name LIKE 'basera%'`,
  )
  if (others)
    throw new Error(
      `The product works on this database (${others} connections). Stop all its processes first.`,
    )
  if (replace) return
  for (const { name } of await listTables(client))
    if (name !== 'migrations' && (await hasRows(client, name)))
      throw new Error(
        `This database is not empty: ${name} has rows. Say --replace to put the backup in its place; all that is in it goes.`,
      )
}

async function knownErasures(client: pg.Client): Promise<Erasure[]> {
  const { rows } = await client.query("SELECT to_regclass('public.erased_accounts') IS NOT NULL AS kept")
  return rows[0]?.kept ? listErasures(overClient<Database>(client)) : []
}

async function putInPlace(client: pg.Client, backup: CheckedBackup, needs: RestoreNeeds) {
  const { manifest, folder, key } = backup
  const read = (stored: string) => readPart(folder, stored, true, key)
  const erasures = [...(await knownErasures(client)), ...needs.erasures]
  return overClient<Database>(client)
    .transaction()
    .execute(async (trx) => {
      const migrated = await loadDatabase(client, manifest, read)
      await forgetFiles(client, manifest.files?.gone ?? [])
      const isOtherSecret = manifest.secret !== secretMark(needs.secrets)
      if (isOtherSecret) await client.query('DELETE FROM auth_signing_keys')
      if (isOtherSecret || needs.endSessions) await client.query('DELETE FROM auth_sessions')
      const removal = { secrets: needs.secrets, fileRemovals: queuedFileRemovals }
      const erasedAgain = await eraseAgain(trx, removal, needs.act, erasures)
      await logAct(trx, needs.act)
      return { migrated, erasedAgain }
    })
}

/**
 * Restores files first: the database stays as it was until all are there. Throws one sentence when something is in the
 * way. With another SECRET_KEY everybody is signed out.
 */
export async function restoreBackup(needs: RestoreNeeds, backup: CheckedBackup): Promise<Restored> {
  const { manifest, folder, key } = backup
  const client = await connect(needs.url, 'basera-restore')
  try {
    await checkTarget(client, needs.replace)
    await migrateJobs({ url: needs.url, logger: createLogger('silent') })
    const files =
      needs.files && manifest.files
        ? await unpackFiles(needs.files, manifest.files.parts, (stored) =>
            readPart(folder, stored, false, key),
          )
        : undefined
    const { migrated, erasedAgain } = await putInPlace(client, backup, needs)
    await client.query('ANALYZE')
    return { rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0), files, migrated, erasedAgain }
  } finally {
    await client.end()
  }
}
