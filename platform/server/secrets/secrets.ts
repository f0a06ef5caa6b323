import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Purpose =
  | 'refresh-token'
  | 'phone-code'
  | 'phone-identity'
  | 'email-code'
  | 'work-mailbox'
  | 'bot-check'
  | 'seal'
  | 'unsubscribe'
  | 'known-device'
  | 'appeal'
  | 'shortlist'
  | 'room-view'
  | 'group'
  | 'backup'

export interface Secrets {
  /** HMAC-SHA-256 in base64url, for what is compared but never read. */
  mac(purpose: Purpose, text: string): string
  /** 32 bytes as hex, for a library's own signatures. */
  keyFor(purpose: Purpose): string
  seal(text: string): string
  open(sealed: string): string
}

const nonceBytes = 12
const tagBytes = 16

/** Derives the installation's keys from `master`, at least 32 random bytes as text. */
export function openSecrets(master: string): Secrets {
  const derived = (purpose: Purpose) =>
    Buffer.from(hkdfSync('sha256', master, 'basera', `basera ${purpose}`, 32))
  const keys = new Map<Purpose, Buffer>()
  const key = (purpose: Purpose): Buffer => {
    const known = keys.get(purpose) ?? derived(purpose)
    keys.set(purpose, known)
    return known
  }
  return {
    mac: (purpose, text) => createHmac('sha256', key(purpose)).update(text).digest('base64url'),
    keyFor: (purpose) => key(purpose).toString('hex'),
    seal(text) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key('seal'), nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key('seal'), bytes.subarray(0, nonceBytes))
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      return (
        decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      )
    },
  }
}

/** Made at the first start in `folder`, readable by its owner alone. Concurrent starts agree on one. */
export function developmentSecret(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'secret')
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}
