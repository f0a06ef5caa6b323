import { publicProfiles } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { isHidden } from './messages/messages.queries.ts'
import { joinReads } from './unread.queries.ts'

/** A member's chats with all messages, for the copy of their data. */
export const findExportedChats = statement(
  {
    row: z.object({
      id: z.guid(),
      with_name: z.string().nullable(),
      with_former_member: z.boolean(),
      room_id: z.guid().nullable(),
      room_title: z.string().nullable(),
      created_at: z.date(),
      updated_at: z.date(),
      read_to_seq: z.int().nullable(),
      archived_to_seq: z.int().nullable(),
      muted: z.boolean(),
      messages: z.array(
        z.object({
          seq: z.int(),
          written_by_you: z.boolean(),
          content: z.string(),
          created_at: z.string(),
          answers_seq: z.int().nullable(),
          photos: z.array(z.string()),
          taken_back: z.boolean(),
          deleted_for_you: z.boolean(),
        }),
      ),
    }),
    samples: [[someId]],
  },
  (userId: string) => sql`
    SELECT chats.id, other.full_name AS with_name, other.id IS NULL AS with_former_member, chats.room_id, chats.room_title, chats.created_at,
      chats.updated_at, reads.seq AS read_to_seq, settings.archived_seq AS archived_to_seq,
      coalesce(settings.muted, false) AS muted, coalesce((
        SELECT json_agg(json_build_object('seq', m.seq, 'written_by_you', m.sender_id = ${userId}::uuid,
          'content', m.content, 'created_at', m.created_at, 'answers_seq', m.reply_to, 'taken_back', m.unsent_at IS NOT NULL,
          'deleted_for_you', ${isHidden(userId)}, 'photos', CASE WHEN m.photo_count = 0 THEN '[]'::json ELSE (
            SELECT coalesce(json_agg(p.id || '.webp' ORDER BY p.place), '[]') FROM chat_photos p
            WHERE p.chat_id = m.chat_id AND p.seq = m.seq) END) ORDER BY m.seq)
        FROM messages m WHERE m.chat_id = chats.id
      ), '[]') AS messages
    FROM chats
    LEFT JOIN ${publicProfiles} other ON other.id IN (chats.user1_id, chats.user2_id) AND other.id <> ${userId}::uuid
    ${joinReads(sql`chats.id`, sql`${userId}::uuid`)}
    LEFT JOIN chat_settings settings ON settings.chat_id = chats.id AND settings.user_id = ${userId}::uuid
    WHERE chats.user1_id = ${userId}::uuid OR chats.user2_id = ${userId}::uuid ORDER BY chats.created_at, chats.id
  `,
).all

/** Their addresses are secrets of the browsers. */
export const findPushServices = statement(
  { row: z.object({ service: z.string(), created_at: z.date() }), samples: [[someId]] },
  (userId: string) => sql`
    SELECT split_part(endpoint, '/', 3) AS service, created_at FROM push_subscriptions
    WHERE user_id = ${userId}::uuid ORDER BY created_at
  `,
).all

export const findMailsOf = statement(
  {
    row: z.object({ chat_id: z.guid(), due_at: z.date(), mailed_seq: z.int().nullable() }),
    samples: [[someId]],
  },
  (userId: string) =>
    sql`SELECT chat_id, due_at, mailed_seq FROM chat_mails WHERE user_id = ${userId}::uuid ORDER BY due_at`,
).all

/** A member's visits, with what they wrote and said about them. */
export const findExportedVisits = statement(
  {
    row: z.object({
      room_title: z.string(),
      you_are: z.string(),
      state: z.string(),
      slots: z.array(z.date()),
      starts_at: z.date().nullable(),
      visit_address_you_wrote: z.string().nullable(),
      created_at: z.date(),
      link_made_at: z.date().nullable(),
      back_at: z.date().nullable(),
      answer: z.string().nullable(),
    }),
    samples: [[someId]],
  },
  (userId: string) => sql`
    SELECT visits.room_title, CASE WHEN lister_id = ${userId}::uuid THEN 'lister' ELSE 'visitor' END AS you_are,
      visits.state, visits.slots, visits.starts_at,
      CASE WHEN lister_id = ${userId}::uuid THEN visits.visit_address END AS visit_address_you_wrote,
      visits.created_at, link.created_at AS link_made_at, link.back_at, said.answer
    FROM visits
    LEFT JOIN visit_links link ON link.visit_id = visits.id AND link.user_id = ${userId}::uuid
    LEFT JOIN visit_answers said ON said.visit_id = visits.id AND said.user_id = ${userId}::uuid
    WHERE ${userId}::uuid IN (visits.lister_id, visits.visitor_id) ORDER BY visits.created_at`,
).all

/** Whose number is shown to whom; the other's number is theirs. */
export const findExportedNumbers = statement(
  {
    row: z.object({
      chat_id: z.guid(),
      whose: z.string(),
      state: z.string(),
      you_said_not_now: z.boolean(),
      changed_at: z.date(),
    }),
    samples: [[someId]],
  },
  (userId: string) => sql`
    SELECT chat_id, CASE WHEN owner_id = ${userId}::uuid THEN 'yours' ELSE 'the other person''s' END AS whose, state,
      declined AND (owner_id = ${userId}::uuid) = (state = 'asked') AS you_said_not_now, changed_at
    FROM number_shares WHERE ${userId}::uuid IN (owner_id, viewer_id) ORDER BY changed_at, chat_id, whose`,
).all
