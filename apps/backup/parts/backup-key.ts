import { hkdfSync, scrypt } from 'node:crypto'
import { readFile } from 'node:fs/promises'

/** Fewest characters of a key file: no passphrase that could be guessed. */
const shortest = 32

/** What `scrypt` costs: 64 MB and about a tenth of a second, once for a backup. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 }

/** The key of a backup, from which each of its parts has one of its own. */
export interface BackupKey {
  /** A key of 32 bytes for the part `name`, of which `nonce` is drawn for every writing. */
  of(salt: Buffer, nonce: Buffer, name: string): Promise<Buffer>
}

const stretched = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((done, fail) =>
    scrypt(passphrase, salt, 32, cost, (error, key) => (error ? fail(error) : done(key))),
  )

/** The key that follows from a passphrase. */
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

/** Reads the passphrase in `file`. Throws one sentence where there is none, or a short one. */
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
