/** What makes an Argon2id hash: its costs, its salt, and the result. */
export interface Argon2Hash {
  /** KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly salt: Buffer
  readonly tag: Buffer
}

const form = /^\$argon2id\$v=19\$([a-z0-9=,]+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/
const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** The usual text of an Argon2id hash, as other programs read it too. */
export const writeArgon2 = ({ memory, passes, parallelism, salt, tag }: Argon2Hash): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`

/** Reads the usual text of an Argon2id hash, with its costs in any order. Throws for anything else. */
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
