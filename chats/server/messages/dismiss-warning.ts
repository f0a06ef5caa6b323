import { recordEvent } from '@basera/platform/server/telemetry'
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
  const fine = await setFine(db, { userId, chatId, messageId })
  if (!fine) throw chatNotFound()
  if (fine.first) recordEvent('message-warning', `dismissed ${fine.first}`)
}
