import { createHash, randomBytes } from 'node:crypto'

/** 56 hexadecimal characters of 28 random bytes, the form of mailed tokens (auth-protocol.link-token). */
export const randomToken = (): string => randomBytes(28).toString('hex')

/**
 * How one-time values are kept. They hold at least 200 random bits, so a plain hash hides them; the whole text counts,
 * so taking `pkce_` off a token makes another token.
 */
export const oneTimeHash = (value: string): string => createHash('sha256').update(value, 'utf8').digest('hex')
