import { isSuspended, notBlocked } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { visibleRooms } from '@basera/rooms/server'
import { sql } from 'kysely'
import { z } from 'zod'
import { notBlockedPair } from '../chats.queries.ts'

const viewer = (viewerId: string | null) => sql`${viewerId}::uuid`

/** The lister of a visible room; `is_blocked` between them and the viewer. */
export const findAnsweringLister = statement(
  {
    row: z.object({ user_id: z.guid(), is_blocked: z.boolean() }),
    samples: [
      [someId, null],
      [someId, someId],
    ],
  },
  (roomId: string, viewerId: string | null) => sql`
    SELECT room.user_id, NOT ${notBlocked(viewer(viewerId), sql`room.user_id`)} AS is_blocked
    FROM ${visibleRooms} room WHERE room.id = ${roomId}::uuid`,
).first

/** Chats of a lister that are looked at, the last written in first. */
const chatsRead = 100
/** An answer is looked for among so many messages of a chat. */
const messagesRead = 50

/** The last chats of a member in one half of the pair; each half is read from its own index, no further than needed. */
const lastChats = (
  half: 'user1_id' | 'user2_id',
  other: 'user1_id' | 'user2_id',
  userId: string,
  since: Date,
) => sql`(
  SELECT id, updated_at FROM chats
  WHERE ${sql.ref(half)} = ${userId}::uuid AND updated_at > ${since}
    AND ${notBlockedPair} AND NOT ${isSuspended(sql`chats.${sql.ref(other)}`)}
  ORDER BY updated_at DESC LIMIT ${chatsRead}
)`

/**
 * Seconds until a member first answered in each chat that somebody else began since a moment; null where the chat has no
 * answer (chats.answer-time).
 */
export const findFirstAnswers = statement(
  {
    row: z.object({ seconds: z.number().nullable(), asked_at: z.date() }),
    samples: [[someId, new Date(0)]],
  },
  (userId: string, since: Date) => sql`
    SELECT extract(epoch FROM answer.created_at - question.created_at)::float8 AS seconds, question.created_at AS asked_at
    FROM (
      SELECT id FROM (
        ${lastChats('user1_id', 'user2_id', userId, since)} UNION ALL ${lastChats('user2_id', 'user1_id', userId, since)}
      ) AS both_halves ORDER BY updated_at DESC LIMIT ${chatsRead}
    ) AS asked
    JOIN messages question ON question.chat_id = asked.id AND question.seq = 1
      AND question.sender_id <> ${userId}::uuid AND question.created_at > ${since}
    LEFT JOIN LATERAL (
      SELECT created_at FROM messages WHERE chat_id = asked.id AND seq BETWEEN 2 AND ${messagesRead}
        AND sender_id = ${userId}::uuid
      ORDER BY seq LIMIT 1
    ) AS answer ON true`,
).all
