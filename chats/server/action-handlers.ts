import type { ActionCalls } from '@basera/chats/contract'
import type { Handlers, Member } from '@basera/platform/server/feature'
import type { Limits } from '@basera/platform/server/limits'
import type { OpenDatabase } from './database.ts'
import type { ChatEventListener } from './messages/chat-event-listener.ts'
import { deleteForMe, unsendMessage } from './messages/message-actions.ts'
import { searchMessages } from './messages/search-messages.ts'
import { chatNotFound } from './messages/send-message.ts'
import { findQuickReplies, replaceQuickReplies } from './quick-replies.queries.ts'
import { changeSettings } from './settings.queries.ts'

interface ActionNeeds {
  readonly db: OpenDatabase
  readonly limits: Limits
  readonly listener: Required<ChatEventListener>
  readonly onUnsent: (chatId: string) => Promise<unknown>
}

interface MessageParams {
  readonly id: string
  readonly message_id: string
}

const chosen = ({ id, message_id }: MessageParams, { session }: Member) => ({
  userId: session.userId,
  chatId: id,
  messageId: message_id,
})

async function showQuickReplies(db: OpenDatabase, userId: string) {
  return { texts: (await findQuickReplies(db, userId)).map(({ content }) => content) }
}

export const actionHandlers = ({ db, limits, listener, onUnsent }: ActionNeeds): Handlers<ActionCalls> => ({
  'GET /api/chats/{id}/search': async ({ params, query }, member) => {
    await limits.spend('chat-search', member)
    return searchMessages(db, member.session.userId, params.id, query)
  },
  'POST /api/chats/{id}/messages/{message_id}/unsend': async ({ params }, member) => {
    await limits.spend('chat-action', member)
    const unsent = await unsendMessage(db, chosen(params, member))
    if (unsent) listener.onUnsent(unsent)
    if (unsent) await onUnsent(params.id)
    return undefined
  },
  'POST /api/chats/{id}/messages/{message_id}/hide': async ({ params }, member) => {
    await limits.spend('chat-action', member)
    await deleteForMe(db, chosen(params, member))
    return undefined
  },
  'GET /api/me/quick-replies': async (_, { session }) => showQuickReplies(db, session.userId),
  'PUT /api/me/quick-replies': async ({ body }, member) => {
    await limits.spend('chat-action', member)
    await replaceQuickReplies(db, member.session.userId, body.texts)
    return showQuickReplies(db, member.session.userId)
  },
  'PATCH /api/chats/{id}/settings': async ({ params, body }, member) => {
    await limits.spend('chat-action', member)
    const settings = await changeSettings(db, member.session.userId, params.id, body)
    if (!settings) throw chatNotFound()
    return settings
  },
})
