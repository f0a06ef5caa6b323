import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** What a derived key is used for; each purpose has a key of its own. */
export type Purpose = 'refresh-token' | 'phone-code' | 'bot-check' | 'seal' | 'unsubscribe' | 'backup'

/** Keys derived from the one secret of an installation. Nothing here is ever logged or stored. */
export interface Secrets {
  /** Keyed hash (HMAC-SHA-256, base64url) of `text`, for what must be compared but never read. */
  mac(purpose: Purpose, text: string): string
  /** A key of 32 bytes, as hex, for a library that makes its own signatures. */
  keyFor(purpose: Purpose): string
  /** Encrypts `text` (AES-256-GCM) so that only this installation can read it again. */
  seal(text: string): string
  /** Reads what {@link seal} made. Throws when it was made with another secret or altered. */
  open(sealed: string): string
}

const nonceBytes = 12
const tagBytes = 16

/** Derives every key of the installation from `master`, which should hold at least 32 random bytes' worth of text. */
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
