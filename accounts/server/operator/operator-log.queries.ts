import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { publicProfiles } from '../visibility.queries.ts'

const logRow = z.object({
  id: z.string(),
  at: z.date(),
  by: z.string().nullable(),
  command: z.string(),
  subject: z.string().nullable(),
  subject_id: z.guid().nullable(),
  reason: z.string().nullable(),
})

/** Who did something: a moderator by name, else the operator's own. */
const byName = sql`coalesce(person.full_name, entry.operator)`
const namedLog = sql`operator_log entry LEFT JOIN ${publicProfiles} person ON person.id::text = entry.operator`

export const findLogOf = statement(
  { row: logRow, samples: [[someId]] },
  (id: string) => sql`
    SELECT entry.id::text AS id, entry.at, ${byName} AS by, entry.command, entry.subject, entry.subject_id, entry.reason
    FROM ${namedLog} WHERE entry.subject_id = ${id}::uuid ORDER BY entry.id DESC LIMIT 50`,
).all

export const findLog = statement(
  {
    row: logRow,
    samples: [
      [null, 10],
      ['5', 10],
    ],
  },
  (before: string | null, limit: number) => sql`
    SELECT entry.id::text AS id, entry.at, ${byName} AS by, entry.command, entry.subject, entry.subject_id, entry.reason
    FROM ${namedLog} ${before === null ? sql`` : sql`WHERE entry.id < ${before}::bigint`}
    ORDER BY entry.id DESC LIMIT ${limit}`,
).all
