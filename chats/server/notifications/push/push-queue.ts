import { addJob } from '@basera/platform/server/jobs'
import type { Logger } from '@basera/platform/server/logger'
import type { Database } from '../../database.ts'
import type { ChatEventListener } from '../../messages/chat-event-listener.ts'
import { findDevicesToNotify, type PushedMessage } from './push-subscriptions.queries.ts'
import { pushJob } from './send-push.ts'

/** Queues push for members who are away; never delays or fails a send. */
export interface PushQueue extends ChatEventListener {
  onMessage(message: PushedMessage): void
  close(): Promise<void>
}

export const noPushQueue: PushQueue = { onMessage: () => undefined, close: async () => undefined }

/** Milliseconds of gathering, and most messages. */
const gatherFor = 100
const gatheredMax = 10_000

async function queueJobs(db: Database, messages: readonly PushedMessage[]): Promise<void> {
  for (const { id, chat_id, seq } of await findDevicesToNotify(db, messages))
    await addJob(db, pushJob, { subscription_id: id, chat_id, seq }, `push:${id}:${chat_id}`)
}

/** Gathers messages and queues one job per chat. Those of a killed process are not pushed: the mail comes. */
export function openPushQueue(db: Database, logger: Pick<Logger, 'warn'>): PushQueue {
  let gathered = new Map<string, PushedMessage>()
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  const flush = () => {
    timer = undefined
    const messages = [...gathered.values()]
    gathered = new Map()
    working = working
      .then(() => queueJobs(db, messages))
      .catch((err: unknown) => logger.warn({ err }, 'members could not be notified of messages'))
  }
  return {
    onMessage(message) {
      if (gathered.size >= gatheredMax) return
      const { chat_id, seq, sender_id, other_id } = message
      const key = `${chat_id} ${sender_id}`
      // A repeated message comes a second time.
      if (seq > (gathered.get(key)?.seq ?? 0)) gathered.set(key, { chat_id, seq, sender_id, other_id })
      timer ??= setTimeout(flush, gatherFor)
    },
    async close() {
      clearTimeout(timer)
      if (gathered.size > 0) flush()
      await working
    },
  }
}
