import { liveLimits } from '@basera/chats/contract'
import { createStore } from './store.ts'

/** Which people are online, as last reported by the server (chats.online-state). */
export class Presence {
  readonly online = createStore<ReadonlyMap<string, boolean>>(new Map())

  update(userId: string, online: boolean): void {
    this.online.write(new Map(this.online.read()).set(userId, online))
  }

  clear(): void {
    this.online.write(new Map())
  }
}

/** In which chats the other person is typing (chats.typing-state). */
export class Typing {
  readonly chats = createStore<ReadonlySet<string>>(new Set())
  readonly #ends = new Map<string, ReturnType<typeof setTimeout>>()
  readonly #sentAt = new Map<string, number>()

  start(chatId: string): void {
    this.end(chatId)
    this.chats.write(new Set(this.chats.read()).add(chatId))
    this.#ends.set(
      chatId,
      setTimeout(() => this.end(chatId), liveLimits.typingMs),
    )
  }

  end(chatId: string): void {
    clearTimeout(this.#ends.get(chatId))
    if (!this.#ends.delete(chatId)) return
    const others = new Set(this.chats.read())
    others.delete(chatId)
    this.chats.write(others)
  }

  /** True if typing may be reported now; counts as a report. */
  takeTurn(chatId: string, now = Date.now()): boolean {
    if (now - (this.#sentAt.get(chatId) ?? 0) < liveLimits.typingEveryMs) return false
    this.#sentAt.set(chatId, now)
    return true
  }

  clear(): void {
    for (const chatId of [...this.#ends.keys()]) this.end(chatId)
  }
}
