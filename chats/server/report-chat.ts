import type { ReportBody } from '@basera/trust/contract'
import { fileReport } from '@basera/trust/server'
import { findOtherMember } from './chats.queries.ts'
import type { Database } from './database.ts'
import { chatNotFound } from './messages/send-message.ts'

/** Throws `not_found` where the chat is not `userId`'s. */
export async function reportChat(
  db: Database,
  userId: string,
  chatId: string,
  report: ReportBody,
): Promise<void> {
  const chat = await findOtherMember(db, userId, chatId)
  if (!chat) throw chatNotFound()
  await fileReport(db, {
    ...report,
    reporterId: userId,
    reportedId: chat.other_id,
    about: 'chat',
    aboutId: chatId,
  })
}
