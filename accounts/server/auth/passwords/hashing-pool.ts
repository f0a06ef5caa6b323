import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { AuthError } from '../auth-error.ts'
import type { HashingTask } from './hashing-worker.ts'

/** Runs costly work a few at a time, first come first served. */
interface HashingGate {
  /** Throws `over_request_rate_limit` at once when too many are waiting already. */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** At most half of the cores, so that the database and the other requests keep theirs (accounts.password-gate). */
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

const idle: Worker[] = []

/** A thread that is free, or a new one. It keeps nothing alive by itself: the process may end. */
function takeThread(): Worker {
  const free = idle.pop()
  if (free) return free
  const thread = new Worker(new URL('./hashing-worker.ts', import.meta.url))
  thread.unref()
  return thread
}

/**
 * Computes an Argon2id tag on a thread of low priority, of which there are as many as tasks at a time: bound that with a
 * gate. A thread that fails is not used again.
 */
export async function hashOnThread(task: HashingTask): Promise<Buffer> {
  const thread = takeThread()
  thread.ref()
  thread.postMessage(task)
  // Rejects when the thread reports an error instead.
  const [tag] = (await once(thread, 'message')) as [Uint8Array]
  thread.unref()
  idle.push(thread)
  return Buffer.from(tag)
}
