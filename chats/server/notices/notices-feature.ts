import { chatSentences, noticeCalls } from '@basera/chats/contract'
import { Problem } from '@basera/platform/contract'
import { defineFeature, type Feature } from '@basera/platform/server/feature'
import { every, type Task } from '@basera/platform/server/jobs'
import type { Limit, Limits } from '@basera/platform/server/limits'
import type { MailQueue, MailSite } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import type { OpenDatabase } from '../database.ts'
import { mailUnread } from './mails/mail-unread.ts'
import { wantsMails, wishByToken, wishMails } from './mails/mail-wishes.ts'
import type { PushSettings } from './push/push-service.ts'
import { isPushService } from './push/push-services.ts'
import { sendPushes } from './push/send-push.ts'
import { subscribe, unsubscribe } from './push/subscriptions.ts'

export interface NoticesNeeds {
  readonly db: OpenDatabase
  /** Takes the rows of {@link noticeLimits}. */
  readonly limits: Limits
  readonly secrets: Secrets
  /** Absent where the operator has set no keys: then no device is notified. */
  readonly push: PushSettings | undefined
}

/** Named limits of notices, per member. */
export const noticeLimits: Readonly<Record<string, Limit>> = {
  'chat-notices': { points: 60, seconds: 3600 },
  'chat-mail-wish': { points: 60, seconds: 3600 },
}

/** How members are told of messages while they are away. */
export function noticesFeature({ db, limits, secrets, push }: NoticesNeeds): Feature {
  const settingsOf = async (userId: string) => ({
    mails: await wantsMails(db, userId),
    push_public_key: push?.vapid.publicKey ?? null,
  })
  return defineFeature({
    name: 'notices',
    calls: noticeCalls,
    handlers: {
      'GET /api/me/chat-notices': (_, { session }) => settingsOf(session.userId),
      'PATCH /api/me/chat-notices': async ({ body }, { session: { userId } }) => {
        await limits.spend('chat-notices', userId)
        await wishMails(db, userId, body.mails, 'settings')
        return settingsOf(userId)
      },
      'PUT /api/me/push': async ({ body }, { session: { userId, id } }) => {
        if (!push) throw new Problem('not_found', chatSentences.pushOff)
        await limits.spend('chat-notices', userId)
        await subscribe(db, { userId, sessionId: id }, body, push.isAllowed ?? isPushService)
        return undefined
      },
      'DELETE /api/me/push': async ({ body }, { session }) => {
        await unsubscribe(db, session.userId, body.endpoint)
        return undefined
      },
      'PUT /api/chat-mails': async ({ body: { token, mails } }) => {
        await wishByToken({ db, limits, secrets }, token, mails)
        return { mails }
      },
    },
    limits: noticeLimits,
  })
}

/** Minutes between two looks for messages that were not read. */
const lookEvery = 1

/** Background work of notices, for the processes that run jobs. */
export const noticeTasks = ({
  db,
  mails,
  secrets,
  site,
  push,
}: Pick<NoticesNeeds, 'db' | 'secrets' | 'push'> & {
  readonly mails: MailQueue
  readonly site: MailSite
}): Task[] => [
  every(lookEvery, 'mail-unread-chats', () => mailUnread({ db, mails, secrets, site })),
  ...(push ? [sendPushes(db, push)] : []),
]
