import type { PushMessage } from '@basera/chats/contract'
import { languageTag } from '@basera/platform/contract/languages'
import { type JobKind, type Task, task } from '@basera/platform/server/jobs'
import { translations } from '@basera/platform/server/languages'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import type en from './locales/en.json'
import { type PushSettings, sendPush } from './push-service.ts'
import {
  type DeviceWithUnread,
  findDeviceWithUnread,
  removeEndedDevice,
} from './push-subscriptions.queries.ts'

/** 7 attempts over 10 minutes: after that the mail is near. */
export const pushJob: JobKind<{ subscription_id: string; chat_id: string; seq: number }> = {
  name: 'send-push',
  payload: z.strictObject({ subscription_id: z.uuid(), chat_id: z.uuid(), seq: z.int() }),
  attempts: 7,
}

const pushTexts = translations<typeof en>('chats/server/notifications/push')

/** chats.push-content: anybody may read a locked screen. */
function messageFor(chatId: string, { full_name, has_photos, language }: DeviceWithUnread): PushMessage {
  const { t, language: spoken } = pushTexts(language)
  return {
    title: full_name ?? t('someone'),
    body: t(has_photos ? 'photo' : 'message'),
    url: `/chats/${chatId}`,
    tag: chatId,
    lang: languageTag(spoken),
  }
}

export const sendPushes = (db: Database, settings: PushSettings): Task =>
  task(pushJob, async ({ subscription_id, chat_id, seq }) => {
    const device = await findDeviceWithUnread(db, subscription_id, chat_id, seq)
    if (!device) return
    const payload = JSON.stringify(messageFor(chat_id, device))
    // A topic has at most 32 characters.
    const outcome = await sendPush(settings, device, payload, { topic: chat_id.replaceAll('-', '') })
    if (outcome === 'gone') await removeEndedDevice(db, subscription_id, device.endpoint)
  })
