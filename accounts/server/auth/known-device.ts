import { createHash, randomBytes } from 'node:crypto'
import type { CheckWork } from '@basera/platform/server/bot-check'
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

/** The account's hash on a device that is known for it. */
export const knownAccount = (secrets: Secrets, request: FastifyRequest, email: string): string | undefined =>
  knownDevice(secrets, request, email) ? accountOf(email) : undefined

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

interface Guessing {
  readonly limits: Limits
  readonly secrets: Secrets
}

const wrongKeys = (request: FastifyRequest, email: string) => {
  const network = networkOf(request.ip)
  return [
    ['auth-wrong-password', `${accountOf(email)}:${network}`],
    ['auth-wrong-passwords-of-network', network],
  ] as const
}

/** The bot check that a sign-in needs: harder after wrong passwords, never on a known device (accounts.wrong-passwords). */
export async function neededWork(
  { limits, secrets }: Guessing,
  request: FastifyRequest,
  email: string,
): Promise<CheckWork> {
  if (knownDevice(secrets, request, email)) return 'usual'
  const spent = await Promise.all(wrongKeys(request, email).map(([name, key]) => limits.isSpent(name, key)))
  return spent.includes(true) ? 'hard' : 'usual'
}

/** Counts alike for addresses with and without an account. */
export async function noteWrongPassword(
  { limits, secrets }: Guessing,
  request: FastifyRequest,
  email: string,
): Promise<void> {
  if (knownDevice(secrets, request, email)) return
  // A counter that is full needs no more.
  await Promise.allSettled(wrongKeys(request, email).map(([name, key]) => limits.spend(name, key)))
}

/** Guesses count for the known device alone, else for the account from that network and from all unknown devices. */
export async function slowGuessing(
  { limits, secrets }: Guessing,
  request: FastifyRequest,
  email: string,
): Promise<void> {
  const device = knownDevice(secrets, request, email)
  if (device) return limits.spend('auth-password-on-device', device)
  const account = accountOf(email)
  await limits.spend('auth-password-from-address', `${account}:${networkOf(request.ip)}`)
  await limits.spend('auth-password-account', account)
}
