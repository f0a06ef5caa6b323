/** Most important first (`shell.overload-ranks`). */
export const ranks = ['write', 'member', 'public', 'crawler'] as const
export type Rank = (typeof ranks)[number]

export interface Waiting {
  readonly rank: Rank
  readonly since: number
  readonly begin: () => void
  readonly refuse: () => void
}

export class WaitingRequests {
  readonly #queues: Record<Rank, Waiting[]> = { write: [], member: [], public: [], crawler: [] }

  get length(): number {
    return ranks.reduce((sum, rank) => sum + this.#queues[rank].length, 0)
  }

  of(rank: Rank): number {
    return this.#queues[rank].length
  }

  add(request: Waiting): void {
    this.#queues[request.rank].push(request)
  }

  remove(request: Waiting): void {
    const queue = this.#queues[request.rank]
    const at = queue.indexOf(request)
    if (at >= 0) queue.splice(at, 1)
  }

  first(rank: Rank): Waiting | undefined {
    return this.#queues[rank][0]
  }

  takeFirst(rank: Rank): Waiting | undefined {
    return this.#queues[rank].shift()
  }

  takeLastBelow(rank: Rank): Waiting | undefined {
    const lower = ranks.slice(ranks.indexOf(rank) + 1).findLast((one) => this.#queues[one].length > 0)
    return lower && this.#queues[lower].pop()
  }

  takeOlderThan(oldest: number): Waiting[] {
    return ranks.flatMap((rank) => {
      const late = this.#queues[rank].findIndex(({ since }) => since >= oldest)
      return this.#queues[rank].splice(0, late < 0 ? this.#queues[rank].length : late)
    })
  }
}
