/** What one live connection may do. Sizes in bytes, times in ms. */
export const liveLimits = {
  /** Largest frame from a client. */
  frameBytes: 16 * 1024,
  /** Conversations that one connection follows at a time; one more ends the oldest. */
  subscriptions: 20,
  /** Messages that one `subscribe` catches up with; `more` says that there are others. */
  catchUp: 200,
  /** A person is shown as typing for so long after the last sign of it. */
  typingMs: 5000,
  /** A client tells of its typing at most so often. */
  typingEveryMs: 2500,
} as const
