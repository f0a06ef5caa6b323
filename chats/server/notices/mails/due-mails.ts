import { unreadMax } from '@basera/chats/contract'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import type { DueChat } from './mail-verdict.ts'

/** Conversations that one mail speaks of at most; the next run goes on. */
const chatsAtOnce = 50

const isDue = sql`mailed_seq IS NULL AND due_at <= now()`

/** Members for whom a look is due, those who have waited longest first. */
export async function dueMembers(db: Database, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT DISTINCT user_id FROM (
      SELECT user_id FROM chat_mails WHERE ${isDue} ORDER BY due_at LIMIT ${atMost}
    ) AS due
  `.execute(db)
  return rows.map((row) => row.user_id)
}

/**
 * Holds the due conversations of a member until the transaction ends: meanwhile nobody writes in them, so that what is read
 * next still holds when it is written down. One that is held already, by a sender or another process, is left out.
 */
export async function holdDueChats(trx: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT chats.id FROM chat_mails JOIN chats ON chats.id = chat_id
    WHERE user_id = ${userId}::uuid AND ${isDue}
    ORDER BY due_at LIMIT ${chatsAtOnce} FOR NO KEY UPDATE OF chats SKIP LOCKED
  `.execute(trx)
  return rows.map((row) => row.id)
}

export interface DueChatRow extends DueChat {
  readonly chat_id: string
  readonly last_seq: number
  readonly other_name: string | null
  readonly room_title: string | null
  /** The database's own clock, by which the messages are dated. */
  readonly now: Date
}

/** What is unread of the held conversations; those that another run has dealt with are not among them. */
export async function readDueChats(
  trx: Database,
  userId: string,
  chatIds: readonly string[],
): Promise<DueChatRow[]> {
  const { rows } = await sql<DueChatRow>`
    SELECT chats.id AS chat_id, chats.last_seq, other.full_name AS other_name, chats.room_title,
      is_blocked(user1_id, user2_id) AS blocked, news.found AS unread, news.oldest, now() AS now
    FROM chat_mails JOIN chats ON chats.id = chat_id
    JOIN user_profiles other
      ON other.id = CASE WHEN user1_id = ${userId}::uuid THEN user2_id ELSE user1_id END
    LEFT JOIN chat_reads reads ON reads.chat_id = chats.id AND reads.user_id = ${userId}::uuid
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS found, min(created_at) AS oldest FROM (
        SELECT created_at FROM messages m
        WHERE m.chat_id = chats.id AND m.seq > coalesce(reads.seq, 0) AND m.sender_id = other.id
        ORDER BY m.seq LIMIT ${unreadMax}
      ) AS unread
    ) AS news
    WHERE chat_mails.user_id = ${userId}::uuid AND chat_mails.chat_id = ANY(${chatIds}::uuid[]) AND ${isDue}
    ORDER BY news.oldest
  `.execute(trx)
  return rows
}

export interface Reader {
  readonly email: string
  /** Wants mails, has proven the mailbox, and may come in to read. */
  readonly mailable: boolean
}

/** Where a member is written to, and whether. */
export async function findReader(trx: Database, userId: string): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    SELECT account.email, account.email_proven_at IS NOT NULL AND account.banned_at IS NULL
      AND profile.phone_verified AND coalesce(notices.mails, true) AS mailable
    FROM user_profiles profile JOIN auth_users account ON account.id = profile.id
    LEFT JOIN chat_notices notices ON notices.user_id = profile.id
    WHERE profile.id = ${userId}::uuid
  `.execute(trx)
  return rows[0]
}

/** Forgets that there was something to read; the next message begins anew. */
export async function forgetDue(trx: Database, userId: string, chatIds: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM chat_mails WHERE user_id = ${userId}::uuid AND chat_id = ANY(${chatIds}::uuid[])
  `.execute(trx)
}

export async function lookLater(trx: Database, userId: string, chatId: string, at: Date): Promise<void> {
  await sql`
    UPDATE chat_mails SET due_at = ${at} WHERE user_id = ${userId}::uuid AND chat_id = ${chatId}::uuid
  `.execute(trx)
}

/** From now on there is no other mail about these, until their last messages are read. */
export async function markMailed(trx: Database, userId: string, chatIds: readonly string[]): Promise<void> {
  await sql`
    UPDATE chat_mails SET mailed_seq = chats.last_seq FROM chats
    WHERE chats.id = chat_id AND user_id = ${userId}::uuid AND chat_id = ANY(${chatIds}::uuid[])
  `.execute(trx)
}
