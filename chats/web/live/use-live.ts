import { useSession } from '@basera/accounts/web'
import type { ChatCalls } from '@basera/chats/contract'
import type { Api, LiveCalls } from '@basera/platform/contract'
import { fetchApi } from '@basera/platform/web'
import { useEffect } from 'react'
import { useCell } from './cell.ts'
import { type ChatsState, LiveChats } from './live-chats.ts'

function liveAddress(): string {
  const address = new URL('/api/live', window.location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return address.href
}

const liveApi = fetchApi as unknown as Api<LiveCalls>

/** The conversations of whoever is signed in at this page. */
export const liveChats = new LiveChats({
  api: fetchApi as unknown as Api<ChatCalls>,
  ticket: async () => (await liveApi('POST /api/live/ticket', {})).ticket,
  address: liveAddress,
})

/** Keeps the signed-in member connected while it is shown. For verified members only: others are refused a ticket. */
export function useLive(): ChatsState {
  const id = useSession().user?.id
  useEffect(() => (id === undefined ? undefined : liveChats.start(id)), [id])
  return useCell(liveChats.state, (state) => state)
}

/** Whether a person is there; `known` as long as nothing else was told. */
export const usePresence = (userId: string, known = false): boolean =>
  useCell(liveChats.presence.online, (online) => online.get(userId) ?? known)

/** Whether the other person of a conversation is typing. */
export const useTyping = (chatId: string): boolean =>
  useCell(liveChats.typing.chats, (chats) => chats.has(chatId))

/** In how many conversations there are unread messages, up to 100. Connects nobody: see {@link useLive}. */
export const useUnreadChats = (): number => useCell(liveChats.unread.count, (count) => count)
