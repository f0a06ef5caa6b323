import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createLogger } from '@basera/platform/server/logger'
import { type ImportOptions, type ImportReport, importRooms } from '@basera/rooms/server'
import { readyDatabase } from './database-access.ts'
import { readSettings } from './settings/settings.ts'

const usage = `npm run import -- FILE.csv --owner EMAIL [--skip-bad] [--dry-run]

Lists the rooms of a CSV file under the account EMAIL, in the database of DATABASE_URL or else in the embedded one of
DATA_DIR, which must not be in use. Everything or nothing, unless --skip-bad leaves bad rows out. See docs/import.md.`

interface Asked extends ImportOptions {
  readonly file: string
}

function readArguments(): Asked | undefined {
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { owner: { type: 'string' }, 'skip-bad': flag, 'dry-run': flag, help: flag },
  })
  const [file, ...more] = positionals
  if (values.help || !file || more.length > 0 || !values.owner) return undefined
  return { file, owner: values.owner, skipBad: values['skip-bad'], dryRun: values['dry-run'] }
}

function readText(file: string): string {
  const bytes = readFileSync(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error(`${file} is not UTF-8 text. Please save it as "CSV UTF-8".`)
  }
}

const printLine = (words: string): void => void process.stdout.write(`${words}\n`)

function print({ accepted, created, changed, unchanged, faults }: ImportReport, dryRun: boolean): void {
  for (const { line, column, message } of faults)
    console.error(`line ${line}${column && `, ${column}`}: ${message}`)
  const bad = new Set(faults.map(({ line }) => line)).size
  if (!accepted) console.error(`\nNothing was imported: ${bad} bad ${bad === 1 ? 'line' : 'lines'}.`)
  else {
    const done = `${created} new, ${changed} changed, ${unchanged} unchanged, ${bad} left out`
    printLine(dryRun ? `Would be: ${done}. Nothing was changed.` : `${done}.`)
  }
}

async function main(): Promise<void> {
  const asked = readArguments()
  if (!asked) return printLine(usage)
  const text = readText(asked.file)
  const database = await readyDatabase(readSettings(), createLogger('warn'), (reason) =>
    console.error(reason),
  )
  try {
    const report = await importRooms(database.db, text, asked)
    print(report, asked.dryRun)
    if (!report.accepted) process.exitCode = 1
  } finally {
    await database.close()
  }
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
