import { createStore } from './store.ts'

/** Milliseconds in which several changes lead to one request. */
const debounce = 600

/** The number of chats with unread messages (chats.unread-count). The server counts; events only say when to ask again. */
export class UnreadChats {
  readonly count = createStore(0)
  readonly #fetchCount: () => Promise<number>
  /** Which chats have unread messages by the events so far, and by those before the last count. */
  #unread = new Map<string, boolean>()
  #unreadWhenCounted = new Map<string, boolean>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #requests = 0

  constructor(fetchCount: () => Promise<number>) {
    this.#fetchCount = fetchCount
  }

  onChatChanged(chatId: string, isUnread: boolean): void {
    this.#unread.set(chatId, isUnread)
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      if ([...this.#unread].some(([id, unread]) => this.#unreadWhenCounted.get(id) !== unread))
        void this.refresh()
    }, debounce)
  }

  /** Fetches the count; a failure keeps the one before. */
  async refresh(): Promise<void> {
    const unread = new Map(this.#unread)
    const request = ++this.#requests
    try {
      const count = await this.#fetchCount()
      if (request !== this.#requests) return
      this.count.write(count)
      this.#unreadWhenCounted = unread
    } catch {
      // Fetched again at the next change or connection.
    }
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#requests++
    this.#unread.clear()
    this.#unreadWhenCounted.clear()
    this.count.write(0)
  }
}
