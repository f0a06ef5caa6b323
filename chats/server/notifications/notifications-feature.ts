import { chatSentences, notificationCalls } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { defineFeature, type Feature } from '@basera/platform/server/feature'
import { every, type Task } from '@basera/platform/server/jobs'
import type { Limit, Limits } from '@basera/platform/server/limits'
import type { MailQueue, MailSite } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import type { OpenDatabase } from '../database.ts'
import { mailUnreadChats } from './mails/mail-unread.ts'
import { wantsMails } from './notification-preferences.queries.ts'
import { saveMailPreference, saveMailPreferenceByToken } from './notification-preferences.ts'
import { isPushService, type PushSettings } from './push/push-service.ts'
import { addPushDevice, removePushDevice } from './push/push-subscriptions.ts'
import { sendNotices } from './push/send-notice.ts'
import { sendPushes } from './push/send-push.ts'

export interface NotificationsNeeds {
  readonly db: OpenDatabase
  readonly limits: Limits
  readonly secrets: Secrets
  readonly push: PushSettings | undefined
}

const notificationLimits: Readonly<Record<string, Limit>> = {
  'chat-notices': { points: 60, seconds: 3600 },
  'chat-mail-wish': { points: 60, seconds: 3600 },
}

export function notificationsFeature({ db, limits, secrets, push }: NotificationsNeeds): Feature {
  const preferencesOf = async (userId: string) => ({
    mails: await wantsMails(db, userId),
    push_public_key: push?.vapid.publicKey ?? null,
  })
  return defineFeature({
    name: 'notifications',
    calls: notificationCalls,
    handlers: {
      'GET /api/me/chat-notices': (_, { session }) => preferencesOf(session.userId),
      'PATCH /api/me/chat-notices': async ({ body }, member) => {
        const { userId } = member.session
        await limits.spend('chat-notices', member)
        await saveMailPreference(db, userId, body.mails, 'settings')
        return preferencesOf(userId)
      },
      'PUT /api/me/push': async ({ body }, member) => {
        const { userId, id } = member.session
        if (!push) throw new Problem('not_found', chatSentences.pushOff)
        await limits.spend('chat-notices', member)
        await addPushDevice(db, { userId, sessionId: id }, body, push.isAllowed ?? isPushService)
        return undefined
      },
      'DELETE /api/me/push': async ({ body }, { session }) => {
        await removePushDevice(db, session.userId, body.endpoint)
        return undefined
      },
      'PUT /api/chat-mails': async ({ body: { token, mails } }) => {
        await saveMailPreferenceByToken({ db, limits, secrets }, token, mails)
        return { mails }
      },
    },
    limits: notificationLimits,
  })
}

const mailEvery = 1

export const notificationTasks = ({
  db,
  mails,
  secrets,
  site,
  push,
}: Pick<NotificationsNeeds, 'db' | 'secrets' | 'push'> & {
  readonly mails: MailQueue
  readonly site: MailSite
}): Task[] => [
  every(mailEvery, 'mail-unread-chats', () => mailUnreadChats({ db, mails, secrets, site })),
  ...(push ? [sendPushes(db, push), sendNotices(db, push)] : []),
]
