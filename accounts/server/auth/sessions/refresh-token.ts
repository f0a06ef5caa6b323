import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '@basera/platform/server/secrets'

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

/** Session, counter and a keyed hash; can be made again, so it is not stored (auth-protocol.refresh-unstored). */
export function refreshTokenOf(secrets: Secrets, token: RefreshToken): string {
  const head = headOf(token)
  return `${head}${secrets.mac('refresh-token', head)}`
}

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
