import type { Database } from '../database.ts'
import type { ReadMark } from './chat-event-listener.ts'
import { moveReadMark } from './read-marks.queries.ts'
import { chatNotFound } from './send-message.ts'

export interface MarkedRead extends ReadMark {
  /** False if the mark was already there. */
  readonly moved: boolean
}

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
