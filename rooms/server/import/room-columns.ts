import {
  type RoomCreation,
  roomAmenities,
  roomComforts,
  roomCreation,
  roomFactNames,
  roomFactNumbers,
} from '@basera/rooms/contract'
import { z } from 'zod'
import { refusals } from '../sentences.ts'

/** The operator's own name of a room; the other columns are fields of the form. */
export const externalId = 'external_id'
const requiredColumns = [
  externalId,
  'title',
  'address',
  'rent',
  'available_from',
  'current_tenants',
  'max_tenants',
]
const texts = [externalId, 'title', 'description', 'address', 'available_from', 'gender_preference']
const whole = ['rent', 'deposit', 'bills_estimate', 'current_tenants', 'max_tenants']
const degrees = ['latitude', 'longitude']
const lists = ['custom_amenities']
const factNumbers: readonly string[] = roomFactNumbers
const factFlags: readonly string[] = roomComforts
const isFact = (column: string) => (roomFactNames as readonly string[]).includes(column)
const importColumns: readonly string[] = [
  ...texts,
  ...whole,
  ...degrees,
  ...roomAmenities,
  ...lists,
  ...roomFactNames,
]

export type ImportedRoom = RoomCreation & { readonly external_id: string }

const schema = roomCreation.safeExtend({
  external_id: z
    .string(refusals.idRequired)
    .trim()
    .min(1, refusals.idRequired)
    .max(100, refusals.idLong)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Contains characters that are not allowed'),
})

const yes = ['true', 'yes', 'y', '1']
const no = ['false', 'no', 'n', '0', '']

/** `women:2|men:1` as entries. */
const householdOf = (text: string) =>
  text.split('|').map((entry) => {
    const [kind, count] = entry.split(':')
    return { kind: kind?.trim().toLowerCase(), count: Number(count) }
  })

/** A blank cell says nothing (rooms.room-facts). */
function factValue(column: string, text: string): unknown {
  if (text === '') return null
  if (column === 'household') return householdOf(text)
  if (factNumbers.includes(column)) return /^-?\d{1,15}$/.test(text) ? Number(text) : text
  const word = text.toLowerCase()
  if (!factFlags.includes(column)) return word
  return yes.includes(word) ? true : no.includes(word) ? false : text
}

/** A cell that cannot be converted stays text, so that the form's rules refuse it in their own words. */
function cellValue(column: string, cell: string): unknown {
  const text = cell.trim()
  if (isFact(column)) return factValue(column, text)
  if (whole.includes(column)) return text !== '' && /^-?\d{1,15}$/.test(text) ? Number(text) : text
  if (degrees.includes(column)) {
    if (text === '') return null
    return /^-?\d{1,3}(\.\d{1,15})?$/.test(text) ? Number(text) : text
  }
  if (lists.includes(column)) return text === '' ? [] : text.split('|')
  if (texts.includes(column)) return column === 'gender_preference' ? text.toLowerCase() || 'any' : cell
  const word = text.toLowerCase()
  return yes.includes(word) ? true : no.includes(word) ? false : text
}

export interface CellFault {
  readonly column: string
  readonly message: string
}

export function readRow(
  columns: readonly string[],
  cells: readonly string[],
): { readonly room: ImportedRoom } | { readonly faults: readonly CellFault[] } {
  if (cells.length !== columns.length)
    return {
      faults: [{ column: '', message: `Has ${cells.length} fields, the first line has ${columns.length}` }],
    }
  const row = Object.fromEntries(
    columns.map((column, index) => [column, cellValue(column, cells[index] ?? '')]),
  )
  const parsed = schema.safeParse(row)
  if (parsed.success) return { room: parsed.data }
  return {
    faults: parsed.error.issues.map(({ path, message }) => ({ column: String(path[0] ?? ''), message })),
  }
}

export function headFaults(columns: readonly string[]): CellFault[] {
  const unknown = columns.filter((column) => !importColumns.includes(column))
  const doubled = columns.filter((column, index) => columns.indexOf(column) !== index)
  // Half a point is no point (places.half-point).
  const needed = columns.some((column) => degrees.includes(column))
    ? [...requiredColumns, ...degrees]
    : requiredColumns
  const missing = needed.filter((column) => !columns.includes(column))
  return [
    ...unknown.map((column) => ({ column, message: 'Is not a known column' })),
    ...doubled.map((column) => ({ column, message: 'Is there twice' })),
    ...missing.map((column) => ({ column, message: 'Is missing' })),
  ]
}
