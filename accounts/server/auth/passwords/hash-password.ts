import { randomBytes, timingSafeEqual } from 'node:crypto'
import { passwordMaximumBytes } from '@basera/accounts/contract'
import { readArgon2, writeArgon2 } from './argon2-text.ts'
import { openHashingGate } from './hashing-gate.ts'
import { hashOnThread } from './hashing-threads.ts'

/** Argon2id, 19 MiB, two passes, one lane (decisions 3). */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const saltBytes = 16
const tagBytes = 32

/** The hash of a password nobody has: compared where there is no account, so that the answer takes as long. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$jNnc+wUSdO1E98Y+nxPH4g$x6hPCR0HRjamJzKu180CfLznS+dyTbmJIflSCYcbReU'

/** All hashing of this process goes through one gate. */
const gate = openHashingGate()

/** Whether a password is longer than is ever stored. */
export const isTooLong = (password: string): boolean => Buffer.byteLength(password) > passwordMaximumBytes

/** Hashes a password for keeping. Throws `over_request_rate_limit` when too many are waiting. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const tag = await gate.run(() => hashOnThread({ password, salt, ...cost, tagLength: tagBytes }))
  return writeArgon2({ ...cost, salt, tag })
}

/**
 * Whether `password` is the one behind `stored`, compared exactly: case, blanks and all scripts count. Takes about as
 * long without a stored hash. Throws `over_request_rate_limit` when too many are waiting.
 */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  const comparable = !isTooLong(password)
  const { tag, ...of } = readArgon2(stored ?? nobodysHash)
  const task = { password: comparable ? password : '', tagLength: tag.length, ...of }
  const fits = timingSafeEqual(await gate.run(() => hashOnThread(task)), tag)
  return fits && comparable && stored !== null && stored !== undefined
}
