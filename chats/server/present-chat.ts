import type { ChatHead, Message, MessageWarning } from '@basera/chats/contract'
import type { ChatHeadRow } from './chats.queries.ts'
import type { StoredMessage } from './messages/messages.queries.ts'

export const presentHead = (row: ChatHeadRow & { readonly answered?: boolean }): ChatHead => ({
  id: row.id,
  other: {
    id: row.other_id,
    full_name: row.full_name,
    // Its file is not served either.
    avatar_url: row.suspended ? null : row.avatar_url,
    online: row.online,
    suspended: row.suspended,
    former: row.former,
  },
  room_id: row.room_id,
  room_title: row.room_title,
  room_gone: row.room_gone,
  ...(row.archived && { archived: true }),
  ...(row.muted && { muted: true }),
  ...(row.answered && { answered: true }),
})

type WarningColumns = Pick<StoredMessage, 'warning_kind' | 'warning_level' | 'warning_fine_at' | 'unsent_at'>

/** The sender is told nothing (chats.warning-receiver, chats.warning-fine, chats.unsend-message). */
export function presentWarning(row: WarningColumns, isOwn: boolean): MessageWarning | null {
  const { warning_kind: kind, warning_level: level } = row
  return isOwn || row.warning_fine_at || row.unsent_at || !kind || !level ? null : { kind, level }
}

/** As `userId` sees it. */
export const presentMessage = (
  row: StoredMessage & { readonly hidden?: boolean },
  userId: string,
): Message => ({
  id: row.id,
  chat_id: row.chat_id,
  seq: row.seq,
  sender_id: row.sender_id,
  content: row.hidden ? '' : row.content,
  created_at: row.created_at.toISOString(),
  warning: presentWarning(row, row.hidden || row.sender_id === userId),
  ...(row.reply_to !== null && { reply_to: row.reply_to }),
  ...(row.unsent_at && { unsent: true }),
  ...(row.hidden && { hidden: true }),
  ...(row.photos && !row.hidden && { photos: row.photos }),
  ...(row.visit && !row.hidden && { visit: row.visit }),
})
