import { noLimits } from '@basera/platform/server/limits'
import type { MailQueue } from '@basera/platform/server/mail'
import { outboxMailer, readOutbox } from '@basera/platform/server/outbox'
import { openSecrets } from '@basera/platform/server/secrets'
import { type ChatWorld, chatWorld, type Person } from '../chat-world.fixture.ts'
import { mailUnreadChats } from './mails/mail-unread.ts'
import { notificationsFeature } from './notifications-feature.ts'
import type { PushSettings } from './push/push-service.ts'
import { registerUnsubscribe } from './unsubscribe-route.ts'

export const secrets = openSecrets('a secret of the tests, at least thirty-two characters')
export const site = { publicUrl: 'https://basera.test', supportEmail: 'help@basera.test' }

/** Mails are in the outbox once their transaction is committed. */
export const mailsToOutbox: MailQueue = { add: (db, mail) => outboxMailer(db).send(mail) }

/** Chats and their notifications, on a database of this file's own whose members have proven their mailboxes. */
export async function notificationsWorld(push?: PushSettings) {
  const world: ChatWorld = await chatWorld()
  const { db, query } = world
  const limits = noLimits
  const app = await world.openApp([notificationsFeature({ db, limits, secrets, push })], {
    before: (it) => registerUnsubscribe(it, { db, limits, secrets }),
  })
  await query('UPDATE auth_users SET email_proven_at = now()')
  const call = world.callOf(app)
  /** Lets minutes pass: everything is as if it had happened so much earlier. */
  const pass = async (minutes: number) => {
    await query("UPDATE messages SET created_at = created_at - $1 * interval '1 minute'", [minutes])
    await query("UPDATE chat_mails SET due_at = due_at - $1 * interval '1 minute'", [minutes])
  }
  const mail = (mails = mailsToOutbox) => mailUnreadChats({ db, mails, secrets, site })
  const read = (by: Person, chat: string, seq: number) =>
    world.call({ method: 'POST', url: `/api/chats/${chat}/read`, body: { seq }, by: by.id })
  const mailsTo = (person: Person) => readOutbox(db, person.email)
  /** Nothing said, nothing mailed, nobody kept away. */
  const begin = async () => {
    await query('DELETE FROM outbox_messages')
    await query('DELETE FROM chats')
    await query('DELETE FROM blocks')
    await query('DELETE FROM chat_notices')
    await query('DELETE FROM push_subscriptions')
  }
  const close = async () => {
    await app.close()
    await world.close()
  }
  return { ...world, notificationsApp: app, ask: call, pass, mail, read, mailsTo, begin, close }
}

export type NotificationsWorld = Awaited<ReturnType<typeof notificationsWorld>>
