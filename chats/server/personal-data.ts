import type { PersonalData } from '@basera/platform/server/feature'
import type { Database } from './database.ts'
import { wantsMails } from './notifications/notification-preferences.queries.ts'
import { findExportedChats, findMailsOf, findPushServices } from './personal-data.queries.ts'

async function exportNotifications(db: Database, userId: string) {
  const devices = await findPushServices(db, userId)
  const mails_due_and_sent = await findMailsOf(db, userId)
  return { mails: await wantsMails(db, userId), devices, mails_due_and_sent }
}

/** What chats keep about a person: chats with the other's name, all messages, what was read, and notifications. */
export const chatsPersonalData = (db: Database): PersonalData => ({
  name: 'chats',
  tables: ['chats', 'messages', 'chat_reads', 'chat_notices', 'chat_mails', 'push_subscriptions'],
  async export(userId) {
    const conversations = await findExportedChats(db, userId)
    return { conversations, notices: await exportNotifications(db, userId) }
  },
  files: async () => [],
})
