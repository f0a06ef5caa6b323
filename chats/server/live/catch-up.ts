import { liveLimits } from '@basera/chats/contract'
import { type RawBuilder, sql } from 'kysely'
import { isOnline, notBlocked } from '../chat-rows.ts'
import type { Database } from '../database.ts'
import { messageFrame } from './frame-text.ts'
import type { Follow, Pair } from './lanes.ts'
import type { NewsRow } from './read-news.ts'

/** The two people of a conversation of `userId`; nothing where it is not theirs, or one has blocked the other. */
export async function readMembers(db: Database, userId: string, chatId: string): Promise<Pair | undefined> {
  const { rows } = await sql<{ user1_id: string; user2_id: string }>`
    SELECT user1_id, user2_id FROM chats
    WHERE id = ${chatId}::uuid AND ${userId}::uuid IN (user1_id, user2_id) AND ${notBlocked}
  `.execute(db)
  return rows[0] && [rows[0].user1_id, rows[0].user2_id]
}

/** Sends a live follower what it has missed, however much that is. */
export async function keepUp(db: Database, follow: Follow): Promise<void> {
  while (!follow.isLive && (await catchUp(db, follow)));
}

/** Where a conversation stands for one of its two people. */
export interface Standing {
  readonly last_seq: number
  readonly other_read_seq: number
  readonly other_online: boolean
}

type Row = Standing & (NewsRow | { readonly id: null })

const other = (userId: string): RawBuilder<unknown> =>
  sql`CASE WHEN user1_id = ${userId}::uuid THEN user2_id ELSE user1_id END`

async function readAfter(db: Database, { connection, lane, seq }: Follow, limit: number): Promise<Row[]> {
  const { userId } = connection
  const { rows } = await sql<Row>`
    SELECT chat.last_seq, coalesce(reads.seq, 0) AS other_read_seq, ${isOnline(sql`chat.other_id`)} AS other_online,
      m.id, m.chat_id, m.seq, m.sender_id, m.client_id, m.content, m.created_at
    FROM (
      SELECT id, last_seq, ${other(userId)} AS other_id FROM chats
      WHERE id = ${lane.chatId}::uuid AND ${userId}::uuid IN (user1_id, user2_id) AND ${notBlocked}
    ) AS chat
    LEFT JOIN chat_reads reads ON reads.chat_id = chat.id AND reads.user_id = chat.other_id
    LEFT JOIN LATERAL (
      SELECT * FROM messages WHERE chat_id = chat.id AND seq > ${seq}::bigint ORDER BY seq LIMIT ${limit}
    ) AS m ON true
    ORDER BY m.seq
  `.execute(db)
  return rows
}

const isFollowing = (follow: Follow): boolean =>
  follow.connection.isOpen && follow.lane.followers.get(follow.connection) === follow

/**
 * Sends a follower what it lacks, in order, up to 200 messages, and lets it go on live when there is no more. What comes
 * while this reads is noted in `follow.known` and read too, so nothing is left out and nothing is sent twice. `done` is
 * called before anything else can be sent. False where the conversation is gone, or no longer followed in this way.
 */
export async function catchUp(
  db: Database,
  follow: Follow,
  done: (standing: Standing) => void = () => {},
): Promise<boolean> {
  let left: number = liveLimits.catchUp
  for (;;) {
    const rows = await readAfter(db, follow, left)
    const [standing] = rows
    if (!isFollowing(follow) || !standing) return false
    // Who claims to have more than there is has all there is.
    follow.seq = Math.min(follow.seq, standing.last_seq)
    for (const row of rows) {
      if (row.id === null) continue
      follow.connection.send(messageFrame(row))
      follow.seq = row.seq
      left--
    }
    follow.known = Math.max(follow.known, standing.last_seq)
    follow.isLive = follow.seq >= follow.known
    if (!follow.isLive && left > 0) continue
    done({ ...standing, last_seq: follow.known })
    return true
  }
}
