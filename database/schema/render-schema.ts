import type { Column, Table } from './read-schema.ts'

/** What the driver gives for a type, as it is set up in the platform's `database.ts`. */
const driverTypes: Record<string, string> = {
  boolean: 'boolean',
  bigint: 'number',
  bytea: 'Buffer',
  cube: 'string',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  json: 'unknown',
  jsonb: 'Json',
  real: 'number',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Timestamp',
  uuid: 'string',
}

/** `gender = ANY (ARRAY['male'::text, …])` is a union of words. */
function unionOf(column: Column, table: Table): string | undefined {
  for (const { definition } of table.constraints) {
    const match = new RegExp(`^CHECK \\(\\(${column.name} = ANY \\(ARRAY\\[([^\\]]*)\\]\\)\\)\\)$`).exec(
      definition,
    )
    const words = match?.[1]?.match(/'[^']*'/g)
    if (words) return words.join(' | ')
  }
  return undefined
}

/** A rule of the table says that the JSON in this column is always an object. */
const isJsonObject = (column: Column, table: Table) =>
  table.constraints.some(
    ({ definition }) => definition === `CHECK ((jsonb_typeof(${column.name}) = 'object'::text))`,
  )

function typeOf(column: Column, table: Table): string {
  const isList = column.type.endsWith('[]')
  const plain = column.type.replace('[]', '')
  const known = driverTypes[plain]
  if (known === undefined)
    throw new Error(`No type is known for ${table.name}.${column.name}, a ${column.type}.`)
  const base = isJsonObject(column, table) ? 'JsonObject' : (unionOf(column, table) ?? known)
  const whole = isList ? `${base}[]` : base
  const nullable = column.required ? whole : `${whole} | null`
  if (column.derived !== null || column.identity) return `GeneratedAlways<${nullable}>`
  return column.fallback === null ? nullable : `Generated<${nullable}>`
}

const typeName = (table: string) =>
  `${table.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Table`

/** As the formatter breaks it. */
const lineWidth = 110

function propertyOf(column: Column, table: Table): string {
  const type = typeOf(column, table)
  const line = `  ${column.name}: ${type}`
  if (line.length <= lineWidth) return line
  return [`  ${column.name}:`, ...type.split(' | ').map((member) => `    | ${member}`)].join('\n')
}

function interfaceOf(table: Table): string {
  const columns = table.columns.map((column) => propertyOf(column, table))
  return `export interface ${typeName(table.name)} {\n${columns.join('\n')}\n}\n`
}

/** Table types for Kysely. */
export function renderTypes(tables: readonly Table[]): string {
  const body = tables.map(interfaceOf).join('\n')
  const database = tables.map(({ name }) => `  ${name}: ${typeName(name)}`).join('\n')
  return `// Written by \`node database/generate-types.ts\` from the migrated schema: change a migration, not this file.
import type { ColumnType, GeneratedAlways } from 'kysely'

/** May be left out when a row is written. */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Write, infer Change>
    ? ColumnType<Read, Write | undefined, Change>
    : ColumnType<T, T | undefined, T>
/** Read as a Date, written as a Date or as ISO 8601 text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Read as parsed JSON, written as JSON text: the driver would send a list as a PostgreSQL array. */
export type Json = ColumnType<unknown, string, string>
/** {@link Json} that is always an object. */
export type JsonObject = ColumnType<Readonly<Record<string, unknown>>, string, string>

${body}
/** All tables, for \`Kysely<Database>\`. */
export interface Database {
${database}
}
`
}

/** PostgreSQL prints expressions over several lines and with the schema's name. */
const plain = (text: string) => text.replaceAll('public.', '').replaceAll(/\s+/g, ' ')

function columnLine(column: Column, nameWidth: number, typeWidth: number): string {
  const facts = [
    column.required && 'NOT NULL',
    column.identity && 'GENERATED ALWAYS AS IDENTITY',
    column.fallback !== null && `DEFAULT ${column.fallback}`,
    column.derived !== null && `DERIVED FROM ${plain(column.derived)}`,
    column.comment !== null && `-- ${column.comment}`,
  ].filter((fact) => fact !== false)
  return `  ${column.name.padEnd(nameWidth)}  ${column.type.padEnd(typeWidth)}  ${facts.join(' ')}`.trimEnd()
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`
}

/** One table as readable text: its columns, then its constraints, indexes and triggers, one a line. */
export function renderTable(table: Table): string {
  const nameWidth = Math.max(...table.columns.map(({ name }) => name.length))
  const typeWidth = Math.max(...table.columns.map(({ type }) => type.length))
  const ruleWidth = Math.max(0, ...table.constraints.map(({ name }) => name.length))
  const head = `${table.name}${table.unlogged ? ' (unlogged)' : ''}\n${table.comment === null ? '' : `${table.comment}\n`}`
  const columns = table.columns.map((column) => columnLine(column, nameWidth, typeWidth))
  const rules = table.constraints.map(
    ({ name, definition }) => `${name.padEnd(ruleWidth)}  ${plain(definition)}`,
  )
  const indexes = table.indexes.map((definition) =>
    plain(definition).replace(/^CREATE (UNIQUE )?INDEX /, (_, unique = '') => unique.toLowerCase()),
  )
  const triggers = table.triggers.map((definition) => plain(definition).replace(/^CREATE TRIGGER /, ''))
  const body = [section('rules', rules), section('indexes', indexes), section('triggers', triggers)].join('')
  return `${head}\n${columns.join('\n')}\n${body}`
}
