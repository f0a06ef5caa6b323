import { type Rank, ranks, type Waiting, WaitingRequests } from './waiting-requests.ts'

export type { Rank } from './waiting-requests.ts'

/** The part of all slots that requests of a rank may take: the others stay free for those above. */
const shares: Readonly<Record<Rank, number>> = { write: 1, member: 1, public: 0.9, crawler: 0.5 }

/** Requests under way at a time in one process. The database takes 20; more than a few times that only wait there. */
const slots = { atFirst: 24, fewest: 3, most: 96 }

/** Milliseconds that a request may wait for a slot: in a burst, and in an overload, once a request was refused. */
const maxWait = { burst: 300, overload: 8 }

/** Milliseconds without a refusal after which the overload is over. */
const overloadLasts = 1000

/** How many may wait: in a burst, for each that is under way; in an overload, at least. */
const queueLengths = { burst: 4, overload: 2 }

/** Milliseconds after which a request gives its slot back: it waits for a slow client or another service, not for us. */
const longestHold = 1000

/** Milliseconds between two sweeps of the queue. */
export const sweepEvery = 5

/** Milliseconds between two decisions on how many may be under way. */
export const adjustEvery = 100

/** What keeps a process from taking more work. */
interface Strain {
  /** Milliseconds by which the event loop is late. */
  readonly loopDelay: number
  /** Whether many wait for a connection to the database. */
  readonly databaseIsFull: boolean
}

/**
 * Milliseconds of event loop delay above which there is too much work under way, and below which more can be taken. In an
 * overload, refusals should come at once and those let in be served quickly.
 */
const delays = { usual: { tooMuch: 15, little: 8 }, overload: { tooMuch: 3, little: 1 } }

/** A request that was let in or waits; `leave` gives its slot back, at most once. */
export interface Slot {
  leave(): void
}

export interface Admission {
  /** Calls `begin` or `refuse`, now or within the longest wait. */
  enter(rank: Rank, begin: () => void, refuse: () => void): Slot
  /** To be called every {@link sweepEvery}: refuses who has waited too long, takes slots back that are held too long. */
  sweep(): void
  /** To be called every {@link adjustEvery}: allows more or fewer at a time. */
  adjust(strain: Strain): void
  /** Requests under way, waiting, and allowed at a time. */
  readonly counts: { readonly running: number; readonly waiting: number; readonly allowed: number }
}

class AdaptiveAdmission implements Admission {
  readonly #now: () => number
  readonly #running = new Map<Slot, number>()
  readonly #waiting = new WaitingRequests()
  #allowed = slots.atFirst
  #lastRefusal = Number.NEGATIVE_INFINITY
  /** Answers per millisecond, of late. */
  #pace = 0
  #answered = 0
  /** Since the last adjustment. */
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
    if (this.#hasRoom(rank) && this.#waiting.of(rank) === 0) take()
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
    // With few under way it is late for other reasons, which fewer would not mend.
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

  #hasRoom(rank: Rank): boolean {
    return this.#running.size < Math.max(1, Math.floor(this.#allowed * shares[rank]))
  }

  /** In an overload, no more than are likely to be served in time. */
  #queueLength(): number {
    return this.#isOverloaded()
      ? Math.max(queueLengths.overload, this.#pace * maxWait.overload)
      : this.#allowed * queueLengths.burst
  }

  #refuse({ rank, refuse }: Waiting): void {
    // Crawlers come in crowds of their own making: that is no reason to be short with people.
    if (rank !== 'crawler') this.#lastRefusal = this.#now()
    refuse()
  }

  /** Makes room in the queue by refusing a request of a lower rank, if there is one. */
  #displaceFor(rank: Rank): boolean {
    const displaced = this.#waiting.takeLastBelow(rank)
    if (displaced) this.#refuse(displaced)
    return displaced !== undefined
  }

  #admitWaiting(): void {
    for (const rank of ranks)
      while (this.#waiting.of(rank) > 0 && this.#hasRoom(rank)) this.#waiting.takeFirst(rank)?.begin()
  }
}

/**
 * Lets so many requests in at a time as the process can carry, the important ones first, and keeps the queue short:
 * bursts may wait, but in an overload waiting helps nobody (as CoDel has it for packets).
 */
export const openAdmission = (now: () => number = () => performance.now()): Admission =>
  new AdaptiveAdmission(now)
