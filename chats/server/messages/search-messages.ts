import { messageSearch } from '@basera/chats/contract'
import type { Database } from '../database.ts'
import { findEnd, findTextInChat } from './search-messages.queries.ts'
import { chatNotFound } from './send-message.ts'

interface FoundMessages {
  readonly items: { readonly seq: number; readonly created_at: string }[]
  readonly next_before_seq: number | null
}

/** Looks through 5,000 messages at most, from the end or before a number (chats.search-messages). Throws `not_found`. */
export async function searchMessages(
  db: Database,
  userId: string,
  chatId: string,
  { q, before_seq }: { readonly q: string; readonly before_seq?: number | undefined },
): Promise<FoundMessages> {
  const end = (await findEnd(db, userId, chatId))?.end
  if (end === undefined) throw chatNotFound()
  const before = Math.min(before_seq ?? end, end)
  const from = Math.max(1, before - messageSearch.searched)
  const rows = await findTextInChat(db, userId, chatId, q, { from, before, limit: messageSearch.found })
  const isFull = rows.length === messageSearch.found
  const next = isFull ? (rows.at(-1)?.seq ?? from) : from
  return {
    items: rows.map(({ seq, created_at }) => ({ seq, created_at: created_at.toISOString() })),
    next_before_seq: next > 1 ? next : null,
  }
}
