import { type Rank, ranks, type Waiting, WaitingRequests } from './waiting-requests.ts'

export type { Rank } from './waiting-requests.ts'

const shares: Readonly<Record<Rank, number>> = { write: 1, member: 1, public: 0.9, crawler: 0.5 }

/** Requests at a time. The database takes 20; many more would only wait there. */
const slots = { atFirst: 24, fewest: 3, most: 96 }

const maxWait = { burst: 300, overload: 8 }

const overloadLasts = 1000

/** Waiting requests: in a burst per running one, in an overload at least. */
const queueLengths = { burst: 4, overload: 2 }

/** Milliseconds after which a slot is given back: the request waits for a slow client or another service. */
const longestHold = 1000

export const sweepEvery = 5

export const adjustEvery = 100

interface Strain {
  readonly loopDelay: number
  readonly databaseIsFull: boolean
}

/** Event loop delays in ms that mean too much work, and room for more; in an overload, refusals are immediate. */
const delays = { usual: { tooMuch: 15, little: 8 }, overload: { tooMuch: 3, little: 1 } }

export interface Slot {
  leave(): void
}

export interface Admission {
  enter(rank: Rank, begin: () => void, refuse: () => void): Slot
  /** Call every {@link sweepEvery}: refuses requests that waited too long, takes back slots held too long. */
  sweep(): void
  /** Call every {@link adjustEvery}: allows more or fewer at a time. */
  adjust(strain: Strain): void
  readonly counts: { readonly running: number; readonly waiting: number; readonly allowed: number }
}

class AdaptiveAdmission implements Admission {
  readonly #now: () => number
  readonly #running = new Map<Slot, number>()
  readonly #waiting = new WaitingRequests()
  #allowed = slots.atFirst
  #lastRefusal = Number.NEGATIVE_INFINITY
  #pace = 0
  #answered = 0
  #wasFull = false
  #peak = 0

  constructor(now: () => number) {
    this.#now = now
  }

  get counts() {
    return { running: this.#running.size, waiting: this.#waiting.length, allowed: this.#allowed }
  }

  enter(rank: Rank, begin: () => void, refuse: () => void): Slot {
    const slot = { leave: () => this.#leave(slot, request) }
    const take = () => {
      this.#running.set(slot, this.#now())
      this.#peak = Math.max(this.#peak, this.#running.size)
      begin()
    }
    const request: Waiting = { rank, since: this.#now(), begin: take, refuse }
    if (this.#hasSpace(rank) && this.#waiting.of(rank) === 0) take()
    else {
      this.#wasFull = true
      if (this.#waiting.length < this.#queueLength() || this.#displaceFor(rank)) this.#waiting.add(request)
      else this.#refuse(request)
    }
    return slot
  }

  sweep(): void {
    const oldest = this.#now() - (this.#isOverloaded() ? maxWait.overload : maxWait.burst)
    for (const request of this.#waiting.takeOlderThan(oldest)) this.#refuse(request)
    const held = this.#now() - longestHold
    for (const [slot, since] of this.#running) if (since < held) this.#running.delete(slot)
    this.#admitWaiting()
  }

  adjust({ loopDelay, databaseIsFull }: Strain): void {
    const { tooMuch, little } = this.#isOverloaded() ? delays.overload : delays.usual
    if (loopDelay > tooMuch && this.#peak > this.#allowed / 2)
      this.#allowed = Math.max(slots.fewest, Math.floor(this.#allowed * 0.85))
    else if (databaseIsFull) this.#allowed -= this.#allowed > slots.atFirst ? 1 : 0
    else if (this.#wasFull && loopDelay < little) this.#allowed = Math.min(slots.most, this.#allowed + 2)
    this.#wasFull = this.#waiting.length > 0
    this.#peak = this.#running.size
    this.#pace = 0.8 * this.#pace + (0.2 * this.#answered) / adjustEvery
    this.#answered = 0
  }

  #leave(slot: Slot, request: Waiting): void {
    if (this.#running.delete(slot)) {
      this.#answered++
      this.#admitWaiting()
    } else this.#waiting.remove(request)
  }

  #isOverloaded(): boolean {
    return this.#now() - this.#lastRefusal < overloadLasts
  }

  #hasSpace(rank: Rank): boolean {
    return this.#running.size < Math.max(1, Math.floor(this.#allowed * shares[rank]))
  }

  /** In an overload, only as many as are likely to be served in time. */
  #queueLength(): number {
    return this.#isOverloaded()
      ? Math.max(queueLengths.overload, this.#pace * maxWait.overload)
      : this.#allowed * queueLengths.burst
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
