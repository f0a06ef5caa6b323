import { statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import type { HelpSlug } from '../contract/articles.ts'

/** Adds one answer to the count of today, a day in India. */
export const countAnswer = statement(
  { samples: [['terms', true]] },
  (slug: HelpSlug, helpful: boolean) => sql`
    INSERT INTO help_feedback (slug, day, helpful, answers)
    VALUES (${slug}, (now() AT TIME ZONE 'Asia/Kolkata')::date, ${helpful}, 1)
    ON CONFLICT ON CONSTRAINT help_feedback_pkey DO UPDATE SET answers = help_feedback.answers + 1`,
).run
