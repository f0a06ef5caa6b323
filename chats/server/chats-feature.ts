import { chatCalls } from '@basera/chats/contract'
import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { Limit, Limits } from '@basera/platform/server/limits'
import type { OpenDatabase } from './database.ts'
import { countUnread } from './list/count-unread.ts'
import { listChats } from './list/list-chats.ts'
import { type ChatNews, tellAll } from './messages/chat-news.ts'
import { markRead } from './messages/mark-read.ts'
import { sendMessage } from './messages/send-message.ts'
import { presentMessage, showMessages } from './messages/show-messages.ts'
import { reportChat } from './report-chat.ts'
import { startChat } from './start/start-chat.ts'

export interface ChatsOptions {
  readonly db: OpenDatabase
  /** Takes the rows of {@link chatLimits}. */
  readonly limits: Limits
  /** Who is told of what was committed: none unless given. */
  readonly news?: readonly ChatNews[]
}

/** Named limits of chats, per member. They stop scripts that write to everybody, and no one who looks for a room. */
export const chatLimits: Readonly<Record<string, Limit>> = {
  'chat-start-hour': { points: 40, seconds: 3600 },
  'chat-start-day': { points: 150, seconds: 86_400 },
  'chat-message': { points: 120, seconds: 60 },
}

/** Conversations of two people (marketplace 4, 7; decisions 8). */
export function chatsFeature({ db, limits, news: listeners = [] }: ChatsOptions): Feature {
  const news = tellAll(listeners)
  return defineFeature({
    name: 'chats',
    calls: chatCalls,
    handlers: {
      'POST /api/chats': ({ body }, { session }) => startChat({ db, limits, news }, session.userId, body),
      'GET /api/chats': ({ query }, { session }) => listChats(db, session.userId, query),
      'GET /api/chats/{id}/messages': ({ params, query }, { session }) =>
        showMessages(db, session.userId, params.id, query),
      'POST /api/chats/{id}/messages': async ({ params, body }, { session: { userId } }) => {
        await limits.spend('chat-message', userId)
        const { client_id, content } = body
        const message = { chatId: params.id, senderId: userId, clientId: client_id, content }
        const posted = await sendMessage(db, message)
        news.posted(posted)
        return presentMessage(posted)
      },
      'GET /api/chats/unread': (_, { session }) => countUnread(db, session.userId),
      'POST /api/chats/{id}/report': async ({ params, body }, { session }) => {
        await limits.spend('report', session.userId)
        await reportChat(db, session.userId, params.id, body)
        return undefined
      },
      'POST /api/chats/{id}/read': async ({ params, body }, { session }) => {
        const marked = await markRead(db, session.userId, params.id, body.seq)
        if (marked.moved) news.readTo(marked)
        return undefined
      },
    },
    limits: chatLimits,
  })
}
