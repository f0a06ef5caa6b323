import { chatCalls } from '@basera/chats/contract'
import { defineFeature, type Feature } from '@basera/platform/server/feature'
import { every } from '@basera/platform/server/jobs'
import type { Limit, Limits } from '@basera/platform/server/limits'
import type { Logger } from '@basera/platform/server/logger'
import { newPersonChats } from '@basera/trust/contract'
import { openReports, type Reports, registerSubjects } from '@basera/trust/server'
import { actionHandlers } from './action-handlers.ts'
import { openAnswerTimes } from './answer-time/show-answer-time.ts'
import type { OpenDatabase } from './database.ts'
import { listChats } from './list/list-chats.ts'
import { type ChatEventListener, combineListeners } from './messages/chat-event-listener.ts'
import { dismissWarning } from './messages/dismiss-warning.ts'
import { markRead } from './messages/mark-read.ts'
import { pauseDangerousSenders } from './messages/pause-dangerous-sender.ts'
import { sendMessage } from './messages/send-message.ts'
import { showMessages } from './messages/show-messages.ts'
import { presentMessage } from './present-chat.ts'
import { reportChat } from './report-chat.ts'
import { showChatAbout } from './start/show-chat-about.ts'
import { showChatAllowance } from './start/show-chat-allowance.ts'
import { startChat } from './start/start-chat.ts'
import { knownPersonSubject } from './subjects.ts'
import { countUnreadChats } from './unread.queries.ts'

export interface ChatsOptions {
  readonly db: OpenDatabase
  readonly limits: Limits
  readonly logger: Logger
  readonly reports?: Reports
  /** Removes the files of photos that were taken back; a sweep does otherwise. */
  readonly onUnsent?: (chatId: string) => Promise<unknown>
  /** Receive events of chats after their commit. */
  readonly listeners?: readonly ChatEventListener[]
}

/** Limits per member (chats.start-limits, chats.message-limit); `answer-time` counts per client address. */
export const chatLimits: Readonly<Record<string, Limit>> = {
  'chat-start-hour': { points: 40, seconds: 3600 },
  'chat-start-day': { points: 150, seconds: 86_400 },
  'chat-start-new-person': { points: newPersonChats, seconds: 86_400 },
  'chat-message': { points: 120, seconds: 60 },
  'chat-action': { points: 120, seconds: 60 },
  'chat-search': { points: 60, seconds: 60 },
  'answer-time': { points: 300, seconds: 60, near: true },
}

export function chatsFeature({
  db,
  limits,
  logger,
  reports = openReports({ db, find: registerSubjects([knownPersonSubject]) }),
  listeners = [],
  onUnsent = async () => undefined,
}: ChatsOptions): Feature {
  const listener = combineListeners(listeners)
  const showAnswerTime = openAnswerTimes(db)
  return defineFeature({
    name: 'chats',
    calls: chatCalls,
    handlers: {
      'POST /api/chats': ({ body }, member) => startChat({ db, limits, listener, logger }, member, body),
      'GET /api/me/allowance/chats': ({ query }, member) =>
        showChatAllowance({ db, limits }, member, query.to),
      'GET /api/chats': ({ query }, { session }) => listChats(db, session.userId, query),
      'GET /api/chats/about/{room_id}': ({ params }, { session }) =>
        showChatAbout(db, session.userId, params.room_id),
      'GET /api/rooms/{room_id}/answer-time': ({ params }, { session }) =>
        showAnswerTime(params.room_id, session?.userId),
      'GET /api/chats/{id}/messages': ({ params, query }, { session }) =>
        showMessages(db, session.userId, params.id, query),
      'POST /api/chats/{id}/messages': async ({ params, body }, member) => {
        await limits.spend('chat-message', member)
        const { client_id: clientId, content, reply_to: replyTo, photos } = body
        const message = {
          chatId: params.id,
          senderId: member.session.userId,
          clientId,
          content,
          replyTo,
          photos,
        }
        const sent = await sendMessage({ db, logger }, message)
        listener.onMessage(sent)
        return presentMessage(sent, sent.sender_id)
      },
      'GET /api/chats/unread': (_, { session }) => countUnreadChats(db, session.userId),
      'POST /api/chats/{id}/report': async ({ params, body }, member) => {
        await limits.spend('report', member)
        await reportChat({ db, reports }, member.session.userId, params.id, body)
        return undefined
      },
      'POST /api/chats/{id}/messages/{message_id}/fine': async ({ params }, { session }) => {
        await dismissWarning(db, session.userId, params.id, params.message_id)
        return undefined
      },
      ...actionHandlers({ db, limits, listener, onUnsent }),
      'POST /api/chats/{id}/read': async ({ params, body }, { session }) => {
        const marked = await markRead(db, session.userId, params.id, body.seq)
        if (marked.moved) listener.onRead(marked)
        return undefined
      },
    },
    limits: chatLimits,
    tasks: [every(5, 'pause-dangerous-senders', () => pauseDangerousSenders(db))],
    callLimits: { 'GET /api/rooms/{room_id}/answer-time': 'answer-time' },
  })
}
