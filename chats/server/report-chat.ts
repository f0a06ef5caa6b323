import type { ReportBody } from '@basera/accounts/contract'
import { fileReport } from '@basera/accounts/server'
import { sql } from 'kysely'
import { ownChats } from './chat-rows.ts'
import type { Database } from './database.ts'
import { chatNotFound } from './messages/send-message.ts'

/** Tells the operator about the other person of a conversation of `userId`. Throws `not_found` where it is not theirs. */
export async function reportChat(
  db: Database,
  userId: string,
  chatId: string,
  report: ReportBody,
): Promise<void> {
  const { rows } = await sql<{ other_id: string }>`
    SELECT other_id FROM ${ownChats(userId)} AS chat WHERE id = ${chatId}::uuid
  `.execute(db)
  const [chat] = rows
  if (!chat) throw chatNotFound()
  await fileReport(db, {
    ...report,
    reporterId: userId,
    reportedId: chat.other_id,
    about: 'chat',
    aboutId: chatId,
  })
}
