import type { ChatCalls } from '@basera/chats/contract'
import type { z } from 'zod'
import type { Database } from '../database.ts'
import { findChatAbout } from './written-chat.queries.ts'

type ChatAbout = z.output<ChatCalls['GET /api/chats/about/{room_id}']['response']>

/** chats.continue-chat. */
export async function showChatAbout(db: Database, userId: string, roomId: string): Promise<ChatAbout> {
  const found = await findChatAbout(db, userId, roomId)
  return { chat: found ? { id: found.chat_id, wrote_at: found.wrote_at.toISOString() } : null }
}
