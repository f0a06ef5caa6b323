import crypto from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

export interface HashingTask {
  readonly password: string
  readonly salt: Uint8Array
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly tagLength: number
}

function stepBack(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, constants.priority.PRIORITY_LOW)
  } catch {
    // Not Linux, or not allowed.
  }
}

/** Node has Argon2 since 24.7; before, the package computes it. */
async function tagOf({ password, salt, memory, passes, parallelism, tagLength }: HashingTask) {
  const costs = { memory, passes, parallelism, tagLength }
  if (crypto.argon2Sync) return crypto.argon2Sync('argon2id', { message: password, nonce: salt, ...costs })
  const { argon2id, hash } = await import('argon2')
  return hash(password, {
    raw: true,
    type: argon2id,
    salt: Buffer.from(salt),
    memoryCost: memory,
    timeCost: passes,
    parallelism,
    hashLength: tagLength,
  })
}

stepBack()
parentPort?.on('message', async (task: HashingTask) => parentPort?.postMessage(await tagOf(task)))
