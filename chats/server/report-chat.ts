import type { ReportBody } from '@basera/trust/contract'
import type { Reports } from '@basera/trust/server'
import { findOtherMember } from './chats.queries.ts'
import type { Database } from './database.ts'
import { chatNotFound } from './messages/send-message.ts'

/** Reports the other member. Throws `not_found` where the chat is not `userId`'s. */
export async function reportChat(
  { db, reports }: { readonly db: Database; readonly reports: Reports },
  userId: string,
  chatId: string,
  report: ReportBody,
): Promise<void> {
  const chat = await findOtherMember(db, userId, chatId)
  if (!chat) throw chatNotFound()
  await reports.take(userId, { ...report, about: 'person', id: chat.other_id })
}
