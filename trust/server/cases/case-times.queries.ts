import { statement } from '@basera/platform/server/database'
import { decideDays } from '@basera/trust/contract'
import { sql } from 'kysely'
import { z } from 'zod'

const times = z.object({
  under_day: z.int(),
  under_due: z.int(),
  overdue: z.int(),
  median_seconds: z.number().nullable(),
  late_seconds: z.number().nullable(),
  decided: z.int(),
  reversed: z.int(),
})
export type CaseTimes = z.output<typeof times>

const age = sql`now() - opened_at`
const dueIn = sql`make_interval(days => ${sql.lit(decideDays)})`

/** Open cases by age; of the last 30 days the seconds to a decision (0.5 and 0.9), and how many were taken back. */
const caseTimes = statement(
  { row: times, samples: [[]] },
  () => sql`
    SELECT open.*, closed.* FROM (
      SELECT count(*) FILTER (WHERE ${age} < interval '1 day') AS under_day,
        count(*) FILTER (WHERE ${age} >= interval '1 day' AND ${age} < ${dueIn}) AS under_due,
        count(*) FILTER (WHERE ${age} >= ${dueIn}) AS overdue
      FROM cases WHERE decided_at IS NULL
    ) AS open CROSS JOIN (
      SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM c.decided_at - c.opened_at)) AS median_seconds,
        percentile_cont(0.9) WITHIN GROUP (ORDER BY extract(epoch FROM c.decided_at - c.opened_at)) AS late_seconds,
        count(*) AS decided, count(d.reversed_at) AS reversed
      FROM cases c JOIN case_decisions d ON d.case_id = c.id WHERE c.decided_at > now() - interval '30 days'
    ) AS closed`,
)

export const readCaseTimes = caseTimes.first
