import crypto from 'node:crypto'
import { lowerOwnPriority } from '@basera/platform/server/own-priority'

export interface HashingTask {
  readonly password: string
  readonly salt: Uint8Array
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly tagLength: number
}

/** Node has Argon2 since 24.7; before, the package computes it. */
export default async function tagOf({ password, salt, memory, passes, parallelism, tagLength }: HashingTask) {
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

lowerOwnPriority()
