import { addJob } from '@basera/platform/server/jobs'
import type { Logger } from '@basera/platform/server/logger'
import { sql } from 'kysely'
import type { Database } from '../../database.ts'
import type { ChatNews } from '../../messages/chat-news.ts'
import type { MessageRow } from '../../messages/post-message.ts'
import { pushJob } from './send-push.ts'

/** Hears of committed messages, so that members who are away are notified: that delays no send and fails none. */
export interface PushQueue extends ChatNews {
  posted(message: PostedMessage): void
  /** Hands over what is waiting. */
  close(): Promise<void>
}

type PostedMessage = Pick<MessageRow, 'chat_id' | 'seq' | 'sender_id' | 'other_id'>

/** Where nobody is notified: the operator has set no keys. */
export const noPushQueue: PushQueue = { posted: () => undefined, close: async () => undefined }

/** Milliseconds for which messages are gathered, and conversations that wait at most. */
const gatherFor = 100
const waitingMax = 10_000

/** Asks for a job for each browser of those who are written to and have the product open nowhere. */
async function queueJobs(db: Database, messages: readonly PostedMessage[]): Promise<void> {
  const { rows } = await sql<{ id: string; chat_id: string; seq: number }>`
    SELECT s.id, posted.chat_id, posted.seq
    FROM json_to_recordset(${JSON.stringify(messages)}::json) AS posted (chat_id uuid, seq bigint, other_id uuid)
    JOIN push_subscriptions s ON s.user_id = posted.other_id
    WHERE NOT is_online(s.user_id)
  `.execute(db)
  for (const { id, chat_id, seq } of rows)
    await addJob(db, pushJob, { subscription_id: id, chat_id, seq }, `push:${id}:${chat_id}`)
}

/**
 * Gathers sent messages for a moment and asks for the jobs of all of them at once, the last message of a conversation
 * standing for those before it. What a process has gathered when it is killed is not notified; the mail comes anyway.
 */
export function openPushQueue(db: Database, logger: Pick<Logger, 'warn'>): PushQueue {
  let waiting = new Map<string, PostedMessage>()
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  const flush = () => {
    timer = undefined
    const messages = [...waiting.values()]
    waiting = new Map()
    working = working
      .then(() => queueJobs(db, messages))
      .catch((err: unknown) => logger.warn({ err }, 'members could not be notified of messages'))
  }
  return {
    posted(message) {
      if (waiting.size >= waitingMax) return
      const { chat_id, seq, sender_id, other_id } = message
      const key = `${chat_id} ${sender_id}`
      // One that was sent again is told again.
      if (seq > (waiting.get(key)?.seq ?? 0)) waiting.set(key, { chat_id, seq, sender_id, other_id })
      timer ??= setTimeout(flush, gatherFor)
    },
    async close() {
      clearTimeout(timer)
      if (waiting.size > 0) flush()
      await working
    },
  }
}
