/** How far the signed-in member has read in each chat, and what the server was told of it (chats.read-mark). */
export class ReadMarks {
  readonly #marks = new Map<string, number>()
  readonly #report: (chatId: string, seq: number) => void

  /** `report` sends a mark to the server. */
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

  /** For a mark that came from the server. */
  setReported(chatId: string, seq: number): void {
    this.#marks.set(chatId, Math.max(seq, this.#marks.get(chatId) ?? 0))
  }

  /** For a new connection: the last report may be lost. */
  reportAgain(chatId: string): void {
    const seq = this.#marks.get(chatId)
    if (seq) this.#report(chatId, seq)
  }

  clear(): void {
    this.#marks.clear()
  }
}
