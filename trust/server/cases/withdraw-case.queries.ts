import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import type { NewCase } from './cases.queries.ts'

/**
 * Removes the open case of a review whose reasons are gone, unless something other than `because` was added to it, such as
 * a report: people then decide it all the same.
 */
export const withdrawCase = statement(
  { samples: [[{ kind: 'room', id: someId }, ['new_person']]] },
  (subject: NewCase['subject'], because: readonly string[]) => sql`
    DELETE FROM cases WHERE subject_kind = ${subject.kind} AND subject_id = ${subject.id}::uuid AND decided_at IS NULL
      AND kind = 'review' AND because <@ ${because}::text[]`,
).run
