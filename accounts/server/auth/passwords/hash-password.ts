import { passwordMaximumBytes } from '@basera/accounts/contract'
import { argon2id, hash, verify } from 'argon2'
import { openHashingGate } from './hashing-gate.ts'

/** Argon2id, 19 MiB, two passes, one lane (decisions 3). */
const cost = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of a password nobody has: compared where there is no account, so that the answer takes as long. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$jNnc+wUSdO1E98Y+nxPH4g$x6hPCR0HRjamJzKu180CfLznS+dyTbmJIflSCYcbReU'

/** All hashing of this process goes through one gate. */
const gate = openHashingGate()

/** Whether a password is longer than is ever stored. */
export const isTooLong = (password: string): boolean => Buffer.byteLength(password) > passwordMaximumBytes

/** Hashes a password for keeping. Throws `over_request_rate_limit` when too many are waiting. */
export const hashPassword = (password: string): Promise<string> => gate.run(() => hash(password, cost))

/**
 * Whether `password` is the one behind `stored`, compared exactly: case, blanks and all scripts count. Takes about as
 * long without a stored hash. Throws `over_request_rate_limit` when too many are waiting.
 */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  const comparable = !isTooLong(password)
  const fits = await gate.run(() => verify(stored ?? nobodysHash, comparable ? password : ''))
  return fits && comparable && stored !== null && stored !== undefined
}
