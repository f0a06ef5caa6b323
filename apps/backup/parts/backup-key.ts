import { hkdfSync, scrypt } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** Fewest characters of a key file, so that it cannot be guessed. */
const shortest = 32

/** Cost of `scrypt`: 64 MB and about 0.1 s, once a backup. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 }

/** The key of a backup, from which the key of each part is derived. */
export interface BackupKey {
  /** A key of 32 bytes for the part `name`; `nonce` is random for each writing. */
  of(salt: Buffer, nonce: Buffer, name: string): Promise<Buffer>
}

const stretched = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((done, fail) =>
    scrypt(passphrase, salt, 32, cost, (error, key) => (error ? fail(error) : done(key))),
  )

/** Derives a key from a passphrase. */
export function backupKey(passphrase: string): BackupKey {
  const masters = new Map<string, Promise<Buffer>>()
  return {
    async of(salt, nonce, name) {
      const known = masters.get(salt.toString('hex')) ?? stretched(passphrase, salt)
      masters.set(salt.toString('hex'), known)
      return Buffer.from(hkdfSync('sha256', await known, nonce, `basera backup ${name}`, 32))
    },
  }
}

/** Reads the passphrase in `file`. Throws one sentence when it is missing or too short. */
export async function readKeyFile(file: string): Promise<BackupKey> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`The key file ${file} cannot be read (${error.code}).`)
  })
  const passphrase = text.trim()
  if (passphrase.length < shortest)
    throw new Error(
      `${file} must hold at least ${shortest} characters; draw them with: openssl rand -base64 32`,
    )
  return backupKey(passphrase)
}
