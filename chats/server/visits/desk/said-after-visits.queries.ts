import { visitAnswers } from '@basera/chats/contract'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'

const answer = z.enum(visitAnswers).nullable()

/** Visits at a room, or of a person, after which somebody answered; the last ones first, each with the number of all. */
export const findSaidVisits = statement(
  {
    row: z.object({
      room_title: z.string(),
      starts_at: z.date().nullable(),
      was_lister: z.boolean().nullable(),
      visitor_said: answer,
      lister_said: answer,
      visits: z.int(),
      by_visitors: z.array(z.int()),
      by_listers: z.array(z.int()),
    }),
    samples: [
      [someId, null, 20],
      [null, someId, 20],
    ],
  },
  (roomId: string | null, personId: string | null, limit: number) => {
    const whose = roomId
      ? sql`v.room_id = ${roomId}::uuid`
      : sql`${personId}::uuid IN (v.lister_id, v.visitor_id)`
    const counts = (who: string) =>
      sql`ARRAY[${sql.join(
        visitAnswers.map(
          (one) => sql`count(*) FILTER (WHERE ${sql.ref(`${who}.answer`)} = ${sql.lit(one)}) OVER ()`,
        ),
      )}]::integer[]`
    return sql`
      SELECT v.room_title, v.starts_at, v.lister_id = ${personId}::uuid AS was_lister, visitor.answer AS visitor_said,
        lister.answer AS lister_said, count(*) OVER () AS visits, ${counts('visitor')} AS by_visitors,
        ${counts('lister')} AS by_listers
      FROM visits v
      LEFT JOIN visit_answers visitor ON visitor.visit_id = v.id AND visitor.user_id = v.visitor_id
      LEFT JOIN visit_answers lister ON lister.visit_id = v.id AND lister.user_id = v.lister_id
      WHERE ${whose} AND (visitor.visit_id IS NOT NULL OR lister.visit_id IS NOT NULL)
      ORDER BY v.over_at DESC, v.id LIMIT ${limit}`
  },
).all
