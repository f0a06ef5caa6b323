/**
 * Notes between the processes of one product: hints that something is there to be read, and passing signs. They may be
 * lost, come late or come in another order; what must not be lost is in the database, and read again from there.
 */
export interface WakeUps {
  /** Tells the other processes, soon and together with other notes. Never fails and never waits. */
  tell(topic: string, note: unknown): void
  /** Hears what other processes, or the database itself, tell of a topic. To be called before `start`. */
  hear(topic: string, listener: (note: unknown) => void): void
  /** Notes may have been lost: called after every connection that was made, the first one too. */
  onConnected(listener: () => void): void
  start(): Promise<void>
  /** Tells what is still to be told, and hears no more. */
  stop(): Promise<void>
}
