/**
 * Messages between the processes of one product: hints that there is something to read, and ephemeral events. They may be
 * lost, come late or out of order; what must not be lost is in the database and read again from there.
 */
export interface PubSub {
  /** Sends `message` to the other processes, soon and together with others. Never fails and never waits. */
  publish(topic: string, message: unknown): void
  /** Listens to what other processes, or triggers of the database, publish. To be called before `start`. */
  subscribe(topic: string, listener: (message: unknown) => void): void
  /** Called after every connection that was made, the first one too: messages may have been lost before. */
  onConnected(listener: () => void): void
  start(): Promise<void>
  /** Sends what is still waiting, and delivers nothing more. */
  stop(): Promise<void>
}

/** Listeners by topic. */
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
