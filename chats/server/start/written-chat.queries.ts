import { someId, statement } from '@basera/platform/server/database'
import { visibleRooms } from '@basera/rooms/server'
import { sql } from 'kysely'
import { z } from 'zod'
import { notBlockedPair } from '../chats.queries.ts'
import { firstMessageAbout } from './room-message.ts'

/** The chat in which a member wrote about a room, with the moment (chats.continue-chat). */
export const findChatAbout = statement(
  { row: z.object({ chat_id: z.guid(), wrote_at: z.date() }), samples: [[someId, someId]] },
  (userId: string, roomId: string) => sql`
    SELECT m.chat_id, m.created_at AS wrote_at
    FROM ${visibleRooms} room
    JOIN chats ON (user1_id, user2_id) = (least(room.user_id, ${userId}::uuid), greatest(room.user_id, ${userId}::uuid))
    JOIN messages m ON m.chat_id = chats.id AND m.sender_id = ${userId}::uuid AND m.client_id = ${firstMessageAbout(roomId)}
    WHERE room.id = ${roomId}::uuid AND ${notBlockedPair}`,
).first
