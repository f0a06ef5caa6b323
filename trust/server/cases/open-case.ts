import type { QueryExecutorProvider } from 'kysely'
import { type NewCase, upsertCase } from './cases.queries.ts'

/** Opens a case for moderators, or adds to the open one about the same subject (trust.case-opened). Gives its id. */
export async function openCase(db: QueryExecutorProvider, one: NewCase): Promise<string> {
  const opened = await upsertCase(db, one)
  if (!opened) throw new Error('A case was neither opened nor added to.')
  return opened.id
}
