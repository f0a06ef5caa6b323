import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'

export const findQuickReplies = statement(
  { row: z.object({ content: z.string() }), samples: [[someId]] },
  (userId: string) =>
    sql`SELECT content FROM quick_replies WHERE user_id = ${userId}::uuid ORDER BY position`,
).all

/** All of them, in this order; one statement, so that two at once do not mix. */
export const replaceQuickReplies = statement(
  { samples: [[someId, ['Yes']]] },
  (userId: string, texts: readonly string[]) => sql`
    WITH kept AS (
      INSERT INTO quick_replies AS known (user_id, position, content)
      SELECT ${userId}::uuid, n - 1, content FROM unnest(${texts}::text[]) WITH ORDINALITY AS given (content, n)
      ON CONFLICT (user_id, position) DO UPDATE SET content = excluded.content
    )
    DELETE FROM quick_replies WHERE user_id = ${userId}::uuid AND position >= cardinality(${texts}::text[])`,
).run
