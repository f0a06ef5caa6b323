import { createHash } from 'node:crypto'
import { decodeProtectedHeader } from 'jose'
import type { IDToken } from 'openid-client'

/** Characters of an address of a picture, and of a name, that are worth keeping. */
const longestAddress = 1000
const longestName = 100

export interface GooglePerson {
  readonly sub: string
  /** As Google writes it; absent when the account there has none. */
  readonly email: string | undefined
  readonly verified: boolean
  readonly name: string | undefined
  /** An https address, or nothing. */
  readonly picture: string | undefined
  readonly issuer: string
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** A name on one line without control characters, at most 100 characters, or nothing. */
function plainName(value: unknown): string | undefined {
  const plain = textOf(value)
    ?.normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
  return plain ? [...plain].slice(0, longestName).join('').trim() : undefined
}

function pictureAddress(value: unknown): string | undefined {
  const address = textOf(value)
  if (!address || address.length > longestAddress || !URL.canParse(address)) return undefined
  const { protocol, username, href } = new URL(address)
  return protocol === 'https:' && !username && href.length <= longestAddress ? href : undefined
}

/**
 * The person an ID token speaks of. Its signature and dates were checked before. Throws for a subject that is no plain
 * text of at most 255 characters (OpenID Connect 2).
 */
export function googlePerson(claims: IDToken): GooglePerson {
  if (!/^[\x21-\x7e]{1,255}$/.test(claims.sub)) throw new Error('The ID token names nobody')
  return {
    sub: claims.sub,
    email: textOf(claims.email),
    verified: claims.email_verified === true,
    name: plainName(claims.name),
    picture: pictureAddress(claims.picture),
    issuer: claims.iss,
  }
}

/** What is kept of the person, with `email` as we write it: identity data and user metadata. */
export function googleMetadata(person: GooglePerson, email: string): Record<string, unknown> {
  const { sub, name, picture } = person
  return {
    iss: person.issuer,
    sub,
    provider_id: sub,
    email,
    email_verified: person.verified,
    phone_verified: false,
    ...(name ? { name, full_name: name } : {}),
    ...(picture ? { picture, avatar_url: picture } : {}),
  }
}

/** Whether the token's `at_hash`, where it has one, fits the access token it came with (OpenID Connect 3.1.3.6). */
export function fitsAccessToken(idToken: string, claims: IDToken, accessToken: string): boolean {
  if (claims.at_hash === undefined) return true
  const bits = /(256|384|512)$/.exec(String(decodeProtectedHeader(idToken).alg))?.[1] ?? '512'
  const hash = createHash(`sha${bits}`).update(accessToken).digest()
  return claims.at_hash === hash.subarray(0, hash.length / 2).toString('base64url')
}
