import { createHash, randomBytes } from 'node:crypto'
import type { Limits } from '@basera/platform/server/limits'
import { networkOf } from '@basera/platform/server/network'
import type { Secrets } from '@basera/platform/server/secrets'
import type { FastifyReply, FastifyRequest } from 'fastify'

const cookie = 'basera-device'
/** Accounts that one device is known for. */
const accountsMax = 4
const days = 400
const mark = /^[\w-]{16}\.[\w-]{43}$/

/** Addresses are counted and remembered as hashes. */
const accountOf = (email: string) => createHash('sha256').update(email).digest('base64url')

const signed = (secrets: Secrets, email: string, nonce: string) =>
  `${nonce}.${secrets.mac('known-device', `${accountOf(email)}|${nonce}`)}`

function marksOf(request: FastifyRequest): string[] {
  const named = (request.headers.cookie ?? '').split(';').map((part) => part.trim().split('='))
  const value = named.find(([name]) => name === cookie)?.[1] ?? ''
  return value
    .split('~')
    .filter((one) => mark.test(one))
    .slice(0, accountsMax)
}

/** The device's own name if somebody signed in to this account on it before. */
function knownDevice(secrets: Secrets, request: FastifyRequest, email: string): string | undefined {
  const isOurs = (one: string) => one === signed(secrets, email, one.split('.')[0] ?? '')
  return marksOf(request).find(isOurs)?.split('.')[0]
}

/**
 * Marks the device as one on which this account was signed in (auth-protocol.known-device). The mark says nothing about
 * anybody, opens nothing, and goes to the auth service alone.
 */
export function rememberDevice(
  { secrets, publicUrl }: { readonly secrets: Secrets; readonly publicUrl: string },
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): void {
  if (knownDevice(secrets, request, email)) return
  const marks = [signed(secrets, email, randomBytes(12).toString('base64url')), ...marksOf(request)]
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${cookie}=${marks.slice(0, accountsMax).join('~')}; Path=/auth/v1; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${secure}`,
  )
}

/** Guesses count for the known device alone, else for the account from that network and from all unknown devices. */
export async function slowGuessing(
  { limits, secrets }: { readonly limits: Limits; readonly secrets: Secrets },
  request: FastifyRequest,
  email: string,
): Promise<void> {
  const device = knownDevice(secrets, request, email)
  if (device) return limits.spend('auth-password-on-device', device)
  const account = accountOf(email)
  await limits.spend('auth-password-from-address', `${account}:${networkOf(request.ip)}`)
  await limits.spend('auth-password-account', account)
}
