import type pg from 'pg'
import { quoted } from './list-tables.ts'

interface Statements {
  readonly statements: string[] | null
}

async function run(client: pg.Client, statements: readonly string[] | null | undefined): Promise<void> {
  for (const statement of statements ?? []) await client.query(statement)
}

const notOfAnExtension = (catalog: string) =>
  `NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = '${catalog}'::regclass AND d.objid = one.oid AND d.deptype = 'e')`

/** Without extensions, which may need other rights. */
const removals = `
  SELECT array_agg(statement ORDER BY turn) AS statements FROM (
    SELECT 1 AS turn, format('DROP TABLE IF EXISTS public.%I CASCADE', relname) AS statement FROM pg_class AS one
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND ${notOfAnExtension('pg_class')}
    UNION ALL
    SELECT 2, format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure) FROM pg_proc AS one
      WHERE pronamespace = 'public'::regnamespace AND ${notOfAnExtension('pg_proc')}
  ) AS all_of_it`

/** In the transaction of `client`. */
export async function emptySchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Statements>(removals)
  await run(client, rows[0]?.statements)
}

/** Dropped for loading and restored after it, keys first, references last. */
const loadingAids = `
  WITH tables AS (
    SELECT oid, relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
  ), constraints AS (
    SELECT t.relname, c.conname, pg_get_constraintdef(c.oid) AS definition, c.contype = 'f' AS reference
    FROM pg_constraint c JOIN tables t ON t.oid = c.conrelid WHERE c.contype IN ('p', 'u', 'f')
  ), indexes AS (
    SELECT i.indexrelid, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i JOIN tables t ON t.oid = i.indrelid
    WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)
  ), triggers AS (
    SELECT t.relname, g.tgname, g.tgenabled FROM pg_trigger g JOIN tables t ON t.oid = g.tgrelid
    WHERE NOT g.tgisinternal AND g.tgenabled IN ('O', 'A')
  )
  SELECT turn < 0 AS before, array_agg(statement ORDER BY turn, statement) AS statements FROM (
    SELECT CASE WHEN reference THEN -3 ELSE -2 END AS turn,
      format('ALTER TABLE public.%I DROP CONSTRAINT %I', relname, conname) AS statement FROM constraints
    UNION ALL SELECT -1, format('DROP INDEX %s', indexrelid::regclass) FROM indexes
    UNION ALL SELECT -1, format('ALTER TABLE public.%I DISABLE TRIGGER %I', relname, tgname) FROM triggers
    UNION ALL SELECT CASE WHEN reference THEN 4 ELSE 1 END,
      format('ALTER TABLE public.%I ADD CONSTRAINT %I %s', relname, conname, definition) FROM constraints
    UNION ALL SELECT 2, definition FROM indexes
    UNION ALL SELECT 3, format('ALTER INDEX %s ALTER COLUMN %s SET STATISTICS %s', indexrelid::regclass, attnum, attstattarget)
      FROM indexes JOIN pg_attribute ON attrelid = indexrelid WHERE attstattarget >= 0
    UNION ALL SELECT 5, format('ALTER TABLE public.%I ENABLE %s TRIGGER %I', relname,
      CASE tgenabled WHEN 'A' THEN 'ALWAYS' ELSE '' END, tgname) FROM triggers
  ) AS statements GROUP BY 1`

/** Loads without keys, indexes and triggers: indexes are built at once, and nothing is derived or stamped twice. */
export async function loadedBare(client: pg.Client, load: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<Statements & { before: boolean }>(loadingAids)
  await run(client, rows.find(({ before }) => before)?.statements)
  await load()
  await run(client, rows.find(({ before }) => !before)?.statements)
}

export async function hasRows(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(
    `SELECT EXISTS (SELECT FROM public.${quoted(table)}) AS is`,
  )
  return rows[0]?.is ?? false
}
