const pollEvery = 5000

/** Fetches new messages by HTTP while no live connection can be opened. */
export class MessagePolling {
  readonly #fetchNew: () => Promise<void>
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(fetchNew: () => Promise<void>) {
    this.#fetchNew = fetchNew
  }

  setActive(isActive: boolean): void {
    if (isActive === (this.#timer !== undefined)) return
    clearInterval(this.#timer)
    this.#timer = isActive ? setInterval(() => void this.#fetchNew(), pollEvery) : undefined
  }
}
