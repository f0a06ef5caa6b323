import type { PushMessage } from '@basera/chats/contract'
import { type JobKind, type Task, task } from '@basera/platform/server/jobs'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import { type PushAddress, type PushSettings, sendPush } from './push-service.ts'

/** Tells one browser of a conversation. Tried 7 times over 10 minutes: after that the mail is near. */
export const pushJob: JobKind<{ subscription_id: string; chat_id: string; seq: number }> = {
  name: 'send-push',
  payload: z.strictObject({ subscription_id: z.uuid(), chat_id: z.uuid(), seq: z.int() }),
  attempts: 7,
}

interface Waiting extends PushAddress {
  readonly full_name: string | null
}

/** The browser and who wrote to its member; nothing where it is signed out, has read, or may not know. */
async function findWaiting(
  db: Database,
  subscriptionId: string,
  chatId: string,
  seq: number,
): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    SELECT s.endpoint, s.p256dh, s.auth, sender.full_name FROM push_subscriptions s
    JOIN chats ON chats.id = ${chatId}::uuid AND s.user_id IN (user1_id, user2_id)
    JOIN user_profiles sender ON sender.id = CASE WHEN s.user_id = user1_id THEN user2_id ELSE user1_id END
    JOIN user_profiles reader ON reader.id = s.user_id AND reader.phone_verified
    JOIN auth_users account ON account.id = s.user_id AND account.banned_at IS NULL
    LEFT JOIN chat_reads reads ON reads.chat_id = chats.id AND reads.user_id = s.user_id
    WHERE s.id = ${subscriptionId}::uuid AND coalesce(reads.seq, 0) < ${seq} AND NOT is_blocked(user1_id, user2_id)
  `.execute(db)
  return rows[0]
}

const sentences = { someone: 'A member', body: 'New message' } as const

/** What a notification says: who wrote, and where; on a locked screen anybody may read it (decisions 8). */
const messageFor = (chatId: string, name: string | null): PushMessage => ({
  title: name ?? sentences.someone,
  body: sentences.body,
  url: `/chats/${chatId}`,
  tag: chatId,
})

/** Sends what {@link pushJob} asks for; a browser that is gone is forgotten. */
export const sendPushes = (db: Database, settings: PushSettings): Task =>
  task(pushJob, async ({ subscription_id, chat_id, seq }) => {
    const waiting = await findWaiting(db, subscription_id, chat_id, seq)
    if (!waiting) return
    const payload = JSON.stringify(messageFor(chat_id, waiting.full_name))
    // A topic has at most 32 characters.
    const outcome = await sendPush(settings, waiting, payload, chat_id.replaceAll('-', ''))
    if (outcome === 'gone')
      await sql`
        DELETE FROM push_subscriptions WHERE id = ${subscription_id}::uuid AND endpoint = ${waiting.endpoint}
      `.execute(db)
  })
