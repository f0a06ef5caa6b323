import { adjustEvery, openAdmission, type Rank, sweepEvery } from './admission.ts'
import { ranks } from './waiting-requests.ts'

export interface Crowd {
  readonly rate: number
  /** Clients that each wait for an answer, and then ask again at once. */
  readonly clients?: number
  readonly seconds: number
  /** How many times longer everything takes, as with neighbours on the processors. */
  readonly slowness?: number
  /** Milliseconds of each forty in which a neighbour has the processor. */
  readonly taken?: number
}

export interface Ended {
  readonly at: number
  readonly rank: Rank
  readonly took: number
  readonly served: boolean
}

export interface SimulatedProcess {
  /** Milliseconds of the event loop that a request takes on average, in three slices; each takes what chance has it. */
  readonly cost: number
  /** Milliseconds of each wait for the database. */
  readonly databaseWait?: number
  readonly refusalCost?: number
}

const slices = 3

/** Milliseconds from an answer to the next request of the same client. */
const roundTrip = 0.5

function chance(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state + 1) / 2 ** 32
  }
}

interface Task {
  readonly ready: number
  readonly run: () => number
  readonly done: () => void
}

/** One event loop whose time is its own: tasks run one after the other, each for the milliseconds it gives. */
function openLoop() {
  const buckets = new Map<number, Task[]>()
  const loop = { now: 0 }
  const put = (ready: number, run: Task['run'], done: Task['done'] = () => undefined) => {
    const key = Math.floor(ready)
    const bucket = buckets.get(key)
    if (bucket) bucket.push({ ready, run, done })
    else buckets.set(key, [{ ready, run, done }])
  }
  const runUntil = (end: number) => {
    for (let ms = 0; ms < end; ms++) {
      for (const { ready, run, done } of buckets.get(ms) ?? []) {
        loop.now = Math.max(loop.now, ready)
        loop.now += run()
        done()
      }
      buckets.delete(ms)
    }
  }
  return { loop, put, runUntil }
}

/**
 * Crowds one after the other at a process behind an admission. Nothing here depends on how busy this machine is.
 */
export function simulate(process: SimulatedProcess, crowds: readonly Crowd[]): Ended[] {
  const { cost, databaseWait = 2, refusalCost = 0.12 } = process
  const { loop, put, runUntil } = openLoop()
  const random = chance()
  const admission = openAdmission(() => loop.now)
  const ended: Ended[] = []

  const arrive = (at: number, rank: Rank, slowness: number, then: () => void = () => undefined) =>
    put(at, () => {
      let cpu = 0
      const own = slowness * cost * -Math.log(random())
      const end = (served: boolean) => {
        ended.push({ at, rank, took: loop.now - at, served })
        then()
      }
      const slice = (left: number) => {
        const done = () => {
          if (left > 1) return slice(left - 1)
          place.leave()
          end(true)
        }
        put(loop.now + slowness * databaseWait, () => own / slices, done)
      }
      const refuse = () => {
        cpu = slowness * refusalCost
        end(false)
      }
      const place = admission.enter({ rank, kind: 'work', begin: () => slice(slices), refuse })
      return cpu
    })

  let begin = 0
  for (const { rate, clients = 0, seconds, slowness = 1, taken = 0 } of crowds) {
    const over = begin + seconds * 1000
    const ask = (at: number) => {
      if (at < over) arrive(at, 'public', slowness, () => ask(loop.now + roundTrip))
    }
    for (let n = 0; n < clients; n++) ask(begin)
    for (let n = 0; n < rate * seconds; n++)
      arrive(begin + (n * 1000) / rate, ranks[n % ranks.length] as Rank, slowness)
    for (let at = begin; taken > 0 && at < over; at += 40) put(at, () => taken)
    begin = over
  }
  const repeat = (every: number, run: () => void) => {
    for (let at = every; at < begin; at += every)
      put(at, () => {
        run()
        return 0
      })
  }
  repeat(sweepEvery, () => admission.sweep())
  repeat(adjustEvery, () => admission.adjust())
  runUntil(begin + 5000)
  return ended
}
