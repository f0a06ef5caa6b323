import { type ChatItem, recentChatsFetched } from '@basera/chats/contract'
import { useChatPages } from '../list/use-chat-pages.ts'

/** The conversations that were written in last. */
export interface RecentChatsList {
  /** Whether they were ever read; until then `items` and `total` say nothing. */
  readonly known: boolean
  readonly failed: boolean
  readonly items: readonly ChatItem[]
  readonly total: number
  readonly reload: () => void
}

/** The last ten conversations of the member (marketplace 7), kept in step with what is said meanwhile. */
export function useRecentChats(): RecentChatsList {
  const { data, isError, items, total, refetch } = useChatPages('', recentChatsFetched)
  const known = data !== undefined
  return { known, failed: isError && !known, items, total, reload: () => void refetch() }
}
