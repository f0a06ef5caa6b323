import type { RowSchema } from '@basera/platform/server/database'
import type pg from 'pg'
import { type $ZodType, type $ZodTypes, globalRegistry } from 'zod/v4/core'
import type { DescribedColumn } from './describe-statement.ts'

/** What is known of the columns of all tables, by `tableID.columnID`, and of all types by their number. */
export interface Catalog {
  readonly columns: ReadonlyMap<string, { readonly name: string; readonly required: boolean }>
  readonly types: ReadonlyMap<number, string>
}

export async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const columns = await client.query<{ key: string; name: string; required: boolean }>(`
    SELECT attrelid || '.' || attnum AS key, attrelid::regclass || '.' || attname AS name, attnotnull AS required
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

/** What is wrong with one column of a row as declared. A nullable column that the statement never gives as null says why in its description. */
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
  if (!source || source.required || explained) return undefined
  return declared.some((schema) => isNullable(schema as $ZodTypes))
    ? undefined
    : `${column.name} comes from ${source.name}, which can be null`
}

/** What is wrong with a row schema, given what the statement returns. Without one, nobody reads the rows. */
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
