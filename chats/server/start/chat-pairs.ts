import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Reason } from './reason-to-write.ts'

type Pair = readonly [userId: string, otherId: string]

// Compared by the database, whose order of ids its own constraint follows.
const sorted = ([a, b]: Pair) => sql`least(${a}::uuid, ${b}::uuid), greatest(${a}::uuid, ${b}::uuid)`
const ofPair = (pair: Pair) => sql`(user1_id, user2_id) = (${sorted(pair)})`

/** Keeps both accounts from going away until the transaction ends, and counts how many of them there are:
 * none where one has blocked the other. */
export async function holdPeople(trx: Database, [a, b]: Pair): Promise<number> {
  const { rows } = await sql`
    SELECT id FROM user_profiles
    WHERE id IN (${a}::uuid, ${b}::uuid) AND NOT is_blocked(${a}::uuid, ${b}::uuid) ORDER BY id FOR KEY SHARE
  `.execute(trx)
  return rows.length
}

/** Whether the two have a conversation. */
export async function knownChat(db: Database, a: string, b: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM chats WHERE ${ofPair([a, b])}`.execute(db)
  return rows.length > 0
}

/**
 * Makes the conversation of the pair and gives its id; nothing where there is one, or where it would begin from a profile
 * that is not listed. Of many who try at a time one makes it, and the others wait for that one to be done.
 */
export async function insertChat(
  trx: Database,
  pair: Pair,
  { otherId, room }: Reason,
): Promise<string | undefined> {
  const open = room
    ? sql``
    : sql`WHERE EXISTS (
    SELECT 1 FROM listed_roommates WHERE id = ${otherId}::uuid
  )`
  const { rows } = await sql<{ id: string }>`
    INSERT INTO chats (user1_id, user2_id, room_id, room_title)
    SELECT ${sorted(pair)}, ${room?.id ?? null}::uuid, ${room?.title ?? null}::text ${open}
    ON CONFLICT (user1_id, user2_id) DO NOTHING RETURNING id
  `.execute(trx)
  return rows[0]?.id
}

/** The conversation of the pair, held until the transaction ends. */
export async function holdChat(
  trx: Database,
  pair: Pair,
): Promise<{ readonly id: string; readonly room_id: string | null } | undefined> {
  const { rows } = await sql<{ id: string; room_id: string | null }>`
    SELECT id, room_id FROM chats WHERE ${ofPair(pair)} FOR NO KEY UPDATE
  `.execute(trx)
  return rows[0]
}

/** Makes a room what a conversation is about. */
export async function setRoom(
  trx: Database,
  chatId: string,
  room: { readonly id: string; readonly title: string },
): Promise<void> {
  await sql`
    UPDATE chats SET room_id = ${room.id}::uuid, room_title = ${room.title} WHERE id = ${chatId}::uuid
  `.execute(trx)
}

/** Whether somebody has sent a message of this name. */
export async function hasPosted(
  trx: Database,
  chatId: string,
  senderId: string,
  clientId: string,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM messages
    WHERE chat_id = ${chatId}::uuid AND sender_id = ${senderId}::uuid AND client_id = ${clientId}
  `.execute(trx)
  return rows.length > 0
}
