import { askAnew, queryClient } from '@basera/platform/web/queries'
import { useEffect } from 'react'
import { liveChats } from '../live/use-live.ts'
import { type CachedPages, type ChatListKey, updateChatList } from './chat-list-cache.ts'
import { findChat, withMessage, withoutChat, withRead } from './chat-pages.ts'

const debounce = 300

const refreshEvery = 60_000

/** Milliseconds after which one page may not hold everything missed. */
const staleAfter = 5000

const isFetching = (key: ChatListKey) => queryClient.isFetching({ queryKey: key, exact: true }) > 0

/** False while fetching: the answer may be older than the event. */
function holdsChat(key: ChatListKey, id: string): boolean {
  const cached = queryClient.getQueryData<CachedPages>(key)
  return !isFetching(key) && cached !== undefined && findChat(cached.pages, id) !== undefined
}

/** Whose next message brings a chat out of it (chats.archived-chat); a search has all chats. */
const isOfArchived = ([, , , q, archived]: ChatListKey) => archived && q === ''

function createRefresher(key: ChatListKey, refreshNewest: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let heard = 0
  let isOver = false
  // What is being fetched may be older than a message that was heard of meanwhile, and would undo what that changed.
  const refresh = async () => {
    timer = undefined
    if (isFetching(key)) return refreshSoon()
    const before = heard
    // After a failure the list stays as it is until the next refresh.
    await refreshNewest().catch(() => undefined)
    if (heard !== before) refreshSoon()
  }
  const refreshSoon = () => {
    if (!isOver) timer ??= setTimeout(() => void refresh(), debounce)
  }
  const hear = () => {
    heard++
  }
  const catchUp = () => {
    const { dataUpdatedAt = 0 } = queryClient.getQueryState(key) ?? {}
    if (Date.now() - dataUpdatedAt < staleAfter) refreshSoon()
    else void askAnew(key)
  }
  const cancel = () => {
    isOver = true
    clearTimeout(timer)
  }
  return { refresh, refreshSoon, catchUp, hear, cancel }
}

/** `refreshNewest` fetches the first page, for chats it does not hold. */
export function useLiveList(key: ChatListKey, refreshNewest: () => Promise<void>): void {
  useEffect(() => {
    const lastSeqs = new Map<string, number>()
    const { refresh, refreshSoon, catchUp, hear, cancel } = createRefresher(key, refreshNewest)
    const stops = [
      liveChats.messages.on((message) => {
        hear()
        lastSeqs.set(message.chat_id, Math.max(message.seq, lastSeqs.get(message.chat_id) ?? 0))
        if (isOfArchived(key)) updateChatList(key, (pages) => withoutChat(pages, message.chat_id))
        else if (holdsChat(key, message.chat_id)) updateChatList(key, (pages) => withMessage(pages, message))
        else refreshSoon()
      }),
      liveChats.reads.on(({ chat_id, seq, isMine }) => {
        if (isMine && seq >= (lastSeqs.get(chat_id) ?? 0))
          updateChatList(key, (pages) => withRead(pages, chat_id))
      }),
      liveChats.unsent.on(refreshSoon),
      liveChats.endedChats.on((id) => updateChatList(key, (pages) => withoutChat(pages, id))),
      liveChats.accountStatuses.on(refreshSoon),
      liveChats.reconnected.on(catchUp),
    ]
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), refreshEvery)
    return () => {
      for (const stop of stops) stop()
      cancel()
      clearInterval(timer)
    }
  }, [key, refreshNewest])
}
