import { liveLimits } from '@basera/chats/contract'
import { cell } from './cell.ts'

/** Who of those one writes with has the product open, as far as was told. */
export class Presence {
  readonly online = cell<ReadonlyMap<string, boolean>>(new Map())

  hear(userId: string, online: boolean): void {
    this.online.write(new Map(this.online.read()).set(userId, online))
  }

  forget(): void {
    this.online.write(new Map())
  }
}

/** In which conversations the other person is typing. */
export class Typing {
  readonly chats = cell<ReadonlySet<string>>(new Set())
  readonly #ends = new Map<string, ReturnType<typeof setTimeout>>()
  readonly #toldAt = new Map<string, number>()

  /** Shown for 5 s after the last sign of it. */
  hear(chatId: string): void {
    this.end(chatId)
    this.chats.write(new Set(this.chats.read()).add(chatId))
    this.#ends.set(
      chatId,
      setTimeout(() => this.end(chatId), liveLimits.typingMs),
    )
  }

  /** What they typed has come. */
  end(chatId: string): void {
    clearTimeout(this.#ends.get(chatId))
    if (!this.#ends.delete(chatId)) return
    const others = new Set(this.chats.read())
    others.delete(chatId)
    this.chats.write(others)
  }

  /** Whether it is time to tell the other person again that one types. */
  isDue(chatId: string, now = Date.now()): boolean {
    if (now - (this.#toldAt.get(chatId) ?? 0) < liveLimits.typingEveryMs) return false
    this.#toldAt.set(chatId, now)
    return true
  }

  forget(): void {
    for (const chatId of [...this.#ends.keys()]) this.end(chatId)
  }
}
