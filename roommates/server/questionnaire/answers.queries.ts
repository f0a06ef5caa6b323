import { someId, statement } from '@basera/platform/server/database'
import { type AnswerBits, type Answers, answers } from '@basera/roommates/contract'
import { sql } from 'kysely'
import { z } from 'zod'

export const findAnswers = statement(
  {
    row: z.object({ answers, changes: z.int(), changes_since: z.date() }),
    samples: [[someId]],
  },
  (userId: string) => sql`
    SELECT answers, changes, changes_since FROM roommate_answers WHERE user_id = ${userId}::uuid`,
).first

interface Saved {
  readonly answers: Answers
  readonly bits: AnswerBits
  readonly changes: number
  readonly changesSince: Date
}

const noBits = { own: 0, answered: 0, asks: 0, musts: 0, fine: 0, must_fine: 0 }

export const saveAnswers = statement(
  { samples: [[someId, { answers: {}, bits: noBits, changes: 1, changesSince: new Date(0) }]] },
  (userId: string, { answers: given, bits, changes, changesSince }: Saved) => sql`
    INSERT INTO roommate_answers
      (user_id, answers, own, answered, asks, musts, fine, must_fine, changes, changes_since)
    VALUES (${userId}::uuid, ${JSON.stringify(given)}::jsonb, ${bits.own}::bigint, ${bits.answered}::bigint,
      ${bits.asks}::bigint, ${bits.musts}::bigint, ${bits.fine}::bigint, ${bits.must_fine}::bigint,
      ${changes}::integer, ${changesSince}::timestamptz)
    ON CONFLICT (user_id) DO UPDATE SET answers = excluded.answers, own = excluded.own, answered = excluded.answered,
      asks = excluded.asks, musts = excluded.musts, fine = excluded.fine, must_fine = excluded.must_fine,
      changes = excluded.changes, changes_since = excluded.changes_since, updated_at = now()`,
).run

/** Answers as the copy of personal data has them. */
export const exportAnswers = statement(
  {
    row: z.object({ answers, changes: z.int(), changes_since: z.date(), updated_at: z.date() }),
    samples: [[someId]],
  },
  (userId: string) => sql`
    SELECT answers, changes, changes_since, updated_at FROM roommate_answers WHERE user_id = ${userId}::uuid`,
).first
