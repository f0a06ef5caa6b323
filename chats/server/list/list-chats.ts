import type { ChatItem } from '@basera/chats/contract'
import type { Database } from '../database.ts'
import { presentHead, presentWarning } from '../present-chat.ts'
import { readChatCursor, writeChatCursor } from './chat-cursor.ts'
import { type ChatListRow, countChats, findChatList } from './chat-list.queries.ts'

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
  query: {
    readonly q?: string | undefined
    readonly archived?: boolean | undefined
    readonly limit: number
    readonly cursor?: string | undefined
  },
): Promise<ChatPage> {
  const { q, archived, limit } = query
  const rows = await findChatList(db, userId, {
    q,
    archived,
    after: readChatCursor(query.cursor),
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(presentItem),
    total: await countChats(db, userId, { q, archived }),
    total_is_exact: true,
    next_cursor: last && rows.length > limit ? writeChatCursor(last) : null,
  }
}
