import { freeMembers, isSuspended, lockedMembers, publicProfiles } from '@basera/accounts/server'
import { type MessageWarning, mailAfterMinutes, type VisitSaid, visitSaid } from '@basera/chats/contract'
import { someId, statement } from '@basera/platform/server/database'
import { visibleRooms } from '@basera/rooms/server'
import { warningKinds, warningLevels } from '@basera/trust/contract'
import { isSendingPaused } from '@basera/trust/server'
import { type Expression, sql } from 'kysely'
import { z } from 'zod'
import { chatHeadColumns, chatHeadRow, chatsOf, isFormer, notBlockedPair } from '../chats.queries.ts'
import { joinReads, readMarkOf } from '../unread.queries.ts'

export const photoRow = z.object({ id: z.guid(), width: z.int(), height: z.int(), blur: z.string() })

export const messageRow = z.object({
  id: z.guid(),
  chat_id: z.guid(),
  seq: z.int(),
  sender_id: z.guid(),
  client_id: z.string(),
  content: z.string(),
  created_at: z.date(),
  warning_kind: z.enum(warningKinds).nullable(),
  warning_level: z.enum(warningLevels).nullable(),
  warning_fine_at: z.date().nullable(),
  reply_to: z.int().nullable(),
  unsent_at: z.date().nullable(),
  photos: z.array(photoRow).nullable(),
  visit: visitSaid.nullable(),
})
export type StoredMessage = z.output<typeof messageRow>

/** Those of {@link messageRow}, of the message `m`. */
export const messageColumns = sql`m.id, m.chat_id, m.seq, m.sender_id, m.client_id, m.content, m.created_at,
  m.warning_kind, m.warning_level, m.warning_fine_at, m.reply_to, m.unsent_at, m.visit, CASE WHEN m.photo_count > 0 THEN (
    SELECT coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'blur', p.blur)
      ORDER BY p.place), '[]') FROM chat_photos p WHERE p.chat_id = m.chat_id AND p.seq = m.seq) END AS photos`

/** The member deleted the message `m` for themselves (chats.delete-for-me). */
export const isHidden = (userId: string) => sql`EXISTS (
  SELECT FROM hidden_messages h WHERE h.chat_id = m.chat_id AND h.user_id = ${userId}::uuid AND h.seq = m.seq)`

const sentMessageRow = messageRow.extend({ other_id: z.guid() })
export interface SentMessage extends z.output<typeof sentMessageRow> {
  /** When the message before it was written; nothing where that is not known. */
  readonly previous_at?: Date | null
}

export interface NewMessage {
  readonly chatId: string
  readonly senderId: string
  readonly clientId: string
  readonly content: string
  readonly replyTo?: number | undefined
  /** Ids of photos that wait for it. */
  readonly photos?: readonly string[] | undefined
  /** What it says of a visit. */
  readonly visit?: VisitSaid | undefined
}

export interface JudgedMessage extends NewMessage {
  /** What its sender is taken to have written before in the chat, newest first. */
  readonly earlier: readonly string[]
  readonly warning: MessageWarning | null
}

/** Of a sender's messages, those that a new one is judged with, among the last `within` of both. */
export const judgedWith = { texts: 7, within: 50 }

const sample = { chatId: someId, senderId: someId, clientId: 'a', content: 'Hello' }

const reader = sql`CASE WHEN asked.sender_id = user1_id THEN user2_id ELSE user1_id END`

const asked = (messages: readonly (NewMessage & Partial<JudgedMessage>)[]) => sql`
  asked AS MATERIALIZED (
    SELECT * FROM unnest(${messages.map(({ chatId }) => chatId)}::uuid[],
      ${messages.map(({ senderId }) => senderId)}::uuid[], ${messages.map(({ clientId }) => clientId)}::text[],
      ${messages.map(({ content }) => content)}::text[], ${messages.map(({ replyTo }) => replyTo ?? null)}::bigint[],
      ${messages.map(({ photos = [] }) => photos.length)}::integer[],
      ${messages.map(({ visit }) => (visit ? JSON.stringify(visit) : null))}::jsonb[],
      ${messages.map(({ warning }) => warning?.kind ?? null)}::text[],
      ${messages.map(({ warning }) => warning?.level ?? null)}::text[],
      ${messages.map(({ earlier = [] }) => JSON.stringify(earlier))}::jsonb[])
    AS asked (chat_id, sender_id, client_id, content, reply_to, photo_count, visit, warning_kind, warning_level, earlier)
  )`

const earlierTexts = (last: Expression<unknown>) =>
  sql`earlier_texts(asked.chat_id, asked.sender_id, ${last}, ${judgedWith.within}, ${judgedWith.texts})`

