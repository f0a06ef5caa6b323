import type { PushMessage } from '@basera/chats/contract'
import { addJob, type JobKind, type Task, task } from '@basera/platform/server/jobs'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import { type PushSettings, sendPush } from './push-service.ts'
import {
  findActiveDevice,
  findDeviceOf,
  findDevicesOf,
  removeEndedDevice,
} from './push-subscriptions.queries.ts'

const notice = z.strictObject({
  subscription_id: z.uuid(),
  title: z.string(),
  body: z.string(),
  url: z.string(),
  tag: z.string(),
  /** Absent in jobs of earlier releases. */
  lang: z.string().optional(),
  until: z.iso.datetime().optional(),
})

/** 10 attempts over 3.5 hours. The texts name nobody: the queue is readable. */
const noticeJob: JobKind<z.output<typeof notice>> = { name: 'send-notice', payload: notice, attempts: 10 }

/** Notifications of other features, in the browsers where members have them on. */
export const pushNotices = {
  hasDevice: async (db: Database, userId: string) => (await findDeviceOf(db, userId)) !== undefined,
  async notify(db: Database, userId: string, { until, ...message }: PushMessage) {
    for (const { id } of await findDevicesOf(db, userId))
      await addJob(db, noticeJob, { subscription_id: id, ...message, until: until?.toISOString() })
  },
}

export const sendNotices = (db: Database, settings: PushSettings): Task =>
  task(noticeJob, async ({ subscription_id, until: last, ...message }) => {
    const until = last === undefined ? undefined : new Date(last)
    if (until && until.getTime() <= Date.now()) return
    const device = await findActiveDevice(db, subscription_id)
    if (!device) return
    const outcome = await sendPush(settings, device, JSON.stringify(message), {
      topic: message.tag,
      until,
    })
    if (outcome === 'gone') await removeEndedDevice(db, subscription_id, device.endpoint)
  })
