import type { ChatItem } from '@basera/chats/contract'
import { presentHead } from '../chat-rows.ts'
import type { Database } from '../database.ts'
import { readChatCursor, writeChatCursor } from './chat-cursor.ts'
import { type ChatListRow, chatListRows, countChats } from './chat-list-rows.ts'

interface Chats {
  items: ChatItem[]
  total: number
  total_is_exact: boolean
  next_cursor: string | null
}

const presentItem = (row: ChatListRow): ChatItem => ({
  ...presentHead(row),
  latest_message_content: row.latest_message_content,
  latest_message_time: row.latest_message_time?.toISOString() ?? null,
  latest_message_mine: row.latest_message_mine,
  unread: row.unread,
})

/**
 * A page of the conversations of `userId`, the last written in first (marketplace 7). `q` is looked for in names and room
 * titles, in any case. Throws `validation_failed` for another list's cursor.
 */
export async function listChats(
  db: Database,
  userId: string,
  asked: {
    readonly q?: string | undefined
    readonly limit: number
    readonly cursor?: string | undefined
  },
): Promise<Chats> {
  const after = readChatCursor(asked.cursor)
  const rows = await chatListRows(db, userId, { q: asked.q, after, limit: asked.limit + 1 })
  const shown = rows.slice(0, asked.limit)
  const last = shown.at(-1)
  return {
    items: shown.map(presentItem),
    total: await countChats(db, userId, asked.q),
    total_is_exact: true,
    next_cursor: last && rows.length > asked.limit ? writeChatCursor(last) : null,
  }
}
