import type { ChatCalls } from '@basera/chats/contract'
import { useApi } from '@basera/platform/web'
import { useEffect, useState } from 'react'
import { useCell } from '../live/cell.ts'
import { liveChats } from '../live/use-live.ts'
import { type WaitingMessage, waitingMessages } from '../live/waiting-messages.ts'
import { OpenThread } from './open-thread.ts'
import type { ThreadState } from './thread-state.ts'

/** What a screen shows of a conversation, and what it can ask for. */
export interface Thread extends ThreadState {
  /** One's own messages on their way, and those that failed. */
  readonly waiting: readonly WaitingMessage[]
  readonly read: () => void
  /** Rejects when they cannot be had. */
  readonly showEarlier: () => Promise<void>
}

/** A conversation's messages: the last ones at first, earlier ones when asked for, new ones as they come. */
export function useThread(chatId: string): Thread {
  const api = useApi<ChatCalls>()
  const [thread] = useState(() => new OpenThread(chatId, api, liveChats))
  useEffect(() => thread.open(), [thread])
  const state = useCell(thread.state, (now) => now)
  const person = useCell(liveChats.person, (id) => id)
  const all = waitingMessages.use()
  const waiting = all.filter((one) => one.chat_id === chatId && one.sender_id === person)
  return { ...state, waiting, read: () => void thread.read(), showEarlier: () => thread.showEarlier() }
}
