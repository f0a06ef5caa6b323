import type { Database } from '../database.ts'
import { chatNotFound } from './send-message.ts'
import { setFine } from './warnings.queries.ts'

/** chats.warning-fine. Throws `not_found`, also for one's own message. */
export async function dismissWarning(
  db: Database,
  userId: string,
  chatId: string,
  messageId: string,
): Promise<void> {
  if (!(await setFine(db, { userId, chatId, messageId }))) throw chatNotFound()
}
