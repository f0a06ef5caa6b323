import type pg from 'pg'

/** A table to keep, with its underived columns. */
export interface KeptTable {
  readonly name: string
  readonly columns: readonly string[]
}

const ownTables = `
  SELECT c.oid, c.relname FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`

export async function listTables(client: Pick<pg.Client, 'query'>): Promise<KeptTable[]> {
  const { rows } = await client.query<KeptTable>(`
    SELECT own.relname AS name, (
      SELECT json_agg(attname ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = own.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
    FROM (${ownTables}) AS own ORDER BY own.relname`)
  return rows
}

export interface Sequence {
  readonly name: string
  readonly value: number
}

/** Read after the rows: counters are in no snapshot, and may be ahead but never behind. */
export async function listSequences(client: Pick<pg.Client, 'query'>): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    SELECT sequencename::text AS name, last_value::float8 AS value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`)
  return rows
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const columnList = ({ columns }: Pick<KeptTable, 'columns'>): string => columns.map(quoted).join(', ')
