import { availableParallelism } from 'node:os'
import { openThreads } from '@basera/platform/server/threads'
import { AuthError } from '../auth-error.ts'
import type { HashingTask } from './hashing-worker.ts'

interface HashingGate {
  /** Throws `over_request_rate_limit` when too many wait. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** Leaves cores to the database and other requests (accounts.password-gate). */
const halfOfTheCores = Math.max(1, Math.floor(availableParallelism() / 2))

export function openHashingGate(atOnce = halfOfTheCores, waiting = 100): HashingGate {
  const line: (() => void)[] = []
  let inside = 0
  const enter = async (): Promise<void> => {
    if (inside < atOnce) {
      inside++
      return
    }
    if (line.length >= waiting) throw new AuthError('over_request_rate_limit')
    // A finished task hands its place over, so nobody overtakes.
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

const threads = openThreads<HashingTask, Uint8Array>(
  new URL('./hashing-worker.ts', import.meta.url),
  availableParallelism(),
)

/** Computes a tag on a low-priority thread. */
export const hashOnThread = async (task: HashingTask): Promise<Buffer> => Buffer.from(await threads.run(task))
