import { sql } from 'kysely'
import type { Database, OpenDatabase } from '../database.ts'
import { CsvError, type CsvRecord, readCsv } from './read-csv.ts'
import { type CellFault, externalId, headFaults, type ImportedRoom, readRow } from './room-columns.ts'

export interface ImportOptions {
  /** E-mail of the account that the rooms belong to. */
  readonly owner: string
  /** Leave bad rows out, instead of importing nothing. */
  readonly skipBad: boolean
  /** Find out what would happen, and change nothing. */
  readonly dryRun: boolean
}

/** Something wrong in a file, with its line from 1. */
export interface ImportFault extends CellFault {
  readonly line: number
}

/** What an import did, or would do. */
export interface ImportReport {
  /** Whether the database was changed, or would have been. */
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
  /** The file cannot be read as a whole: no row of it is good. */
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

/** Reads a file: its good rows, and everything that is wrong in the others. */
export function readRoomFile(text: string): ReadFile {
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
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM user_profiles WHERE email = lower(${email.trim()})
  `.execute(db)
  if (!rows[0]) throw new Error(`There is no account with the e-mail address ${email}.`)
  return rows[0].id
}

/** Rows of one statement. */
const batch = 500

/** Writes rooms of `userId` by their external ids; only the columns of the file change on a room that is there. */
async function writeRooms(
  trx: Database,
  userId: string,
  rooms: readonly ImportedRoom[],
  columns: readonly string[],
) {
  const rows = rooms.map((room) => ({ ...room, user_id: userId }))
  const written = ['user_id', ...columns].map((name) => sql.ref(name))
  const list = sql.join(written)
  const stored = sql.join(columns.map((name) => sql.ref(`rooms.${name}`)))
  const wanted = sql.join(columns.map((name) => sql.ref(`excluded.${name}`)))
  const updates = sql.join(columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))
  const result = await sql<{ created: boolean }>`
    INSERT INTO rooms (${list})
    SELECT ${list} FROM json_populate_recordset(NULL::rooms, ${JSON.stringify(rows)}::json)
    ON CONFLICT (user_id, external_id) WHERE external_id IS NOT NULL DO UPDATE
      SET ${updates}, deleted_at = NULL, version = rooms.version + 1, updated_at = now()
      WHERE (${stored}) IS DISTINCT FROM (${wanted}) OR rooms.deleted_at IS NOT NULL
    RETURNING xmax = 0 AS created
  `.execute(trx)
  // A room in the operator's list is on offer: being imported again is its confirmation.
  await sql`
    UPDATE rooms SET confirmed_at = now(), lapsed = false
    WHERE user_id = ${userId}::uuid AND external_id = ANY(${rooms.map((room) => room.external_id)}::text[])
  `.execute(trx)
  const created = result.rows.filter((row) => row.created).length
  return { created, changed: result.rows.length - created }
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

/**
 * Imports the rooms of a CSV file for one account, all of them or none; with `skipBad`, the good ones. The same file
 * again changes nothing, a changed one changes what differs: rooms are known by their external id. Throws when there is no such
 * account.
 */
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
