import type { ChatCalls } from '@basera/chats/contract'
import { useApi } from '@basera/platform/web'
import { useEffect, useState } from 'react'
import { type PendingMessage, pendingMessages } from '../live/pending-messages.ts'
import { useStore } from '../live/store.ts'
import { liveChats } from '../live/use-live.ts'
import { OpenThread, type ThreadState } from './open-thread.ts'

/** What a screen shows of a chat, and what it can ask for. */
export interface Thread extends ThreadState {
  /** One's own messages that are not sent yet or failed. */
  readonly pending: readonly PendingMessage[]
  readonly reload: () => void
  /** Rejects on failure. */
  readonly loadEarlier: () => Promise<void>
}

export function useThread(chatId: string): Thread {
  const api = useApi<ChatCalls>()
  const [thread] = useState(() => new OpenThread(chatId, api, liveChats))
  useEffect(() => thread.open(), [thread])
  const state = useStore(thread.state, (now) => now)
  const person = useStore(liveChats.person, (id) => id)
  const all = pendingMessages.use()
  const pending = all.filter((one) => one.chat_id === chatId && one.sender_id === person)
  return { ...state, pending, reload: () => void thread.load(), loadEarlier: () => thread.loadEarlier() }
}
