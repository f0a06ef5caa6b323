import type pg from 'pg'

export interface Column {
  readonly name: string
  /** As PostgreSQL writes it: `double precision`, `text[]`. */
  readonly type: string
  readonly required: boolean
  readonly fallback: string | null
  /** A column the database derives itself, and from what. */
  readonly derived: string | null
  readonly identity: boolean
  readonly comment: string | null
}

export interface Table {
  readonly name: string
  readonly unlogged: boolean
  readonly comment: string | null
  readonly columns: readonly Column[]
  /** Definitions by name, checks and keys alike. */
  readonly constraints: readonly { readonly name: string; readonly definition: string }[]
  readonly indexes: readonly string[]
  readonly triggers: readonly string[]
}

const tablesSql = `
  SELECT c.relname AS name, c.relpersistence = 'u' AS unlogged, obj_description(c.oid) AS comment,
    (SELECT json_agg(json_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'required', a.attnotnull,
        'fallback', CASE WHEN a.attgenerated = '' THEN pg_get_expr(d.adbin, d.adrelid) END,
        'derived', CASE WHEN a.attgenerated <> '' THEN pg_get_expr(d.adbin, d.adrelid) END,
        'identity', a.attidentity <> '', 'comment', col_description(c.oid, a.attnum)) ORDER BY a.attnum)
      FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
    (SELECT coalesce(json_agg(json_build_object('name', conname, 'definition', pg_get_constraintdef(oid))
        ORDER BY contype = 'p' DESC, conname), '[]')
      FROM pg_constraint WHERE conrelid = c.oid AND contype IN ('p', 'u', 'f', 'c', 'x')) AS constraints,
    (SELECT coalesce(json_agg(pg_get_indexdef(i.indexrelid) ORDER BY pg_get_indexdef(i.indexrelid)), '[]')
      FROM pg_index i WHERE i.indrelid = c.oid
        AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x'))) AS indexes,
    (SELECT coalesce(json_agg(pg_get_triggerdef(t.oid) ORDER BY t.tgname), '[]')
      FROM pg_trigger t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal) AS triggers
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
  ORDER BY c.relname`

/** The tables of the connected database as they are now, by name. */
export async function readSchema(client: Pick<pg.Client, 'query'>): Promise<Table[]> {
  const { rows } = await client.query<Table>(tablesSql)
  return rows
}
