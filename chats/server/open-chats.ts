import type { Parting } from '@basera/accounts/server'
import { type Feature, joinFeatures } from '@basera/platform/server/feature'
import type { FileStore } from '@basera/platform/server/files'
import { every, inBatches } from '@basera/platform/server/jobs'
import type { Limits } from '@basera/platform/server/limits'
import type { Live } from '@basera/platform/server/live'
import type { Logger } from '@basera/platform/server/logger'
import type { MailQueue, MailSite } from '@basera/platform/server/mail'
import type { Secrets } from '@basera/platform/server/secrets'
import { formerMemberDays } from '@basera/trust/contract'
import type { Reports } from '@basera/trust/server'
import { chatsFeature } from './chats-feature.ts'
import type { OpenDatabase } from './database.ts'
import { openLiveChats } from './live/open-live-chats.ts'
import { combineListeners } from './messages/chat-event-listener.ts'
import { notificationsFeature, notificationTasks } from './notifications/notifications-feature.ts'
import { noPushQueue, openPushQueue } from './notifications/push/push-queue.ts'
import type { PushSettings } from './notifications/push/push-service.ts'
import { pushNotices } from './notifications/push/send-notice.ts'
import { registerUnsubscribe } from './notifications/unsubscribe-route.ts'
import { numbersFeature } from './numbers/numbers-feature.ts'
import { chatsPersonalData } from './personal-data.ts'
import { removeGonePhotos } from './photos/chat-photos.ts'
import { chatPhotosFeature } from './photos/photos-feature.ts'
import { forgetFormerNumbers } from './subjects.queries.ts'
import { callOffVisits } from './visits/call-off-visits.ts'
import { visitsFeature } from './visits/visits-feature.ts'

const daily = 1440
const rowsAtOnce = 1000

const forgetNumbersTask = (db: OpenDatabase) =>
  every(daily, 'forget-former-numbers', () =>
    inBatches(rowsAtOnce, () => forgetFormerNumbers(db, formerMemberDays, rowsAtOnce)),
  )

interface ChatsNeeds {
  readonly db: OpenDatabase
  readonly limits: Limits
  readonly logger: Logger
  readonly files: FileStore
  readonly live: Live
  readonly mails: MailQueue
  readonly secrets: Secrets
  readonly site: MailSite
  readonly push: PushSettings | undefined
  readonly reports: Reports
  /** Gets what chats do before two people part. */
  readonly partings: Parting[]
}

/** Opens chats: their calls, live connections and notifications. */
export function openChats({
  db,
  limits,
  logger,
  files,
  live,
  mails,
  secrets,
  site,
  push,
  reports,
  partings,
}: ChatsNeeds): Feature {
  const pushQueue = push ? openPushQueue(db, logger) : noPushQueue
  const liveChats = openLiveChats({ db, limits, logger, live, listeners: [pushQueue] })
  const listeners = [liveChats.listener, pushQueue]
  const listener = combineListeners(listeners)
  const notices = push ? pushNotices : undefined
  const visitNeeds = { db, mails, secrets, site, listener, notices }
  partings.push((userId, otherId) => callOffVisits(visitNeeds, userId, otherId))
  const removePhotos = (chatId: string) => removeGonePhotos({ db, files }, chatId)
  const parts = [
    chatsFeature({
      ...{ db, limits, logger, reports, listeners },
      onUnsent: (chatId) =>
        removePhotos(chatId).catch((err: unknown) =>
          logger.warn({ err }, 'photos that were taken back stay until the sweep'),
        ),
    }),
    chatPhotosFeature({ db, files, limits }),
    notificationsFeature({ db, limits, secrets, push }),
    visitsFeature({ ...visitNeeds, limits }),
    numbersFeature({ db, limits, listener }),
  ]
  return joinFeatures('chats', parts, {
    frames: liveChats.frames,
    tasks: [...notificationTasks({ db, mails, secrets, site, push }), forgetNumbersTask(db)],
    personalData: [chatsPersonalData(db)],
    metrics: [
      {
        name: 'live_messages_delivered_total',
        help: 'Messages handed to live connections',
        kind: 'counter',
        read: liveChats.deliveredCount,
      },
    ],
    routes: (app) => registerUnsubscribe(app, { db, secrets, limits }),
    close: () => pushQueue.close(),
  })
}
