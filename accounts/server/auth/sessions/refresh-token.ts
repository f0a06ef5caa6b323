import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '@basera/platform/server/secrets'

/** What a refresh token says: its session, and its number in that session. */
export interface RefreshToken {
  readonly sessionId: string
  readonly counter: number
}

const idBytes = 16
const counterBytes = 6
const macLength = 43
const headLength = Math.ceil(((idBytes + counterBytes) * 4) / 3)

const headOf = ({ sessionId, counter }: RefreshToken): string => {
  const bytes = Buffer.alloc(idBytes + counterBytes)
  bytes.write(sessionId.replaceAll('-', ''), 'hex')
  bytes.writeUIntBE(counter, idBytes, counterBytes)
  return bytes.toString('base64url')
}

/**
 * The refresh token of a session at a counter: both, and a keyed hash that only this installation can make. Nothing of
 * it is stored, and the newest one can be made again for everybody who may have it (auth-protocol.refresh-unstored).
 */
export function refreshTokenOf(secrets: Secrets, token: RefreshToken): string {
  const head = headOf(token)
  return `${head}${secrets.mac('refresh-token', head)}`
}

/** Reads a refresh token; nothing when it was not made here. */
export function readRefreshToken(secrets: Secrets, text: string): RefreshToken | undefined {
  if (text.length !== headLength + macLength) return undefined
  const head = text.slice(0, headLength)
  const given = Buffer.from(text.slice(headLength))
  const made = Buffer.from(secrets.mac('refresh-token', head))
  if (given.length !== made.length || !timingSafeEqual(given, made)) return undefined
  const bytes = Buffer.from(head, 'base64url')
  const hex = bytes.toString('hex', 0, idBytes)
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { sessionId, counter: bytes.readUIntBE(idBytes, counterBytes) }
}
