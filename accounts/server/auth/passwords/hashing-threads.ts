import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { HashingTask } from './hashing-worker.ts'

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
