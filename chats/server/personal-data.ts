import type { PersonalData } from '@basera/platform/server/feature'
import type { Database } from './database.ts'
import { wantsMails } from './notifications/notification-preferences.queries.ts'
import {
  findExportedChats,
  findExportedNumbers,
  findExportedVisits,
  findMailsOf,
  findPushServices,
} from './personal-data.queries.ts'
import { findPhotosOf } from './photos/chat-photos.queries.ts'
import { photoAt } from './photos/photo-files.ts'
import { findQuickReplies } from './quick-replies.queries.ts'

async function exportNotifications(db: Database, userId: string) {
  const devices = await findPushServices(db, userId)
  const mails_due_and_sent = await findMailsOf(db, userId)
  return { mails: await wantsMails(db, userId), devices, mails_due_and_sent }
}

/** What chats keep about a person: chats with the other's name, all messages, what was read, visits, and notifications. */
export const chatsPersonalData = (db: Database): PersonalData => ({
  name: 'chats',
  tables: [
    ...['chats', 'messages', 'chat_reads', 'chat_notices', 'chat_mails', 'push_subscriptions'],
    ...['visits', 'visit_links', 'visit_answers', 'number_shares'],
    ...['chat_photos', 'hidden_messages', 'chat_settings', 'quick_replies'],
  ],
  async export(userId) {
    const conversations = await findExportedChats(db, userId)
    const visits = await findExportedVisits(db, userId)
    const phone_numbers = await findExportedNumbers(db, userId)
    const quick_replies = (await findQuickReplies(db, userId)).map(({ content }) => content)
    return {
      conversations,
      visits,
      phone_numbers,
      quick_replies,
      notices: await exportNotifications(db, userId),
    }
  },
  files: async (userId) => (await findPhotosOf(db, userId)).map(photoAt),
})
