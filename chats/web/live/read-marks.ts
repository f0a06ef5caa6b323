/** How far the member has read, and what the server knows of it (chats.read-mark). */
export class ReadMarks {
  readonly #marks = new Map<string, number>()
  readonly #report: (chatId: string, seq: number) => void

  constructor(report: (chatId: string, seq: number) => void) {
    this.#report = report
  }

  /** Moves a mark forward and reports it. False when it is that far already. */
  move(chatId: string, seq: number): boolean {
    if (seq <= (this.#marks.get(chatId) ?? 0)) return false
    this.#marks.set(chatId, seq)
    this.#report(chatId, seq)
    return true
  }

  setReported(chatId: string, seq: number): void {
    this.#marks.set(chatId, Math.max(seq, this.#marks.get(chatId) ?? 0))
  }

  /** The last report may be lost. */
  reportAgain(chatId: string): void {
    const seq = this.#marks.get(chatId)
    if (seq) this.#report(chatId, seq)
  }

  clear(): void {
    this.#marks.clear()
  }
}
