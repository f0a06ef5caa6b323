import { type ChatItem, latestMessageMax, type Message, unreadMax } from '@basera/chats/contract'

/** A page of conversations as the server answers it. */
export interface ChatPage {
  readonly items: ChatItem[]
  readonly total: number
  readonly total_is_exact: boolean
  readonly next_cursor: string | null
}

/** Pages of a list as far as they were read. A change that changes nothing gives the same object. */
export type ChatPages = readonly ChatPage[]

/** The conversations of all pages, each once: one that moved up may come again with a later page. */
export function itemsOf(pages: ChatPages): readonly ChatItem[] {
  const byId = new Map<string, ChatItem>()
  for (const { items } of pages) for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
}

export const chatOf = (pages: ChatPages, id: string): ChatItem | undefined =>
  itemsOf(pages).find((item) => item.id === id)

/** The pages with other values in the conversations that `isMeant`, each in its place. */
function changed(
  pages: ChatPages,
  isMeant: (item: ChatItem) => boolean,
  patch: Partial<ChatItem>,
): ChatPages {
  if (!pages.some(({ items }) => items.some(isMeant))) return pages
  return pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (isMeant(item) ? { ...item, ...patch } : item)),
  }))
}

const without = (pages: ChatPages, ids: ReadonlySet<string>): ChatPages =>
  pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => !ids.has(id)) }))

/** The pages with these conversations at the top, the first first. */
function withFirst(pages: ChatPages, items: readonly ChatItem[]): ChatPages {
  const [first, ...rest] = without(pages, new Set(items.map(({ id }) => id)))
  return first ? [{ ...first, items: [...items, ...first.items] }, ...rest] : pages
}

/** Whether a message came after all that the row knows of; times are all written alike. */
function isNews({ latest_message_time: time, latest_message_content: content }: ChatItem, message: Message) {
  if (time === null || message.created_at > time) return true
  return message.created_at === time && message.content.slice(0, latestMessageMax) !== content
}

/** A message that was sent: its conversation says so and moves up. */
export function withMessage(pages: ChatPages, message: Message): ChatPages {
  const item = chatOf(pages, message.chat_id)
  if (!item || !isNews(item, message)) return pages
  const isMine = message.sender_id !== item.other.id
  const written: ChatItem = {
    ...item,
    latest_message_content: message.content.slice(0, latestMessageMax),
    latest_message_time: message.created_at,
    latest_message_mine: isMine,
    unread: isMine ? item.unread : Math.min(unreadMax, item.unread + 1),
  }
  return withFirst(pages, [written])
}

/** Everything in a conversation was read. */
export const withRead = (pages: ChatPages, id: string): ChatPages =>
  changed(pages, (item) => item.id === id && item.unread > 0, { unread: 0 })

/** A conversation is no longer there. */
export function withoutChat(pages: ChatPages, id: string): ChatPages {
  if (!chatOf(pages, id)) return pages
  return without(pages, new Set([id])).map((page) => ({ ...page, total: Math.max(0, page.total - 1) }))
}

/** The newest conversations, read anew: ones that the list did not have come to its top with the others. */
export function withNewest(pages: ChatPages, { items, total, total_is_exact }: ChatPage): ChatPages {
  const [first, ...rest] = withFirst(pages, items)
  return first ? [{ ...first, total, total_is_exact }, ...rest] : pages
}
