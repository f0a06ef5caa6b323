import type { Browser, Page } from '@playwright/test'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { codeFor, type Newcomer, newcomer } from './member.ts'
import { served } from './served.ts'
import { expect } from './visitor.ts'

/** What journeys read in answers of the API. */
export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: journeys look into whatever was answered
  readonly body: any
}

/** Somebody who is signed in to the browser of a page. */
export interface Member {
  readonly id: string
  readonly page: Page
  readonly token: string
  readonly call: (method: string, path: string, body?: object) => Promise<Answer>
}

interface Session {
  readonly access_token: string
  readonly user: { readonly id: string }
}

export const demoPerson = (name: string) => ({
  email: `${name}@demo.basera.test`,
  password: 'basera-demo-1',
})

/** A solved challenge of the bot check; none where the check is off. */
async function solvedCheck(page: Page): Promise<string | undefined> {
  const answer = await served(page, '/api/captcha/challenge')
  if (answer.status() === 404) return undefined
  const { expires_in, ...challenge } = (await answer.json()) as Challenge & { expires_in: number }
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Calls the auth service and keeps the session that it answers with in the browser of the page. */
async function openSession(page: Page, path: string, person: Pick<Newcomer, 'email' | 'password'>) {
  const { email, password } = person
  const captcha_token = await solvedCheck(page)
  const data = { email, password, gotrue_meta_security: { captcha_token } }
  const answer = await served(page, `/auth/v1${path}`, { method: 'POST', data })
  expect(answer.status(), await answer.text()).toBe(200)
  const session = (await answer.json()) as Session
  // The lightest address of the site: its storage belongs to all pages.
  await page.goto('/robots.txt')
  await page.evaluate((kept) => localStorage.setItem('basera-auth', JSON.stringify(kept)), session)
  return memberOf(page, session)
}

function memberOf(page: Page, { access_token: token, user }: Session): Member {
  const headers = { authorization: `Bearer ${token}` }
  return {
    id: user.id,
    page,
    token,
    async call(method, path, data) {
      const answer = await served(page, path, { method, headers, ...(data ? { data } : {}) })
      return { status: answer.status(), body: await answer.json().catch(() => null) }
    },
  }
}

/** Signs somebody in by a call; what a person sees of that is told in accounts.journey.ts. */
export const signInByCall = (page: Page, person: Pick<Newcomer, 'email' | 'password'>): Promise<Member> =>
  openSession(page, '/token?grant_type=password', person)

/**
 * Makes the page's visitor a new member with a profile and a verified phone, by calls; what a person sees of that is
 * told in accounts.journey.ts.
 */
export async function joinByCalls(
  page: Page,
  full_name = 'Asha Nair',
  person = newcomer(),
): Promise<Member & Newcomer> {
  const member = await openSession(page, '/signup', person)
  const succeed = async (method: string, path: string, body: object) => {
    const { status } = await member.call(method, path, body)
    expect(status, `${method} ${path}`).toBeLessThan(300)
  }
  await succeed('PATCH', '/api/me/profile', { full_name, age: 24 })
  const phone = `+91${person.phone}`
  const captcha_token = await solvedCheck(page)
  await succeed('POST', '/api/me/phone/code', { phone, ...(captcha_token ? { captcha_token } : {}) })
  await succeed('POST', '/api/me/phone/verify', { code: await codeFor(page, person.phone) })
  return { ...person, ...member }
}

/** The same in a browser of their own. */
export async function joinInOwnBrowser(
  browser: Browser,
  full_name: string,
  person = newcomer(),
): Promise<Member & Newcomer> {
  return joinByCalls(await (await browser.newContext()).newPage(), full_name, person)
}
