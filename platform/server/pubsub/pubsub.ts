/** Hints between processes. They may be lost, late or out of order; the truth is read from the database. */
export interface PubSub {
  /** Sends to the other processes, batched. Never fails or waits. */
  publish(topic: string, message: unknown): void
  /** Listens to other processes and triggers; call before `start`. */
  subscribe(topic: string, listener: (message: unknown) => void): void
  /** Called after every connect, as messages may have been lost before. */
  onConnected(listener: () => void): void
  /** Whether messages of triggers arrive. */
  isConnected(): boolean
  start(): Promise<void>
  stop(): Promise<void>
}

export class Subscriptions {
  readonly #listeners = new Map<string, ((message: unknown) => void)[]>()

  topics(): Iterable<string> {
    return this.#listeners.keys()
  }

  add(topic: string, listener: (message: unknown) => void): void {
    this.#listeners.set(topic, [...(this.#listeners.get(topic) ?? []), listener])
  }

  deliver(topic: string, message: unknown): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener(message)
  }
}
