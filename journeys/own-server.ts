import { randomInt } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { type Cluster, startCluster } from '../bench/support/cluster.ts'
import { newcomer } from './member.ts'
import { whenAlive } from './visitor.ts'

/** A product of this journey's own, which it may kill. */
export interface OwnServer {
  readonly address: string
  /** For what nobody could do from outside. */
  readonly query: (text: string) => Promise<unknown>
  /** `kill -9`, and a new start on the same data. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

export async function startOwnServer(env: Record<string, string> = {}): Promise<OwnServer> {
  const cluster: Cluster = await startCluster(1, { LOG_LEVEL: 'silent', ...env })
  const [member] = cluster.members
  if (!member) throw new Error('The product did not start.')
  return {
    address: member.address,
    query: (text) => cluster.pool.query(text),
    killAndRestart: () => member.killAndRestart(),
    stop: () => cluster.stop(),
  }
}

/** Somebody with a verified phone, signed in to a browser of their own. */
export interface OwnMember {
  readonly page: Page
  call(method: string, path: string, body?: object): Promise<{ readonly id: string; readonly code: string }>
}

interface Session {
  readonly access_token: string
}

async function signUp(page: Page): Promise<Session> {
  const { email, password } = newcomer()
  const answer = await page.request.post('/auth/v1/signup', { data: { email, password } })
  return answer.json()
}

/** Joins by calls, as what a person sees of that is told by other journeys. */
export async function joinOwn(browser: Browser, server: OwnServer, full_name: string): Promise<OwnMember> {
  const context = await browser.newContext({ baseURL: server.address })
  const page = await context.newPage()
  const session = await signUp(page)
  const headers = { authorization: `Bearer ${session.access_token}` }
  const call: OwnMember['call'] = async (method, path, data) => {
    const answer = await page.request.fetch(path, { method, headers, ...(data ? { data } : {}) })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()}`)
    return answer.json().catch(() => undefined)
  }
  const phone = `+919${String(randomInt(1e9)).padStart(9, '0')}`
  await call('PATCH', '/api/me/profile', { full_name, age: 24 })
  await call('POST', '/api/me/phone/code', { phone })
  const [sms] = await (await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(phone)}`)).json()
  await call('POST', '/api/me/phone/verify', { code: sms.code })
  await page.goto('/help')
  await whenAlive(page)
  await page.evaluate((kept) => localStorage.setItem('basera-auth', JSON.stringify(kept)), session)
  return { page, call }
}

/** A conversation of a lister and a seeker about a room of the first. */
export async function converse(lister: OwnMember, seeker: OwnMember): Promise<string> {
  const room = await lister.call('POST', '/api/rooms', {
    title: 'Sunny room near the lake',
    address: 'Koramangala 6th Block, Bengaluru',
    rent: 14_500,
    available_from: '2030-01-01',
    current_tenants: 0,
    max_tenants: 2,
  })
  return (await seeker.call('POST', '/api/chats', { room_id: room.id })).id
}
