import { visitAnswersShown } from '@basera/chats/contract'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'

/** What visitors of a room said, from the third answer on (chats.visit-count). */
export const countAnswers = statement(
  { row: z.object({ answered: z.int(), as_described: z.int() }), samples: [[someId]] },
  (roomId: string) => sql`
    SELECT count(*)::integer AS answered, count(*) FILTER (WHERE answer = 'as_described')::integer AS as_described
    FROM visits JOIN visit_answers said ON said.visit_id = visits.id AND said.user_id = visits.visitor_id
    WHERE visits.room_id = ${roomId}::uuid HAVING count(*) >= ${visitAnswersShown}`,
).first
