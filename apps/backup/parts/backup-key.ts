import { hkdfSync, scrypt } from 'node:crypto'
import { readFile } from 'node:fs/promises'

const shortest = 32

/** 64 MB and about 0.1 s, once per backup. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 }

/** Each part's key is derived from it. */
export interface BackupKey {
  /** 32 bytes; `nonce` is random for each writing. */
  of(salt: Buffer, nonce: Buffer, name: string): Promise<Buffer>
}

const stretched = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((done, fail) =>
    scrypt(passphrase, salt, 32, cost, (error, key) => (error ? fail(error) : done(key))),
  )

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

/** Throws one sentence for a missing or short passphrase. */
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
