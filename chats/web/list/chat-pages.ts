import { type ChatItem, latestMessageMax, type Message, unreadMax } from '@basera/chats/contract'

export interface ChatPage {
  readonly items: ChatItem[]
  readonly total: number
  readonly total_is_exact: boolean
  readonly next_cursor: string | null
  /** The server was not reached: this is what the device kept (chats.kept-history). */
  readonly isKept?: boolean
}

/** The pages of a list that were fetched. A change without effect gives the same object. */
export type ChatPages = readonly ChatPage[]

/** The chats of all pages, each once: one that moved up can come again with a later page. */
export function allItems(pages: ChatPages): readonly ChatItem[] {
  const byId = new Map<string, ChatItem>()
  for (const { items } of pages) for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item)
  return [...byId.values()]
}

export const findChat = (pages: ChatPages, id: string): ChatItem | undefined =>
  allItems(pages).find((item) => item.id === id)

function withPatch(
  pages: ChatPages,
  matches: (item: ChatItem) => boolean,
  patch: Partial<ChatItem>,
): ChatPages {
  if (!pages.some(({ items }) => items.some(matches))) return pages
  return pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (matches(item) ? { ...item, ...patch } : item)),
  }))
}

const without = (pages: ChatPages, ids: ReadonlySet<string>): ChatPages =>
  pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => !ids.has(id)) }))

function withFirst(pages: ChatPages, items: readonly ChatItem[]): ChatPages {
  const [first, ...rest] = without(pages, new Set(items.map(({ id }) => id)))
  return first ? [{ ...first, items: [...items, ...first.items] }, ...rest] : pages
}

/** Times are strings of one format. */
function isNewer({ latest_message_time: time, latest_message_content: content }: ChatItem, message: Message) {
  if (time === null || message.created_at > time) return true
  return message.created_at === time && message.content.slice(0, latestMessageMax) !== content
}

/** The message's chat moves to the top. */
export function withMessage(pages: ChatPages, message: Message): ChatPages {
  const item = findChat(pages, message.chat_id)
  if (!item || !isNewer(item, message)) return pages
  const isMine = message.sender_id !== item.other.id
  const written: ChatItem = {
    ...item,
    latest_message_content: message.content.slice(0, latestMessageMax),
    latest_message_visit: message.visit,
    latest_message_time: message.created_at,
    latest_message_mine: isMine,
    latest_message_warning: message.warning,
    latest_message_unsent: message.unsent,
    latest_message_photos: message.photos?.length || undefined,
    archived: undefined,
    unread: isMine ? item.unread : Math.min(unreadMax, item.unread + 1),
  }
  return withFirst(pages, [written])
}

export const withRead = (pages: ChatPages, id: string): ChatPages =>
  withPatch(pages, (item) => item.id === id && item.unread > 0, { unread: 0 })

/** Where the message is the last one of its chat. */
export const withoutWarning = (pages: ChatPages, { chat_id, created_at }: Message): ChatPages =>
  withPatch(pages, (item) => item.id === chat_id && item.latest_message_time === created_at, {
    latest_message_warning: null,
  })

export function withoutChat(pages: ChatPages, id: string): ChatPages {
  if (!findChat(pages, id)) return pages
  return without(pages, new Set([id])).map((page) => ({ ...page, total: Math.max(0, page.total - 1) }))
}

/** The fetched chats come to the top, new ones too. */
export function withNewest(pages: ChatPages, { items, total, total_is_exact }: ChatPage): ChatPages {
  const [first, ...rest] = withFirst(pages, items)
  return first ? [{ ...first, total, total_is_exact }, ...rest] : pages
}
