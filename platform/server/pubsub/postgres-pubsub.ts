import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from '../logger.ts'
import { ListenConnection } from './listen-connection.ts'
import { PendingMessages } from './pending-messages.ts'
import { type PubSub, Subscriptions } from './pubsub.ts'

const gatherMs = 4

function deliver(subscriptions: Subscriptions, logger: Logger, { channel, payload }: pg.Notification): void {
  try {
    const messages: unknown = JSON.parse(payload ?? '[]')
    if (!Array.isArray(messages)) return
    for (const message of messages) subscriptions.deliver(channel, message)
  } catch (err) {
    logger.error({ err, channel }, 'a note between processes was not understood')
  }
}

function publisher(connection: ListenConnection, pending: PendingMessages) {
  let sending: Promise<void> | undefined
  async function flush(): Promise<void> {
    await sleep(gatherMs)
    while (connection.isOpen && !pending.isEmpty) {
      const { topics, payloads } = pending.take()
      const statement = 'SELECT pg_notify(t, p) FROM unnest($1::text[], $2::text[]) AS notes (t, p)'
      await connection.query(statement, [topics, payloads])
    }
  }
  const sendSoon = () => {
    sending ??= flush()
      .catch(() => undefined)
      .finally(() => {
        sending = undefined
        if (connection.isOpen && !pending.isEmpty) sendSoon()
      })
  }
  return { sendSoon, sent: () => sending }
}

/** Pub/sub over LISTEN and NOTIFY. Topics are channels; triggers may notify them with a JSON list. */
export function postgresPubSub({ url, logger }: { readonly url: string; readonly logger: Logger }): PubSub {
  const subscriptions = new Subscriptions()
  const connected: (() => void)[] = []
  const pending = new PendingMessages()
  const connection = new ListenConnection({
    url,
    logger,
    topics: () => subscriptions.topics(),
    onNotification: (notification) => deliver(subscriptions, logger, notification),
    onConnected: () => {
      for (const listener of connected) listener()
      sendSoon()
    },
  })
  const { sendSoon, sent } = publisher(connection, pending)
  return {
    publish(topic, message) {
      pending.add(topic, message)
      if (connection.isOpen) sendSoon()
    },
    subscribe: (topic, listener) => subscriptions.add(topic, listener),
    onConnected: (listener) => void connected.push(listener),
    isConnected: () => connection.isOpen,
    start: () => connection.start(),
    async stop() {
      connection.stopChecking()
      await sent()
      await connection.close()
    },
  }
}
