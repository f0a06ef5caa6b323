import { ConcurrencyLimit } from './concurrency-limit.ts'
import { type Rank, ranks, type Waiting, WaitingRequests } from './waiting-requests.ts'

export type { Rank } from './waiting-requests.ts'

const shares: Readonly<Record<Rank, number>> = { write: 1, member: 1, public: 0.875, crawler: 0.5 }

/** Milliseconds in a burst; in an overload as many latencies of those that are served. */
const maxWait = { burst: 300, latencies: 2 }

const overloadLasts = 1000

const longestQueue = 96

/** After which a slot is given back, as the request waits for a slow client or another service. */
const longestHold = { ms: 1000, latencies: 5 }

export const sweepEvery = 5

export const adjustEvery = 100

export interface Slot {
  leave(): void
}

export interface Arrival {
  readonly rank: Rank
  readonly kind: string
  readonly begin: () => void
  readonly refuse: () => void
}

export interface Admission {
  enter(arrival: Arrival): Slot
  /** Call every {@link sweepEvery}: refuses requests that waited too long, takes back slots held too long. */
  sweep(): void
  /** Call every {@link adjustEvery}: allows more or fewer at a time. */
  adjust(): void
  readonly counts: { readonly running: number; readonly waiting: number; readonly allowed: number }
}

interface Running {
  readonly since: number
  readonly kind: string
  readonly among: number
}

class AdaptiveAdmission implements Admission {
  readonly #now: () => number
  readonly #running = new Map<Slot, Running>()
  readonly #waiting = new WaitingRequests()
  readonly #limit = new ConcurrencyLimit()
  #lastRefusal = Number.NEGATIVE_INFINITY
  #wasFull = false
  readonly #begun = { write: 0, member: 0, public: 0, crawler: 0 }
  readonly #paces = { write: 0, member: 0, public: 0, crawler: 0 }

  constructor(now: () => number) {
    this.#now = now
  }

  get counts() {
    const allowed = this.#limit.allowed(this.#now())
    return { running: this.#running.size, waiting: this.#waiting.length, allowed }
  }

  enter({ rank, kind, begin, refuse }: Arrival): Slot {
    const slot = { leave: () => this.#leave(slot, request) }
    const take = () => {
      this.#begun[rank]++
      this.#running.set(slot, { since: this.#now(), kind, among: this.#running.size + 1 })
      begin()
    }
    const request: Waiting = { rank, since: this.#now(), begin: take, refuse }
    if (this.#hasSpace(rank) && this.#waiting.of(rank) === 0) take()
    else {
      this.#wasFull = true
      if (this.#isOverloaded() ? this.#isSoonServed(rank) : this.#hasQueueSpace(rank))
        this.#waiting.add(request)
      else this.#refuse(request)
    }
    return slot
  }

  sweep(): void {
    for (const request of this.#waiting.takeOlderThan(this.#now() - this.#maxWait())) this.#refuse(request)
    const hold = Math.max(longestHold.ms, longestHold.latencies * this.#limit.latency)
    const held = this.#now() - hold
    for (const [slot, { since }] of this.#running) if (since < held) this.#end(slot)
    this.#admitWaiting()
  }

  adjust(): void {
    this.#limit.adjust(this.#now(), this.#wasFull)
    this.#wasFull = this.#waiting.length > 0
    for (const rank of ranks) {
      this.#paces[rank] += 0.2 * (this.#begun[rank] / adjustEvery - this.#paces[rank])
      this.#begun[rank] = 0
    }
  }

  #leave(slot: Slot, request: Waiting): void {
    if (this.#end(slot)) this.#admitWaiting()
    else this.#waiting.remove(request)
  }

  #end(slot: Slot): boolean {
    const running = this.#running.get(slot)
    if (!running) return false
    const among = Math.max(running.among, this.#running.size)
    this.#running.delete(slot)
    const now = this.#now()
    this.#limit.record({ now, kind: running.kind, among, took: now - running.since })
    return true
  }

  #isOverloaded(): boolean {
    return this.#now() - this.#lastRefusal < overloadLasts
  }

  #hasSpace(rank: Rank): boolean {
    return this.#running.size < Math.round(this.#limit.allowed(this.#now()) * shares[rank])
  }

  #maxWait(): number {
    if (!this.#isOverloaded()) return maxWait.burst
    return Math.min(maxWait.burst, maxWait.latencies * this.#limit.latency)
  }

  #hasQueueSpace(rank: Rank): boolean {
    return this.#waiting.length < longestQueue || this.#displaceFor(rank)
  }

  #isSoonServed(rank: Rank): boolean {
    const at = ranks.indexOf(rank)
    const ahead = ranks.slice(0, at + 1).reduce((sum, one) => sum + this.#waiting.of(one), 0)
    const pace = ranks.slice(at).reduce((sum, one) => sum + this.#paces[one], 0)
    return ahead < pace * this.#maxWait()
  }

  #refuse({ rank, refuse }: Waiting): void {
    // Crowds of crawlers are no reason to be short with people.
    if (rank !== 'crawler') this.#lastRefusal = this.#now()
    refuse()
  }

  /** Refuses a waiting request of a lower rank, if any. */
  #displaceFor(rank: Rank): boolean {
    const displaced = this.#waiting.takeLastBelow(rank)
    if (displaced) this.#refuse(displaced)
    return displaced !== undefined
  }

  #admitWaiting(): void {
    for (const rank of ranks)
      while (this.#waiting.of(rank) > 0 && this.#hasSpace(rank)) this.#waiting.takeFirst(rank)?.begin()
  }
}

/** Admits what the process can carry, by rank. Waiting helps in bursts, not in an overload (like CoDel for packets). */
export const openAdmission = (now: () => number = () => performance.now()): Admission =>
  new AdaptiveAdmission(now)
