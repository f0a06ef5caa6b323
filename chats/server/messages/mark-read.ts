import type { Database } from '../database.ts'
import type { ReadMark } from './chat-event-listener.ts'
import { moveReadMark } from './read-marks.queries.ts'
import { chatNotFound } from './send-message.ts'

export interface MarkedRead extends ReadMark {
  /** False where the mark was that far already. */
  readonly moved: boolean
}

/** Moves a member's read mark up to `seq` (chats.read-mark). Throws `not_found` where the chat is not theirs. */
export async function markRead(
  db: Database,
  userId: string,
  chatId: string,
  seq: number,
): Promise<MarkedRead> {
  const marked = await moveReadMark(db, userId, chatId, seq)
  if (!marked) throw chatNotFound()
  return { chatId, userId, otherId: marked.other_id, seq: marked.seq, moved: marked.moved }
}
