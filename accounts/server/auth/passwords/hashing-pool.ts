import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
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

const idle: Worker[] = []

/** Unreferenced: it does not keep the process alive. */
function takeThread(): Worker {
  const free = idle.pop()
  if (free) return free
  const thread = new Worker(new URL('./hashing-worker.ts', import.meta.url))
  thread.unref()
  return thread
}

/** Computes a tag on a low-priority thread; a failed thread is not used again. */
export async function hashOnThread(task: HashingTask): Promise<Buffer> {
  const thread = takeThread()
  thread.ref()
  thread.postMessage(task)
  // Rejects when the thread reports an error.
  const [tag] = (await once(thread, 'message')) as [Uint8Array]
  thread.unref()
  idle.push(thread)
  return Buffer.from(tag)
}
