import { createHash, randomBytes } from 'node:crypto'
import type { AuthWorld, SentMail } from '../auth-world.fixture.ts'

/** What a browser that speaks the protocol by hand keeps and sends. */
export function newChallenge() {
  const verifier = randomBytes(56).toString('hex')
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  return { verifier, fields: { code_challenge, code_challenge_method: 's256' } }
}

/** The page a mail links to, and the address its button goes to. */
export function linkIn(world: Pick<AuthWorld, 'url'>, mail: SentMail | undefined) {
  const page = mail?.links.find((link) => link.includes('/auth/open-link'))
  if (!page) throw new Error('The mail links to no page')
  const { searchParams } = new URL(page)
  return {
    page,
    token: searchParams.get('token') ?? '',
    type: searchParams.get('type') ?? '',
    redirectTo: searchParams.get('redirect_to') ?? '',
    verify: `${world.url}/verify?${searchParams}`,
  }
}

/** Opens an address as a browser does, one step: status and where it leads. */
export async function open(address: string, method = 'GET') {
  const answer = await fetch(address, { method, redirect: 'manual' })
  const location = answer.headers.get('location')
  return { status: answer.status, location, url: location ? new URL(location) : undefined, answer }
}

/** The newest mail to somebody. */
export const lastMail = async (world: AuthWorld, to: string) => (await world.mails(to)).at(-1)

/** Presses the button of the newest mail to somebody; the code in the address it leads to. */
export async function pressButton(world: AuthWorld, to: string): Promise<string> {
  const { url } = await open(linkIn(world, await lastMail(world, to)).verify)
  return url?.searchParams.get('code') ?? ''
}

/** Asks for a link as a browser does that speaks the protocol by hand. */
export async function ask(
  world: AuthWorld,
  call: 'otp' | 'recover',
  body: Record<string, unknown>,
  query = '',
) {
  const { fields, verifier } = newChallenge()
  const answer = await world.app.inject({
    method: 'POST',
    url: `/auth/v1/${call}${query}`,
    headers: { 'content-type': 'application/json;charset=UTF-8', 'x-supabase-api-version': '2024-01-01' },
    payload: JSON.stringify({ gotrue_meta_security: {}, ...fields, ...body }),
  })
  return { status: answer.statusCode, body: answer.body, headers: answer.headers, verifier }
}

/** Exchanges a code by hand. */
export async function exchange(world: AuthWorld, auth_code: unknown, code_verifier: unknown) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=pkce',
    headers: { 'content-type': 'application/json;charset=UTF-8', 'x-supabase-api-version': '2024-01-01' },
    payload: JSON.stringify({ auth_code, code_verifier }),
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
