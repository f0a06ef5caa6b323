import { clientFrame } from '@basera/chats/contract'
import type { Limits } from '@basera/platform/server/limits'
import { type Frame, type FrameTable, frameTable, type Live, peopleTopic } from '@basera/platform/server/live'
import type { Logger } from '@basera/platform/server/logger'
import type { Database } from '../database.ts'
import { type ChatNews, tellAll } from '../messages/chat-news.ts'
import type { MessageRow } from '../messages/post-message.ts'
import { keepUp } from './catch-up.ts'
import { chatNote, chatsTopic } from './chat-notes.ts'
import { Deliveries } from './deliveries.ts'
import { findMissed } from './find-missed.ts'
import { textOf } from './frame-text.ts'
import { read } from './frames/read.ts'
import { send } from './frames/send.ts'
import { subscribe } from './frames/subscribe.ts'
import { typing } from './frames/typing.ts'
import { watchGone } from './gone.ts'
import { type Follow, Lanes } from './lanes.ts'
import { type ShownPresence, showPresence } from './shown-presence.ts'
import { openSigns, type Signs } from './signs.ts'
import { tellStandings } from './standings.ts'

export interface LiveChatsNeeds {
  readonly db: Database
  /** Takes the rows of {@link chatLimits}. */
  readonly limits: Limits
  readonly logger: Logger
  readonly live: Live
  /** Who else is told of messages that are sent live. */
  readonly news?: readonly ChatNews[]
  /** Milliseconds between looks for messages, and for presence and blocks, that nobody told of; tests shorten them. */
  readonly missedEvery?: number
  readonly compareEvery?: number
}

/** Live conversations of this process. */
export interface LiveChats {
  /** To be told of what is committed by other ways than live connections. */
  readonly news: ChatNews
  readonly frames: FrameTable<Frame>
  /** Messages handed to connections since the start. */
  readonly delivered: () => number
}

interface Parts {
  readonly lanes: Lanes
  readonly deliveries: Deliveries
  readonly signs: Signs
  readonly presence: ShownPresence
  readonly tell: (message: MessageRow) => void
}

const pong = textOf({ type: 'pong' })

function framesOf({ db, limits, news = [] }: LiveChatsNeeds, parts: Parts): FrameTable<Frame> {
  const listeners = tellAll(news)
  const { readTo } = parts.signs
  const signs: Signs = {
    ...parts.signs,
    readTo: (mark, by) => {
      readTo(mark, by)
      listeners.readTo(mark)
    },
  }
  const tell = (message: MessageRow) => {
    parts.tell(message)
    listeners.posted(message)
  }
  return frameTable({
    schema: clientFrame,
    handlers: {
      subscribe: subscribe({ db, ...parts }),
      send: send({ db, limits, ...parts, tell }),
      typing: typing({ ...parts, signs }),
      read: read({ db, signs }),
      ping: (connection) => connection.send(pong),
    },
    atOnce: new Set(['ping'] as const),
    echoed: ['client_id', 'chat_id'],
  })
}

function hearOthers(
  { live }: LiveChatsNeeds,
  { deliveries, signs, lanes }: Parts,
  gone: { heard(note: unknown): void },
) {
  live.pubSub.subscribe(chatsTopic, (note) => {
    const { data } = chatNote.safeParse(note)
    if (data?.type === 'message') deliveries.heard(data.chat_id, data.seq, data.user_ids)
    else if (data) signs.heard(data)
  })
  live.pubSub.subscribe(peopleTopic, gone.heard)
  live.pubSub.subscribe(peopleTopic, tellStandings(lanes))
}

/**
 * Conversations over live connections (decisions 8; architecture, live frames). The database holds the truth; this process
 * keeps only how far it has handed out what, and finds what nobody told it of.
 */
export function openLiveChats(needs: LiveChatsNeeds): LiveChats {
  const { db, logger, live } = needs
  const { connections, pubSub } = live
  const lanes = new Lanes(connections)
  const onBehind = (follow: Follow) => {
    keepUp(db, follow).catch((err: unknown) => {
      logger.warn({ err }, 'a follower could not be sent what it lacks')
      // Found behind again before long.
      follow.isLive = true
    })
  }
  const deliveries = new Deliveries({ db, logger, connections, lanes, onBehind })
  const signs = openSigns({ connections, lanes, pubSub })
  const presence = showPresence(lanes, live.presence)
  const gone = watchGone({ db, logger, connections, lanes, deliveries })
  const tell = ({ chat_id, seq, sender_id, other_id }: MessageRow) =>
    pubSub.publish(chatsTopic, { type: 'message', chat_id, seq, user_ids: [sender_id, other_id] })
  const parts: Parts = { lanes, deliveries, signs, presence, tell }
  hearOthers(needs, parts, gone)
  live.doWhileOpen({
    name: 'live-missed',
    every: needs.missedEvery ?? 5000,
    run: findMissed({ db, connections, lanes, deliveries }),
  })
  live.doWhileOpen({
    name: 'live-compare',
    every: needs.compareEvery ?? 15_000,
    run: async () => {
      await gone.compare()
      await presence.compare()
    },
  })
  return {
    news: {
      posted(message) {
        tell(message)
        void deliveries.posted(message)
      },
      readTo: (mark) => signs.readTo(mark),
    },
    frames: framesOf(needs, parts),
    delivered: () => deliveries.delivered,
  }
}
