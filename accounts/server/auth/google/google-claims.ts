import { createHash } from 'node:crypto'
import { decodeProtectedHeader } from 'jose'
import type { IDToken } from 'openid-client'

/** Characters. */
const longestAddress = 1000
const longestName = 100

export interface GooglePerson {
  readonly sub: string
  readonly email: string | undefined
  readonly verified: boolean
  readonly name: string | undefined
  /** https only. */
  readonly picture: string | undefined
  readonly issuer: string
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** One line of at most 100 characters. */
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

/** The person of a verified ID token. Throws for a subject that is no text of at most 255 characters. */
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

/** Identity data and user metadata, with `email` as we write it. */
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

/** Checks the token's `at_hash`, if any (OpenID Connect 3.1.3.6). */
export function fitsAccessToken(idToken: string, claims: IDToken, accessToken: string): boolean {
  if (claims.at_hash === undefined) return true
  const bits = /(256|384|512)$/.exec(String(decodeProtectedHeader(idToken).alg))?.[1] ?? '512'
  const hash = createHash(`sha${bits}`).update(accessToken).digest()
  return claims.at_hash === hash.subarray(0, hash.length / 2).toString('base64url')
}
