/** Whose turn it is when not everybody can be served, most important first. */
export const ranks = ['write', 'member', 'public', 'crawler'] as const
export type Rank = (typeof ranks)[number]

/** The part of all places that requests of a rank may take: the others stay free for those above. */
const shares: Readonly<Record<Rank, number>> = { write: 1, member: 1, public: 0.9, crawler: 0.5 }

/** Requests under way at a time in one process. The database takes 20; more than a few times that only wait there. */
const places = { atFirst: 24, fewest: 3, most: 96 }

/** Milliseconds that a request may wait for a place: in a burst, and once somebody has waited in vain. */
const patience = { burst: 300, crush: 8 }

/** Milliseconds without a refusal after which the crush is over. */
const crushLasts = 1000

/** How many may wait: in a burst, for each that is under way; in a crush, at least. */
const queueLengths = { burst: 4, crush: 2 }

/** Milliseconds after which a request keeps nobody waiting: it waits for a slow client or another service, not for us. */
const holdsPlace = 1000

/** Milliseconds between two looks at the queue. */
export const sweepEvery = 5

/** Milliseconds between two decisions on how many may be under way. */
export const adjustEvery = 100

/** What stands in the way of more work in a process. */
export interface Strain {
  /** Milliseconds by which the event loop is late. */
  readonly loopDelay: number
  /** Whether many wait for a connection to the database. */
  readonly databaseIsFull: boolean
}

/**
 * Milliseconds of event loop delay above which there is too much work under way, and below which there is room. Once
 * people are turned away they should know at once, and those let in be served quickly.
 */
const delays = { usual: { tooMuch: 15, room: 8 }, crush: { tooMuch: 3, room: 1 } }

interface Waiting {
  readonly rank: Rank
  readonly since: number
  readonly begin: () => void
  readonly refuse: () => void
}

/** A request that was let in or waits; `leave` gives its place back, at most once. */
export interface Place {
  leave(): void
}

export interface Admission {
  /** Calls `begin` or `refuse`, now or within the patience of the queue. */
  enter(rank: Rank, begin: () => void, refuse: () => void): Place
  /** To be called every {@link sweepEvery}: turns away who has waited too long, takes places back that are held too long. */
  sweep(): void
  /** To be called every {@link adjustEvery}: allows more or fewer at a time. */
  adjust(strain: Strain): void
  /** Requests under way, waiting, and allowed at a time. */
  readonly counts: { readonly running: number; readonly waiting: number; readonly allowed: number }
}

/**
 * Lets so many requests in at a time as the process can carry, the important ones first, and keeps the queue short:
 * bursts may wait, but once somebody has waited in vain, waiting helps nobody (as CoDel has it for packets).
 */
export function openAdmission(now: () => number = () => performance.now()): Admission {
  const running = new Map<object, number>()
  const queues: Record<Rank, Waiting[]> = { write: [], member: [], public: [], crawler: [] }
  let allowed = places.atFirst
  let lastRefusal = Number.NEGATIVE_INFINITY
  /** Answers per millisecond, of late. */
  let pace = 0
  let answered = 0
  /** Since the last adjustment. */
  let wasFull = false
  let peak = 0

  const waiting = () => ranks.reduce((sum, rank) => sum + queues[rank].length, 0)
  const isCrush = () => now() - lastRefusal < crushLasts
  const hasRoom = (rank: Rank) => running.size < Math.max(1, Math.floor(allowed * shares[rank]))
  // In a crush, no more than are likely to be served in time.
  const queueLength = () =>
    isCrush() ? Math.max(queueLengths.crush, pace * patience.crush) : allowed * queueLengths.burst

  function turnAway({ rank, refuse }: Waiting): void {
    // Crawlers come in crowds of their own making: that is no reason to be short with people.
    if (rank !== 'crawler') lastRefusal = now()
    refuse()
  }

  function admitWaiting(): void {
    for (const rank of ranks) while (queues[rank].length > 0 && hasRoom(rank)) queues[rank].shift()?.begin()
  }

  /** Makes room in the queue at the cost of somebody less important. */
  function displace(rank: Rank): boolean {
    const lower = ranks.slice(ranks.indexOf(rank) + 1).findLast((one) => queues[one].length > 0)
    const displaced = lower && queues[lower].pop()
    if (displaced) turnAway(displaced)
    return displaced !== undefined
  }

  return {
    enter(rank, begin, refuse) {
      const place = {
        leave() {
          if (running.delete(place)) {
            answered++
            return admitWaiting()
          }
          const at = queues[rank].indexOf(entry)
          if (at >= 0) queues[rank].splice(at, 1)
        },
      }
      const take = () => {
        running.set(place, now())
        peak = Math.max(peak, running.size)
        begin()
      }
      const entry: Waiting = { rank, since: now(), begin: take, refuse }
      if (hasRoom(rank) && queues[rank].length === 0) take()
      else {
        wasFull = true
        if (waiting() < queueLength() || displace(rank)) queues[rank].push(entry)
        else turnAway(entry)
      }
      return place
    },
    sweep() {
      const oldest = now() - (isCrush() ? patience.crush : patience.burst)
      for (const rank of ranks) {
        const late = queues[rank].findIndex(({ since }) => since >= oldest)
        for (const one of queues[rank].splice(0, late < 0 ? queues[rank].length : late)) turnAway(one)
      }
      const held = now() - holdsPlace
      for (const [place, since] of running) if (since < held) running.delete(place)
      admitWaiting()
    },
    adjust({ loopDelay, databaseIsFull }) {
      const { tooMuch, room } = isCrush() ? delays.crush : delays.usual
      // With few under way it is late for other reasons, which fewer would not mend.
      if (loopDelay > tooMuch && peak > allowed / 2)
        allowed = Math.max(places.fewest, Math.floor(allowed * 0.85))
      else if (databaseIsFull) allowed -= allowed > places.atFirst ? 1 : 0
      else if (wasFull && loopDelay < room) allowed = Math.min(places.most, allowed + 2)
      wasFull = waiting() > 0
      peak = running.size
      pace = 0.8 * pace + (0.2 * answered) / adjustEvery
      answered = 0
    },
    get counts() {
      return { running: running.size, waiting: waiting(), allowed }
    },
  }
}