/** Writes what is `asked` for, and left by `from`, under the next numbers of the chats. */
const insertAsked = (from: Expression<unknown>) => sql`
  numbered AS (
    UPDATE chats SET last_seq = last_seq + 1, updated_at = greatest(clock_timestamp(), updated_at)
    FROM ${from}
    WHERE chats.id = asked.chat_id AND asked.sender_id IN (user1_id, user2_id) AND ${notBlockedPair} AND NOT ${isSuspended(reader)} AND NOT ${isFormer(reader)}
      AND NOT ${isSendingPaused(sql`asked.sender_id`)}
    RETURNING chats.id, asked.sender_id, last_seq, updated_at, ${reader} AS reader_id,
      asked.client_id, asked.content, asked.reply_to, asked.photo_count, asked.visit, asked.warning_kind, asked.warning_level
  ), mail AS (
    -- chats.mail-delay
    INSERT INTO chat_mails (chat_id, user_id, due_at)
    SELECT id, reader_id, updated_at + ${mailAfterMinutes} * interval '1 minute' FROM numbered
    ON CONFLICT (chat_id, user_id) DO NOTHING
  ), own_read AS (
    -- chats.read-mark: one's own message counts as read when everything before it was.
    INSERT INTO chat_reads AS reads (chat_id, user_id, seq)
    SELECT id, sender_id, last_seq FROM numbered WHERE last_seq = 1 OR EXISTS (
      SELECT 1 FROM chat_reads known WHERE known.chat_id = numbered.id AND known.user_id = sender_id
    )
    ON CONFLICT (chat_id, user_id) DO UPDATE SET seq = excluded.seq WHERE reads.seq = excluded.seq - 1
  ), posted AS (
    INSERT INTO messages AS m (chat_id, seq, sender_id, client_id, content, created_at, photo_count, reply_to, visit,
      warning_kind, warning_level)
    SELECT id, last_seq, sender_id, client_id, content, updated_at, photo_count,
      CASE WHEN reply_to < last_seq THEN reply_to END, visit, warning_kind, warning_level
    FROM numbered
    RETURNING ${messageColumns}
  ), written AS (
    SELECT posted.*, numbered.reader_id AS other_id,
      (SELECT created_at FROM messages m WHERE m.chat_id = posted.chat_id AND m.seq = posted.seq - 1) AS previous_at
    FROM posted JOIN numbered ON numbered.id = posted.chat_id
  )`

const writtenRow = sentMessageRow.extend({ previous_at: z.date().nullable() })
const insertedRow = writtenRow.extend({ earlier: z.array(z.string()) })
export type InsertedMessage = z.output<typeof insertedRow>

/**
 * Writes a message under the chat's next number and locks the chat until the commit (chats.gapless-sequence). Nothing
 * for foreign chats, suspended members and a paused sender; `messages_client_id_key` for one sent before (chats.send-once).
 */
export const insertMessage = statement(
  { row: insertedRow, samples: [[sample]], isPrepared: true },
  // Locks the sender before the chat, like deletions, or the two could deadlock.
  (message: NewMessage) => sql`
    WITH ${asked([message])}, sender AS MATERIALIZED ${lockedMembers([message.senderId])},
    ${insertAsked(sql`asked JOIN sender ON sender.id = asked.sender_id`)}
    SELECT written.*, ${earlierTexts(sql`written.seq`)} AS earlier FROM written CROSS JOIN asked`,
).first

/** What a row has where an outer join found no message. */
export const noMessage = {
  id: z.null(),
  seq: z.null(),
  sender_id: z.null(),
  client_id: z.null(),
  content: z.null(),
  created_at: z.null(),
}

/**
 * Writes judged messages to as many chats where what they were judged with is what their senders wrote, and gives what
 * that is of the others. Waits for no lock: leaves out those whose chat or members are locked, or that were sent before.
 */
