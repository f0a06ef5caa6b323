import { clientFrame } from '@basera/chats/contract'
import type { Limits } from '@basera/platform/server/limits'
import { type Frame, type FrameTable, frameTable, type Live, peopleTopic } from '@basera/platform/server/live'
import type { Logger } from '@basera/platform/server/logger'
import type { OpenDatabase } from '../database.ts'
import { type ChatEventListener, combineListeners } from '../messages/chat-event-listener.ts'
import type { SentMessage } from '../messages/messages.queries.ts'
import { sendAccountStatus } from './account-status.ts'
import { catchUpFully } from './catch-up.ts'
import { type ChannelSubscription, ChatChannels } from './chat-channels.ts'
import { chatEvent, chatsTopic } from './chat-events.ts'
import { type ChatPresence, openChatPresence } from './chat-presence.ts'
import { frameHandlers } from './client-frames.ts'
import { type EndedChats, openEndedChats } from './ended-chats.ts'
import { type EphemeralEvents, openEphemeralEvents } from './ephemeral-events.ts'
import { MessageDelivery } from './message-delivery.ts'
import { deliverMissed } from './missed-messages.ts'

export interface LiveChatsNeeds {
  readonly db: OpenDatabase
  readonly limits: Limits
  readonly logger: Logger
  readonly live: Live
  readonly listeners?: readonly ChatEventListener[]
  /** Milliseconds; tests shorten them. */
  readonly missedEvery?: number
  readonly reconcileEvery?: number
}

export interface LiveChats {
  readonly listener: ChatEventListener
  readonly frames: FrameTable<Frame>
  readonly deliveredCount: () => number
}

interface Parts {
  readonly channels: ChatChannels
  readonly delivery: MessageDelivery
  readonly events: EphemeralEvents
  readonly presence: ChatPresence
  readonly endedChats: EndedChats
  readonly publishMessage: (message: SentMessage) => void
}

function openParts({ db, logger, live }: LiveChatsNeeds): Parts {
  const { connections, pubSub } = live
  const channels = new ChatChannels(connections)
  const onBehind = (subscription: ChannelSubscription) => {
    catchUpFully(db, subscription).catch((err: unknown) => {
      logger.warn({ err }, 'a subscription could not be sent the messages that it missed')
      // The next look for missed messages finds it behind again.
      subscription.isLive = true
    })
  }
  const delivery = new MessageDelivery({ db, logger, connections, channels, onBehind })
  return {
    channels,
    delivery,
    events: openEphemeralEvents({ connections, channels, pubSub }),
    presence: openChatPresence(channels, live.presence),
    endedChats: openEndedChats({ db, logger, connections, channels, delivery }),
    publishMessage: ({ chat_id, seq, sender_id, other_id }) =>
      pubSub.publish(chatsTopic, { type: 'message', chat_id, seq, user_ids: [sender_id, other_id] }),
  }
}

function framesOf({ db, limits, logger, listeners = [] }: LiveChatsNeeds, parts: Parts): FrameTable<Frame> {
  const listener = combineListeners(listeners)
  const events: EphemeralEvents = {
    ...parts.events,
    publishRead: (mark, sender) => {
      parts.events.publishRead(mark, sender)
      listener.onRead(mark)
    },
  }
  const publishMessage = (message: SentMessage) => {
    parts.publishMessage(message)
    listener.onMessage(message)
  }
  return frameTable({
    schema: clientFrame,
    handlers: frameHandlers({ ...parts, db, limits, logger, events, publishMessage }),
    atOnce: new Set(['ping'] as const),
    gathered: new Set(['send'] as const),
    echoed: ['client_id', 'chat_id'],
  })
}

function subscribeToOthers({ live }: LiveChatsNeeds, { delivery, events, channels, endedChats }: Parts) {
  live.pubSub.subscribe(chatsTopic, (event) => {
    const { data } = chatEvent.safeParse(event)
    if (data?.type === 'message') delivery.deliverUpTo(data.chat_id, data.seq, data.user_ids)
    else if (data) events.deliver(data)
  })
  live.pubSub.subscribe(peopleTopic, endedChats.onPeopleEvent)
  live.pubSub.subscribe(peopleTopic, sendAccountStatus(channels))
}

function startPeriodicChecks(needs: LiveChatsNeeds, parts: Parts): void {
  const { db, live } = needs
  live.doWhileOpen({
    name: 'live-missed',
    every: needs.missedEvery ?? 5000,
    run: deliverMissed({ db, connections: live.connections, ...parts }),
  })
  live.doWhileOpen({
    name: 'live-compare',
    every: needs.reconcileEvery ?? 15_000,
    run: async () => {
      await parts.endedChats.reconcile()
      await parts.presence.reconcile()
    },
  })
}

/** The truth is in the database; this process keeps only how far it has delivered. */
export function openLiveChats(needs: LiveChatsNeeds): LiveChats {
  const parts = openParts(needs)
  subscribeToOthers(needs, parts)
  startPeriodicChecks(needs, parts)
  return {
    listener: {
      onMessage(message) {
        parts.publishMessage(message)
        void parts.delivery.deliverCommitted(message)
      },
      onRead: (mark) => parts.events.publishRead(mark),
      onVisit: (mark) => parts.events.publishCard('visit', mark),
      onNumber: (mark) => parts.events.publishCard('number', mark),
      onUnsent: (message) => parts.events.publishUnsent(message),
    },
    frames: framesOf(needs, parts),
    deliveredCount: () => parts.delivery.delivered,
  }
}
