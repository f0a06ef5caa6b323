import { availableParallelism } from 'node:os'
import { AuthError } from '../auth-error.ts'

/** Runs costly work a few at a time, first come first served. */
export interface HashingGate {
  /** Throws `over_request_rate_limit` at once when too many are waiting already. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** At most half of the cores, so that the database and the other requests keep theirs (decisions 3). */
const halfOfTheCores = Math.max(1, Math.floor(availableParallelism() / 2))

/** A gate that lets `atOnce` in and keeps at most `waiting` more in line. */
export function openHashingGate(atOnce = halfOfTheCores, waiting = 100): HashingGate {
  const line: (() => void)[] = []
  let inside = 0
  const enter = async (): Promise<void> => {
    if (inside < atOnce) {
      inside++
      return
    }
    if (line.length >= waiting) throw new AuthError('over_request_rate_limit')
    // Whoever leaves hands the place over, so nobody overtakes.
    await new Promise<void>((resume) => line.push(resume))
  }
  const leave = (): void => {
    const next = line.shift()
    if (next) next()
    else inside--
  }
  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
