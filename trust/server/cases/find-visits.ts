import type { CaseVisits } from '@basera/trust/contract'
import type { QueryExecutorProvider } from 'kysely'

/** The feature that has visits tells what was said after them; null where a case is about neither room nor person. */
export type FindVisits = (
  db: QueryExecutorProvider,
  about: { readonly roomId?: string; readonly personId?: string },
) => Promise<CaseVisits | null>
