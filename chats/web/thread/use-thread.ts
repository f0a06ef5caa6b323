import type { ChatCalls, Message } from '@basera/chats/contract'
import { useApi } from '@basera/platform/web'
import { useEffect, useState } from 'react'
import { chatHistory } from '../kept/chat-history.ts'
import { clearListWarning, refreshChatLists } from '../list/chat-list-cache.ts'
import { type PendingMessage, pendingMessages } from '../live/pending-messages.ts'
import { useStore } from '../live/store.ts'
import { liveChats } from '../live/use-live.ts'
import { OpenThread, type ThreadState } from './open-thread.ts'

export interface Thread extends ThreadState {
  readonly pending: readonly PendingMessage[]
  readonly reload: () => void
  /** Rejects on failure. */
  readonly loadEarlier: () => Promise<void>
  /** Rejects on failure. */
  readonly dismissWarning: (message: Message) => Promise<void>
  /** Rejects on failure. */
  readonly loadFrom: (seq: number) => Promise<void>
  /** Rejects on failure. */
  readonly unsend: (message: Message) => Promise<void>
  /** Rejects on failure. */
  readonly deleteForMe: (message: Message) => Promise<void>
  /** Rejects on failure. */
  readonly changeSettings: (change: { archived?: boolean; muted?: boolean }) => Promise<void>
}

export function useThread(chatId: string): Thread {
  const api = useApi<ChatCalls>()
  const [thread] = useState(() => new OpenThread(chatId, api, liveChats, chatHistory))
  useEffect(() => thread.open(), [thread])
  const state = useStore(thread.state, (now) => now)
  const person = useStore(liveChats.person, (id) => id)
  const all = pendingMessages.use()
  const pending = all.filter((one) => one.chat_id === chatId && one.sender_id === person)
  return {
    ...state,
    pending,
    reload: () => void thread.load(),
    loadEarlier: () => thread.loadEarlier(),
    loadFrom: (seq) => thread.loadFrom(seq),
    unsend: (message) => thread.unsend(message),
    deleteForMe: (message) => thread.deleteForMe(message).then(refreshChatLists),
    changeSettings: (change) => thread.changeSettings(change).then(refreshChatLists),
    dismissWarning: (message) => thread.dismissWarning(message).then(() => clearListWarning(message)),
  }
}

/** When a chat began; unknown while its first message is not loaded. */
export const startedAt = ({ messages: [first] }: Pick<ThreadState, 'messages'>): string | undefined =>
  first?.seq === 1 ? first.created_at : undefined
