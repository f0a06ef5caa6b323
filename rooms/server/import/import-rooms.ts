import type { Database, OpenDatabase } from '../database.ts'
import { confirmRooms, findOwner, upsertRooms } from './import-rooms.queries.ts'
import { CsvError, type CsvRecord, readCsv } from './read-csv.ts'
import { type CellFault, externalId, headFaults, type ImportedRoom, readRow } from './room-columns.ts'

export interface ImportOptions {
  readonly owner: string
  /** Leaves bad rows out instead of importing nothing. */
  readonly skipBad: boolean
  /** Reports what would happen and changes nothing. */
  readonly dryRun: boolean
}

export interface ImportFault extends CellFault {
  readonly line: number
}

export interface ImportReport {
  readonly accepted: boolean
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  readonly faults: readonly ImportFault[]
}

interface ReadFile {
  readonly columns: readonly string[]
  readonly rooms: readonly ImportedRoom[]
  readonly faults: readonly ImportFault[]
  readonly broken: boolean
}

const broken = (faults: readonly ImportFault[]): ReadFile => ({
  columns: [],
  rooms: [],
  faults,
  broken: true,
})

function readRows(columns: readonly string[], records: readonly CsvRecord[]): ReadFile {
  const rooms = new Map<string, ImportedRoom>()
  const faults: ImportFault[] = []
  for (const { line, fields } of records) {
    const read = readRow(columns, fields)
    if ('faults' in read) faults.push(...read.faults.map((fault) => ({ ...fault, line })))
    else if (rooms.has(read.room.external_id))
      faults.push({ line, column: externalId, message: 'Is in an earlier line too' })
    else rooms.set(read.room.external_id, read.room)
  }
  return { columns, rooms: [...rooms.values()], faults, broken: false }
}

function readRoomFile(text: string): ReadFile {
  try {
    const [head, ...records] = readCsv(text)
    if (!head) return broken([{ line: 1, column: '', message: 'The file is empty' }])
    const columns = head.fields.map((name) => name.trim().toLowerCase())
    const faults = headFaults(columns).map((fault) => ({ ...fault, line: head.line }))
    return faults.length > 0 ? broken(faults) : readRows(columns, records)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return broken([{ line: error.line, column: '', message: error.message }])
  }
}

async function ownerId(db: Database, email: string): Promise<string> {
  const owner = await findOwner(db, email)
  if (!owner) throw new Error(`There is no account with the e-mail address ${email}.`)
  return owner.id
}

const batch = 500

async function writeRooms(
  trx: Database,
  userId: string,
  rooms: readonly ImportedRoom[],
  columns: readonly string[],
) {
  const written = await upsertRooms(trx, userId, rooms, columns)
  // Importing a listed room again confirms it.
  await confirmRooms(
    trx,
    userId,
    rooms.map((room) => room.external_id),
  )
  const created = written.filter((row) => row.created).length
  return { created, changed: written.length - created }
}

const dryRunOver = new Error('dry run')

async function writeAll(
  db: OpenDatabase,
  { columns, rooms }: ReadFile,
  { owner, dryRun }: ImportOptions,
): Promise<{ created: number; changed: number }> {
  const total = { created: 0, changed: 0 }
  const work = db.transaction().execute(async (trx) => {
    const userId = await ownerId(trx, owner)
    for (let start = 0; start < rooms.length; start += batch) {
      const { created, changed } = await writeRooms(trx, userId, rooms.slice(start, start + batch), columns)
      total.created += created
      total.changed += changed
    }
    if (dryRun) throw dryRunOver
  })
  await work.catch((error: unknown) => {
    if (error !== dryRunOver) throw error
  })
  return total
}

/** All rows or none, or with `skipBad` the good ones; the same file again changes nothing. Throws without the owner. */
export async function importRooms(
  db: OpenDatabase,
  text: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const file = readRoomFile(text)
  const { faults, rooms } = file
  if (file.broken || (faults.length > 0 && !options.skipBad))
    return { accepted: false, created: 0, changed: 0, unchanged: 0, faults }
  const { created, changed } = await writeAll(db, file, options)
  return { accepted: true, created, changed, unchanged: rooms.length - created - changed, faults }
}
