import type { Message } from '@basera/chats/contract'
import { askAnew, queryClient } from '@basera/platform/web/queries'
import { type ChatPages, withoutChat, withoutWarning } from './chat-pages.ts'

export interface CachedPages {
  readonly pages: ChatPages
  readonly pageParams: readonly (string | undefined)[]
}

const lists = ['chats', 'lists'] as const

/** Which chats a list has. */
export interface ChatListFilter {
  readonly q: string
  readonly archived: boolean
}

export const chatListKey = (userId: string | undefined, { q, archived }: ChatListFilter, limit: number) =>
  [...lists, userId, q, archived, limit] as const

export type ChatListKey = ReturnType<typeof chatListKey>

function updateLists(key: ChatListKey | typeof lists, change: (pages: ChatPages) => ChatPages): void {
  queryClient.setQueriesData<CachedPages>({ queryKey: key }, (cached) => {
    const pages = cached && change(cached.pages)
    return cached && pages !== cached.pages ? { ...cached, pages: pages ?? [] } : cached
  })
}

export const updateChatList = (key: ChatListKey, change: (pages: ChatPages) => ChatPages): void =>
  updateLists(key, change)

export const removeFromChatLists = (id: string): void => updateLists(lists, (pages) => withoutChat(pages, id))

export const clearListWarning = (message: Message): void =>
  updateLists(lists, (pages) => withoutWarning(pages, message))

/** Reads the lists again. */
export const refreshChatLists = (): void => void askAnew(lists)
