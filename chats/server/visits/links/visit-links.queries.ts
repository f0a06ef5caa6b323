import { publicProfiles } from '@basera/accounts/server'
import { type visitAnswers, visitLinkLasts } from '@basera/chats/contract'
import { someId, statement } from '@basera/platform/server/database'
import { visibleRooms } from '@basera/rooms/server'
import { sql } from 'kysely'
import { z } from 'zod'

/** Takes the place of an earlier link; its person has not said that they are back. */
export const saveLink = statement(
  { samples: [[someId, someId, 'hash']] },
  (visitId: string, userId: string, tokenHash: string) => sql`
    INSERT INTO visit_links (visit_id, user_id, token_hash) VALUES (${visitId}::uuid, ${userId}::uuid, ${tokenHash})
    ON CONFLICT (visit_id, user_id)
      DO UPDATE SET token_hash = excluded.token_hash, created_at = now(), back_at = NULL`,
).run

export const removeLink = statement(
  { samples: [[someId, someId]] },
  (visitId: string, userId: string) =>
    sql`DELETE FROM visit_links WHERE visit_id = ${visitId}::uuid AND user_id = ${userId}::uuid`,
).run

export const markBack = statement(
  { samples: [[someId, someId]] },
  (visitId: string, userId: string) => sql`
    UPDATE visit_links SET back_at = coalesce(back_at, now())
    WHERE visit_id = ${visitId}::uuid AND user_id = ${userId}::uuid`,
).run

export const saveAnswer = statement(
  { samples: [[someId, someId, 'different']] },
  (visitId: string, userId: string, answer: (typeof visitAnswers)[number]) => sql`
    INSERT INTO visit_answers (visit_id, user_id, answer) VALUES (${visitId}::uuid, ${userId}::uuid, ${answer})
    ON CONFLICT (visit_id, user_id) DO UPDATE SET answer = excluded.answer, answered_at = now()`,
).run

const isOver = sql`visits.starts_at + ${visitLinkLasts} * interval '1 millisecond' <= now()`

/** Nothing once a link was taken back or has ended (chats.visit-link-end). */
export const findSharedVisit = statement(
  {
    row: z.object({
      role: z.enum(['lister', 'visitor']).describe('a CASE of the two'),
      name: z.string().nullable(),
      avatar_url: z.string().nullable(),
      other_name: z.string().nullable(),
      other_avatar_url: z.string().nullable(),
      area: z.string().nullable(),
      starts_at: z.date().describe('a visit has a link once a time is agreed, and keeps its time').nullable(),
      cancelled: z.boolean(),
      back_at: z.date().nullable(),
    }),
    samples: [['hash']],
  },
  (tokenHash: string) => sql`
    SELECT CASE WHEN visits.lister_id = link.user_id THEN 'lister' ELSE 'visitor' END AS role, own.full_name AS name, own.avatar_url, other.full_name AS other_name, other.avatar_url AS other_avatar_url,
      room.address AS area, visits.starts_at, visits.state = 'cancelled' AS cancelled, link.back_at
    FROM visit_links link JOIN visits ON visits.id = link.visit_id AND NOT ${isOver}
    JOIN ${publicProfiles} own ON own.id = link.user_id
    JOIN ${publicProfiles} other ON other.id IN (visits.lister_id, visits.visitor_id) AND other.id <> link.user_id
    LEFT JOIN ${visibleRooms} room ON room.id = visits.room_id
    WHERE link.token_hash = ${tokenHash}`,
).first

export const removeEndedLinks = statement(
  { samples: [[100]] },
  (limit: number) => sql`
    DELETE FROM visit_links WHERE (visit_id, user_id) IN (
      SELECT visit_id, user_id FROM visit_links JOIN visits ON visits.id = visit_id WHERE ${isOver} LIMIT ${limit}
    )`,
).run
