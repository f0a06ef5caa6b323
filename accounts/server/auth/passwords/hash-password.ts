import { randomBytes, timingSafeEqual } from 'node:crypto'
import { passwordMaximumBytes } from '@basera/accounts/contract'
import { hashOnThread, openHashingGate } from './hashing-pool.ts'

interface Argon2Hash {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly salt: Buffer
  readonly tag: Buffer
}

const form = /^\$argon2id\$v=19\$([a-z0-9=,]+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/
const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

export const writeArgon2 = ({ memory, passes, parallelism, salt, tag }: Argon2Hash): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`

export function readArgon2(text: string): Argon2Hash {
  const [, costs = '', salt = '', tag = ''] = form.exec(text) ?? []
  const named = new Map(costs.split(',').map((cost) => cost.split('=') as [string, string]))
  const [memory, passes, parallelism] = ['m', 't', 'p'].map((name) => Number(named.get(name)))
  if (!memory || !passes || !parallelism) throw new Error('A stored password is no Argon2id hash')
  return {
    memory,
    passes,
    parallelism,
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

/** accounts.password-stored; memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const saltBytes = 16
const tagBytes = 32

/** Compared where there is no account, so that the answer takes as long. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$jNnc+wUSdO1E98Y+nxPH4g$x6hPCR0HRjamJzKu180CfLznS+dyTbmJIflSCYcbReU'

const gate = openHashingGate()

export const isTooLong = (password: string): boolean => Buffer.byteLength(password) > passwordMaximumBytes

/** Throws `over_request_rate_limit` when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const tag = await gate.run(() => hashOnThread({ password, salt, ...cost, tagLength: tagBytes }))
  return writeArgon2({ ...cost, salt, tag })
}

/** Takes as long without a stored hash. Throws `over_request_rate_limit` when too many wait. */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  const comparable = !isTooLong(password)
  const { tag, ...of } = readArgon2(stored ?? nobodysHash)
  const task = { password: comparable ? password : '', tagLength: tag.length, ...of }
  const fits = timingSafeEqual(await gate.run(() => hashOnThread(task)), tag)
  return fits && comparable && stored !== null && stored !== undefined
}
