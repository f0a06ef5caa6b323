import type pg from 'pg'

/** A table whose rows are worth keeping, and the columns that are not derived from others. */
export interface KeptTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** The product's tables in the schema `public`: those of extensions are not ours, unlogged ones do not survive a crash either. */
const ownTables = `
  SELECT c.oid, c.relname FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`

/** Lists the tables that a backup holds, by name. */
export async function listTables(client: Pick<pg.Client, 'query'>): Promise<KeptTable[]> {
  const { rows } = await client.query<KeptTable>(`
    SELECT own.relname AS name, (
      SELECT json_agg(attname ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = own.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
    FROM (${ownTables}) AS own ORDER BY own.relname`)
  return rows
}

/** A counter and the last number it gave. */
export interface Sequence {
  readonly name: string
  readonly value: number
}

/** Counters that gave a number yet. They are in no snapshot: asked after the rows, they are ahead of them, never behind. */
export async function listSequences(client: Pick<pg.Client, 'query'>): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    SELECT sequencename::text AS name, last_value::float8 AS value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`)
  return rows
}

/** A name as SQL takes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A table's columns as COPY takes them. */
export const columnList = ({ columns }: Pick<KeptTable, 'columns'>): string => columns.map(quoted).join(', ')
