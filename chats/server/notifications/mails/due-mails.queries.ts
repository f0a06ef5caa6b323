import { accountLanguage, mailboxes, publicProfiles } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { isMuted } from '../../chats.queries.ts'
import { joinReads, unreadMessages } from '../../unread.queries.ts'

const chatsAtOnce = 50

const isDue = sql`mailed_seq IS NULL AND due_at <= now()`

export const findDueMembers = statement(
  { row: z.object({ user_id: z.guid() }), samples: [[10]] },
  (limit: number) => sql`
    SELECT DISTINCT user_id FROM (
      SELECT user_id FROM chat_mails WHERE ${isDue} ORDER BY due_at LIMIT ${limit}
    ) AS due
  `,
).all

/** Locked, so that nobody writes between reading and deciding. Skips chats that others have locked. */
export const lockDueChats = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId]] },
  (userId: string) => sql`
    SELECT chats.id FROM chat_mails JOIN chats ON chats.id = chat_id
    WHERE user_id = ${userId}::uuid AND ${isDue}
    ORDER BY due_at LIMIT ${chatsAtOnce} FOR NO KEY UPDATE OF chats SKIP LOCKED
  `,
).all

const dueChatRow = z.object({
  chat_id: z.guid(),
  last_seq: z.int(),
  other_name: z.string().nullable(),
  room_title: z.string().nullable(),
  /** Blocked or muted. */
  silenced: z.boolean(),
  unread: z.int(),
  oldest: z.date().nullable(),
  now: z.date(),
})
export type DueChatRow = z.output<typeof dueChatRow>

/** Chats that another run has finished are left out. */
export const findDueChats = statement(
  { row: dueChatRow, samples: [[someId, [someId]]] },
  (userId: string, chatIds: readonly string[]) => {
    const chat = { chatId: sql`chats.id`, userId: sql`${userId}::uuid` }
    return sql`
      SELECT chats.id AS chat_id, chats.last_seq, other.full_name AS other_name, chats.room_title,
        is_blocked(user1_id, user2_id) OR ${isMuted(chat.chatId, chat.userId)} AS silenced, unread.found AS unread, unread.oldest, now() AS now
      FROM chat_mails JOIN chats ON chats.id = chat_id
      LEFT JOIN ${publicProfiles} other
        ON other.id = CASE WHEN user1_id = ${userId}::uuid THEN user2_id ELSE user1_id END
      ${joinReads(chat.chatId, chat.userId)}
      CROSS JOIN LATERAL (
        SELECT count(*)::integer AS found, min(created_at) AS oldest FROM ${unreadMessages(chat)} AS message
      ) AS unread
      WHERE chat_mails.user_id = ${userId}::uuid AND chat_mails.chat_id = ANY(${chatIds}::uuid[]) AND ${isDue}
      ORDER BY unread.oldest
    `
  },
).all

/** Where a member is mailed, and whether (chats.mail-recipients). */
export const findMailReader = statement(
  {
    row: z.object({ email: z.string(), language: accountLanguage, mailable: z.boolean() }),
    samples: [[someId]],
  },
  (userId: string) => sql`
    SELECT mailbox.email, mailbox.language, mailbox.mailable AND coalesce(preferences.mails, true) AS mailable
    FROM ${mailboxes} mailbox LEFT JOIN chat_notices preferences ON preferences.user_id = mailbox.id
    WHERE mailbox.id = ${userId}::uuid
  `,
).first

export const removeDueMails = statement(
  { samples: [[someId, [someId]]] },
  (userId: string, chatIds: readonly string[]) =>
    sql`DELETE FROM chat_mails WHERE user_id = ${userId}::uuid AND chat_id = ANY(${chatIds}::uuid[])`,
).run

export const postponeMail = statement(
  { samples: [[someId, someId, new Date(0)]] },
  (userId: string, chatId: string, dueAt: Date) =>
    sql`UPDATE chat_mails SET due_at = ${dueAt} WHERE user_id = ${userId}::uuid AND chat_id = ${chatId}::uuid`,
).run

/** No other mail until the last message is read (chats.mail-delay). */
export const markMailed = statement(
  { samples: [[someId, [someId]]] },
  (userId: string, chatIds: readonly string[]) => sql`
    UPDATE chat_mails SET mailed_seq = chats.last_seq FROM chats
    WHERE chats.id = chat_id AND user_id = ${userId}::uuid AND chat_id = ANY(${chatIds}::uuid[])
  `,
).run