export const insertFreeMessages = statement(
  {
    row: z.union([
      writtenRow.extend({ earlier: z.null() }),
      writtenRow.extend({ ...noMessage, other_id: z.null(), earlier: z.array(z.string()) }),
    ]),
    samples: [[[{ ...sample, earlier: [], warning: null }]]],
    isPrepared: true,
  },
  // Reads the texts once the chat is locked. Looks rows up one by one: a kept plan with joins may be one for much smaller tables.
  (messages: readonly JudgedMessage[]) => sql`
    WITH ${asked(messages)}, free AS MATERIALIZED (
      SELECT asked.*, ${earlierTexts(sql`chat.last_seq + 1`)} AS wrote
      FROM asked CROSS JOIN LATERAL (
        SELECT user1_id, user2_id, last_seq FROM chats
        WHERE chats.id = asked.chat_id AND asked.sender_id IN (user1_id, user2_id) FOR NO KEY UPDATE SKIP LOCKED
      ) AS chat
      CROSS JOIN LATERAL ${freeMembers(sql`chat.user1_id`)} AS one
      CROSS JOIN LATERAL ${freeMembers(sql`chat.user2_id`)} AS two
      WHERE NOT EXISTS (
        SELECT FROM messages m WHERE m.chat_id = asked.chat_id AND m.sender_id = asked.sender_id
          AND m.client_id = asked.client_id)
    ), ${insertAsked(sql`(SELECT * FROM free WHERE to_jsonb(wrote) = earlier) AS asked`)}
    SELECT written.*, free.chat_id, CASE WHEN written.id IS NULL THEN free.wrote END AS earlier
    FROM free LEFT JOIN written ON written.chat_id = free.chat_id
    WHERE written.id IS NOT NULL OR to_jsonb(wrote) <> free.earlier`,
).all

export const findSentMessage = statement(
  { row: sentMessageRow, samples: [[sample]] },
  ({ chatId, senderId, clientId }: Pick<NewMessage, 'chatId' | 'senderId' | 'clientId'>) => sql`
    SELECT ${messageColumns},
      CASE WHEN sender_id = user1_id THEN user2_id ELSE user1_id END AS other_id
    FROM messages m JOIN chats ON chats.id = chat_id
    WHERE chat_id = ${chatId}::uuid AND sender_id = ${senderId}::uuid AND client_id = ${clientId}
  `,
).first

/** Whether the member wrote one of the chat's first messages (chats.photo-blurred). */
const hasAnswered = (userId: string) => sql`EXISTS (
  SELECT FROM (SELECT sender_id FROM messages WHERE chat_id = chat.id ORDER BY seq LIMIT 200) AS first
  WHERE first.sender_id = ${userId}::uuid)`

export const findChat = statement(
  {
    row: chatHeadRow.extend({
      last_seq: z.int(),
      own_read_seq: z.int(),
      other_read_seq: z.int(),
      answered: z.boolean(),
    }),
    samples: [[someId, someId]],
    isPrepared: true,
  },
  (userId: string, chatId: string) => sql`
    SELECT ${chatHeadColumns(userId)}, chat.last_seq, ${readMarkOf('own_reads')} AS own_read_seq,
      ${readMarkOf('other_reads')} AS other_read_seq, ${hasAnswered(userId)} AS answered FROM ${chatsOf(userId)} AS chat
    LEFT JOIN ${publicProfiles} other ON other.id = chat.other_id LEFT JOIN ${visibleRooms} room ON room.id = chat.room_id
    ${joinReads(sql`chat.id`, sql`${userId}::uuid`, 'own_reads')}
    ${joinReads(sql`chat.id`, sql`chat.other_id`, 'other_reads')}
    WHERE chat.id = ${chatId}::uuid
  `,
).first

export interface MessagePage {
  readonly after_seq?: number | undefined
  readonly before_seq?: number | undefined
  readonly limit: number
}

/** The last messages, or those before a number, newest first; those after a number oldest first. */
export const findMessages = statement(
  {
    row: messageRow.extend({ hidden: z.boolean() }),
    samples: [
      [someId, someId, { limit: 10 }],
      [someId, someId, { after_seq: 1, limit: 10 }],
      [someId, someId, { before_seq: 1, limit: 10 }],
    ],
    isPrepared: true,
  },
  (userId: string, chatId: string, { after_seq, before_seq, limit }: MessagePage) => {
    const forward = after_seq !== undefined
    const from = forward ? sql`AND seq > ${after_seq}::bigint` : sql``
    const to = before_seq === undefined ? sql`` : sql`AND seq < ${before_seq}::bigint`
    return sql`
      SELECT ${messageColumns}, ${isHidden(userId)} AS hidden FROM messages m
      WHERE chat_id = ${chatId}::uuid ${from} ${to}
      ORDER BY seq ${forward ? sql`ASC` : sql`DESC`} LIMIT ${limit}
    `
  },
).all

export const findMessagesBySeq = statement(
  { row: messageRow.extend({ hidden: z.boolean() }), samples: [[someId, someId, [1]]] },
  (userId: string, chatId: string, seqs: readonly number[]) => sql`
    SELECT ${messageColumns}, ${isHidden(userId)} AS hidden FROM messages m
    WHERE chat_id = ${chatId}::uuid AND seq = ANY(${seqs}::bigint[]) ORDER BY seq`,
).all
