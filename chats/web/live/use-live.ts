import { useSession } from '@basera/accounts/web'
import type { ChatCalls } from '@basera/chats/contract'
import type { Api, LiveCalls } from '@basera/platform/contract'
import { fetchApi } from '@basera/platform/web'
import { useEffect } from 'react'
import { type ChatsState, LiveChats } from './live-chats.ts'
import { useStore } from './store.ts'

function liveAddress(): string {
  const address = new URL('/api/live', window.location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return address.href
}

const liveApi = fetchApi as unknown as Api<LiveCalls>

/** Of whoever is signed in at this page. */
export const liveChats = new LiveChats({
  api: fetchApi as unknown as Api<ChatCalls>,
  ticket: async () => (await liveApi('POST /api/live/ticket', {})).ticket,
  address: liveAddress,
})

/** For verified members: others get no ticket. */
export function useLive(): ChatsState {
  const id = useSession().user?.id
  useEffect(() => (id === undefined ? undefined : liveChats.start(id)), [id])
  return useStore(liveChats.state, (state) => state)
}

/** Whether a person is online; `initial` until the server reports it. */
export const usePresence = (userId: string, initial = false): boolean =>
  useStore(liveChats.presence.online, (online) => online.get(userId) ?? initial)

export const useTyping = (chatId: string): boolean =>
  useStore(liveChats.typing.chats, (chats) => chats.has(chatId))

/** Does not connect: see {@link useLive}. */
export const useUnreadChats = (): number => useStore(liveChats.unread.count, (count) => count)
