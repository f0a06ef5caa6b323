import type { RowSchema } from '@basera/platform/server/database'
import type pg from 'pg'
import { type $ZodType, type $ZodTypes, globalRegistry } from 'zod/v4/core'
import type { DescribedColumn } from './describe-statement.ts'

interface SourceColumn {
  readonly name: string
  readonly required: boolean
  /** The only words that a check of the table lets in. */
  readonly words: readonly string[] | null
}

/** What is known of all columns, by `tableID.columnID`, and of all types by number. */
export interface Catalog {
  readonly columns: ReadonlyMap<string, SourceColumn>
  readonly types: ReadonlyMap<number, string>
}

export async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const columns = await client.query<SourceColumn & { key: string }>(`
    SELECT attrelid || '.' || attnum AS key, attrelid::regclass || '.' || attname AS name, attnotnull AS required, (
      SELECT array_agg(word[1])
      FROM pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''([^'']*)''::text', 'g') AS word
      WHERE c.conrelid = attrelid AND c.conkey = ARRAY[attnum] AND pg_get_constraintdef(c.oid) LIKE '% = ANY (ARRAY[%'
    ) AS words
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND attnum > 0`)
  const types = await client.query<{ oid: number; name: string }>(
    'SELECT oid::integer, format_type(oid, NULL) AS name FROM pg_type',
  )
  return {
    columns: new Map(columns.rows.map((column) => [column.key, column])),
    types: new Map(types.rows.map(({ oid, name }) => [oid, name])),
  }
}

const texts = ['text', 'character varying', 'uuid', 'date', 'cube']
const integers = ['smallint', 'integer', 'bigint']
const json = ['json', 'jsonb']

/** The PostgreSQL types whose values, as the driver gives them, are what the schema says. */
function typesFor(schema: $ZodTypes): readonly string[] {
  const { def } = schema._zod
  switch (def.type) {
    case 'string':
      return 'format' in def && def.format ? ['uuid', 'text'] : texts
    case 'enum':
    case 'literal':
    case 'template_literal':
      return ['text']
    case 'number':
      return 'format' in def ? integers : [...integers, 'real', 'double precision']
    case 'boolean':
      return ['boolean']
    case 'date':
      return ['timestamp with time zone']
    case 'custom':
      return ['bytea']
    case 'array':
      return [...typesFor(def.element as $ZodTypes).map((type) => `${type}[]`), ...json]
    case 'readonly':
    case 'nullable':
      return typesFor(def.innerType as $ZodTypes)
    case 'object':
    case 'record':
    case 'unknown':
    case 'union':
      return json
    default:
      return []
  }
}

const isNullable = ({ _zod: { def } }: $ZodTypes): boolean =>
  def.type === 'nullable' ||
  def.type === 'unknown' ||
  def.type === 'null' ||
  (def.type === 'readonly' && isNullable(def.innerType as $ZodTypes))

const isNull = (schema: $ZodType) => schema._zod.def.type === 'null'

const shapesOf = (row: RowSchema): Readonly<Record<string, $ZodType>>[] =>
  row._zod.def.type === 'union'
    ? row._zod.def.options.map((option) => option._zod.def.shape)
    : [row._zod.def.shape]

/** The words in which an enum and its column differ; nothing where one of the two lists none. */
function wordsComplaint(source: SourceColumn, schema: $ZodTypes): string | undefined {
  const { def } = schema._zod
  if (def.type === 'nullable' || def.type === 'readonly')
    return wordsComplaint(source, def.innerType as $ZodTypes)
  if (def.type !== 'enum' || !source.words) return undefined
  const { name, words } = source
  const declared = Object.values(def.entries).map(String)
  const lacking = words.filter((word) => !declared.includes(word))
  const unknown = declared.filter((word) => !words.includes(word))
  const differing = [...lacking, ...unknown].join(', ')
  return differing ? `${name} and its enum differ in ${differing}` : undefined
}

/**
 * What is wrong with one column of a row as declared. A column that the statement narrows, by leaving out nulls or some words,
 * says so in its description.
 */
function columnComplaint(
  column: DescribedColumn,
  declared: readonly $ZodType[],
  { columns, types }: Catalog,
): string | undefined {
  const type = types.get(column.dataTypeID) ?? 'unknown'
  const values = declared.filter((schema) => !isNull(schema))
  const odd = values.find((schema) => !typesFor(schema as $ZodTypes).includes(type))
  if (odd) return `${column.name} is declared as ${odd._zod.def.type}, but is ${type}`
  const source = columns.get(`${column.tableID}.${column.columnID}`)
  const explained = values.some((schema) => globalRegistry.get(schema)?.description)
  if (!source || explained) return undefined
  const differing = values.flatMap((schema) => wordsComplaint(source, schema as $ZodTypes) ?? [])
  if (differing[0] || source.required) return differing[0]
  return declared.some((schema) => isNullable(schema as $ZodTypes))
    ? undefined
    : `${column.name} comes from ${source.name}, which can be null`
}

/** What is wrong with a row schema; without a schema nobody reads the rows. */
export function rowComplaints(
  row: RowSchema | undefined,
  described: readonly DescribedColumn[],
  catalog: Catalog,
): string[] {
  if (!row) return []
  const shapes = shapesOf(row)
  const given = new Set(described.map(({ name }) => name))
  const complaints = described.flatMap((column) => {
    const declared = shapes.flatMap((shape) => shape[column.name] ?? [])
    if (declared.length === 0) return [`${column.name} is not declared`]
    return columnComplaint(column, declared, catalog) ?? []
  })
  const missing = new Set(shapes.flatMap(Object.keys).filter((name) => !given.has(name)))
  return [...complaints, ...[...missing].map((name) => `${name} is declared, but not given`)]
}
