import { createStore } from './store.ts'

const debounce = 600

/** The server counts; events only trigger a refresh (chats.unread-count). */
export class UnreadChats {
  readonly count = createStore(0)
  readonly #fetchCount: () => Promise<number>
  /** By the events so far, and before the last count. */
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
