import type { ChatItem } from '@basera/chats/contract'
import { type PageQuery, takePage } from '@basera/platform/server/search'
import type { Database } from '../database.ts'
import { presentHead, presentWarning } from '../present-chat.ts'
import { readChatCursor, writeChatCursor } from './chat-cursor.ts'
import { type ChatListFilter, type ChatListRow, countChats, findChatList } from './chat-list.queries.ts'

interface ChatPage {
  items: ChatItem[]
  total: number
  total_is_exact: boolean
  next_cursor: string | null
}

const presentItem = (row: ChatListRow): ChatItem => ({
  ...presentHead(row),
  latest_message_content: row.latest_message_content,
  ...(row.latest_message_visit && { latest_message_visit: row.latest_message_visit }),
  latest_message_time: row.latest_message_time?.toISOString() ?? null,
  latest_message_mine: row.latest_message_mine,
  latest_message_warning: presentWarning(row, row.latest_message_mine),
  ...(row.unsent_at && { latest_message_unsent: true }),
  ...(row.latest_message_photos > 0 && { latest_message_photos: row.latest_message_photos }),
  unread: row.unread,
})

/** Gives a page (chats.list-order, chats.list-search). Throws `validation_failed` for another list's cursor. */
export async function listChats(
  db: Database,
  userId: string,
  { q, archived, limit, cursor }: ChatListFilter & PageQuery & { readonly limit: number },
): Promise<ChatPage> {
  const after = readChatCursor(cursor)
  const read = await findChatList(db, userId, { q, archived, after, limit: limit + 1 })
  const { rows, nextCursor } = takePage(read, limit, writeChatCursor)
  return {
    items: rows.map(presentItem),
    total: await countChats(db, userId, { q, archived }),
    total_is_exact: true,
    next_cursor: nextCursor,
  }
}
