import { queryClient } from '@basera/platform/web/queries'
import { type ChatPages, withoutChat } from './chat-pages.ts'

/** What a list of conversations keeps of its readings. */
export interface KnownPages {
  readonly pages: ChatPages
  readonly pageParams: readonly (string | undefined)[]
}

const lists = ['chats', 'lists'] as const

/** Where the conversations of a member in which `q` is found are kept, read in pages of `limit`. */
export const listKey = (userId: string | undefined, q: string, limit: number) =>
  [...lists, userId, q, limit] as const

type ListKey = ReturnType<typeof listKey> | typeof lists

function change(key: ListKey, by: (pages: ChatPages) => ChatPages): void {
  queryClient.setQueriesData<KnownPages>({ queryKey: key }, (known) => {
    const pages = known && by(known.pages)
    return known && pages !== known.pages ? { ...known, pages: pages ?? [] } : known
  })
}

/** Shows what has become known of conversations otherwise, in one list. */
export const changeList = (key: ReturnType<typeof listKey>, by: (pages: ChatPages) => ChatPages): void =>
  change(key, by)

/** Takes a conversation that is no longer there out of every list. */
export const forgetChat = (id: string): void => change(lists, (pages) => withoutChat(pages, id))
