import { join } from 'node:path'
import { createLogger } from '@basera/platform/server/logger'
import { printed } from '../admin/print.ts'
import { openFiles } from '../server/open-files.ts'
import { readSettings } from '../server/settings/settings.ts'
import { findSource } from './database/find-source.ts'
import { readKeyFile } from './parts/backup-key.ts'
import { actOf, pathOf, readOptions, runCommand } from './read-arguments.ts'
import { presentSecrets } from './secret-mark.ts'
import { takeBackup } from './take-backup.ts'
import { writeErasures } from './write-erasures.ts'

const usage = `npm run backup -- --to FOLDER [--key-file FILE] [--without-files] [--as NAME] [--json]
npm run backup -- --erasures --to FILE

Copies the database of DATABASE_URL, or the embedded one of DATA_DIR, and the uploaded files into the new folder FOLDER,
whether the product is running or not. --key-file seals everything with the passphrase in FILE. --without-files leaves
out the files, for a bucket that keeps its own versions. SECRET_KEY and other settings are never in it: keep them
elsewhere. --erasures writes only the list of deleted accounts, for --erasures of restore. See docs/backup.md.`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

async function main(): Promise<void> {
  const asked = readOptions({
    to: text,
    'key-file': text,
    'without-files': flag,
    erasures: flag,
    as: text,
    json: flag,
  })
  if (asked.help) return void process.stdout.write(`${usage}\n`)
  const begun = performance.now()
  const to = pathOf('--to', asked.to)
  const act = actOf('backup', asked.as)
  const key = asked['key-file'] ? await readKeyFile(asked['key-file']) : undefined
  const settings = readSettings()
  const printOutcome = (outcome: object, said: string) =>
    process.stdout.write(`${printed({ facts: outcome, said }, asked.json ?? false)}\n`)
  const database = await findSource(settings)
  try {
    if (asked.erasures)
      return void printOutcome({ accounts: await writeErasures(database.url, to) }, `Written to ${to}.`)
    const secrets = presentSecrets(settings)
    if (!secrets)
      throw new Error(
        'There is no SECRET_KEY here. Set the one of the installation: the backup remembers a mark of it.',
      )
    const opened = asked['without-files']
      ? undefined
      : await openFiles(settings, join(settings.dataDir, 'files'), createLogger('silent'))
    try {
      const needs = { url: database.url, files: opened?.files, secrets, key, act }
      const { lost, files = 'none: --without-files', ...taken } = await takeBackup(needs, to)
      const seconds = Math.round((performance.now() - begun) / 100) / 10
      printOutcome(
        { ...taken, files, seconds },
        `Written to ${to}. Keep SECRET_KEY elsewhere: it is not in it.`,
      )
      for (const file of lost) console.error(`The installation itself has no file for ${file}.`)
    } finally {
      opened?.close()
    }
  } finally {
    await database.stop()
  }
}

await runCommand(main)
