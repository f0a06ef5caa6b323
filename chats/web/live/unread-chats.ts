import { cell } from './cell.ts'

/** Milliseconds in which several changes are asked about at once. */
const together = 600

/**
 * In how many conversations there are unread messages. The server counts; what is said and read meanwhile only tells when
 * its count may have changed.
 */
export class UnreadChats {
  readonly count = cell(0)
  readonly #ask: () => Promise<number>
  /** Whether a conversation has unread messages, as far as was heard; and as it was when the server last counted. */
  #heard = new Map<string, boolean>()
  #counted = new Map<string, boolean>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #round = 0

  constructor(ask: () => Promise<number>) {
    this.#ask = ask
  }

  /** A message of somebody else came, or one's own reading of a conversation was told. */
  hear(chatId: string, isUnread: boolean): void {
    this.#heard.set(chatId, isUnread)
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      if ([...this.#heard].some(([id, unread]) => this.#counted.get(id) !== unread)) void this.refresh()
    }, together)
  }

  /** Has the server count. A count that cannot be had leaves the one before. */
  async refresh(): Promise<void> {
    const heard = new Map(this.#heard)
    const round = ++this.#round
    try {
      const count = await this.#ask()
      if (round !== this.#round) return
      this.count.write(count)
      this.#counted = heard
    } catch {
      // Asked again at the next change, and when the connection is back.
    }
  }

  forget(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#round++
    this.#heard.clear()
    this.#counted.clear()
    this.count.write(0)
  }
}
