import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@basera/database/types'
import { createLogger } from '@basera/platform/server/logger'
import { openDatabase } from '@basera/platform/server/postgres'
import { printed } from '../admin/print.ts'
import { verifyInstallation } from '../admin/verify.ts'
import { findDatabase } from '../server/database-access.ts'
import { openFiles } from '../server/open-files.ts'
import { secretsOf } from '../server/providers.ts'
import { readSettings, type Settings } from '../server/settings/settings.ts'
import { readKeyFile } from './parts/backup-key.ts'
import { actOf, pathOf, readOptions, runCommand } from './read-arguments.ts'
import { type CheckedBackup, checkBackup, checkSecret, restoreBackup } from './restore-backup.ts'
import { presentSecrets } from './secret-mark.ts'
import { readErasures } from './write-erasures.ts'

const usage = `npm run restore -- --from FOLDER [--key-file FILE] [--replace] [--without-files] [--erasures FILE]
                  [--end-sessions] [--new-secret] [--check] [--as NAME] [--json]

Checks the backup in FOLDER, puts it into the database of DATABASE_URL, or the embedded one of DATA_DIR, and its files
into the file store, brings it to this version, and verifies it. The product must be stopped. A database that is not
empty is refused unless --replace is said. --check only reads the backup. --without-files leaves the file store as it
is. --erasures deletes accounts again that were deleted after the backup, by the list that backup --erasures writes.
--end-sessions signs everybody out, also who had signed out after the backup. --new-secret goes on without the
SECRET_KEY of the backup. See docs/backup.md.`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  ...{
    from: text,
    'key-file': text,
    replace: flag,
    'without-files': flag,
    erasures: text,
    'end-sessions': flag,
  },
  ...{ 'new-secret': flag, check: flag, as: text, json: flag },
} as const

type Asked = Partial<ReturnType<typeof readOptions<typeof options>>>

async function verified(settings: Settings, url: string, store: Awaited<ReturnType<typeof openFiles>>) {
  const database = openDatabase<Database>({ url, connections: 2, onError: () => undefined })
  try {
    const opened = { settings, logger: createLogger('silent'), db: database.db }
    return await verifyInstallation({ ...opened, files: async () => store.files, close: database.close })
  } finally {
    await database.close()
  }
}

async function restore(
  asked: Asked,
  backup: CheckedBackup,
  printOutcome: (outcome: object) => void,
): Promise<void> {
  const begun = performance.now()
  const settings = readSettings()
  const act = actOf('restore', asked.as)
  if (!asked['new-secret']) checkSecret(backup, presentSecrets(settings))
  const erasures = asked.erasures ? await readErasures(asked.erasures) : []
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  const store = await openFiles(settings, join(settings.dataDir, 'files'), createLogger('silent'))
  const database = await findDatabase(settings, (reason) => console.error(reason))
  try {
    const done = await restoreBackup(
      {
        ...{ url: database.url, secrets: secretsOf(settings), act, erasures },
        files: asked['without-files'] ? undefined : store.files,
        replace: asked.replace ?? false,
        endSessions: asked['end-sessions'],
      },
      backup,
    )
    const restoredIn = Math.round((performance.now() - begun) / 100) / 10
    const faults = await verified(settings, database.url, store)
    const { rows, files = 'left as they are', migrated, erasedAgain } = done
    const facts = {
      ...{ snapshot_at: backup.manifest.snapshot_at, rows, files, seconds: restoredIn },
      ...{ newer_migrations: migrated.length, erased_again: erasedAgain },
    }
    printOutcome({ ...faults, facts })
    if (faults.failed) process.exitCode = 1
  } finally {
    store.close()
    await database.stop()
  }
}

async function main(): Promise<void> {
  const asked = readOptions(options)
  if (asked.help) return void process.stdout.write(`${usage}\n`)
  const printOutcome = (outcome: object) =>
    void process.stdout.write(`${printed(outcome, asked.json ?? false)}\n`)
  const key = asked['key-file'] ? await readKeyFile(asked['key-file']) : undefined
  const backup = await checkBackup(pathOf('--from', asked.from), key)
  if (!asked.check) return restore(asked, backup, printOutcome)
  const { snapshot_at, tables, files } = backup.manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  printOutcome({ facts: { snapshot_at, rows, files: files?.count ?? 'none' }, said: 'The backup is whole.' })
}

await runCommand(main)
