import { argon2Sync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** What a hashing thread is asked for. */
export interface HashingTask {
  readonly password: string
  readonly salt: Uint8Array
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly tagLength: number
}

/** Lets requests and the database go first. On Linux a thread has a priority of its own; elsewhere it keeps the usual. */
function stepBack(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Not Linux, or not allowed.
  }
}

stepBack()
parentPort?.on('message', ({ password, salt: nonce, ...costs }: HashingTask) => {
  parentPort?.postMessage(argon2Sync('argon2id', { message: password, nonce, ...costs }))
})
