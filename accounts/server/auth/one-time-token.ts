import { createHash, randomBytes } from 'node:crypto'

/** 28 random bytes (auth-protocol.link-token). */
export const randomToken = (): string => randomBytes(28).toString('hex')

/** A plain hash hides at least 200 random bits. `pkce_` counts, so removing it makes another token. */
export const oneTimeHash = (value: string): string => createHash('sha256').update(value, 'utf8').digest('hex')
