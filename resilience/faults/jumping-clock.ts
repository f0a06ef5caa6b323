import { randomInt, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { startFaulty, statusOf, until } from './faulty-product.ts'
import { listRoom } from './listed-room.ts'

export interface ClockFigures {
  readonly jump: string
  /** A call with the access token of before the jump: 200, or 401 for one that is over. */
  readonly before: number
  /** The refresh of the session, and a call with what it gave. */
  readonly refreshed: number
  readonly after: number
  /** A new sign-in with the password, a phone code asked for and given, and a room listed and found. */
  readonly signIn: number
  readonly code: number
  readonly found: boolean
  readonly mailed: boolean
  /** Requests for mails until the limit refuses, after which only its own time may pass. */
  readonly limit: readonly number[]
}

const json = { 'content-type': 'application/json' }
const day = 86_400_000

const jumps = [
  ['a day ahead', day],
  ['back again', 0],
  ['a day behind', -day],
  ['right again', 0],
] as const

const password = randomUUID()

interface Session {
  readonly access_token: string
  readonly refresh_token: string
}

/** The calls of a member's browser, and the mailbox. */
function openCalls(address: string) {
  const post = (path: string, body: object, token?: string) =>
    fetch(address + path, {
      method: 'POST',
      headers: { ...json, ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  const outbox = async (to: string) =>
    (await (await fetch(`${address}/dev/outbox.json?to=${encodeURIComponent(to)}`)).json()) as {
      code: string | null
    }[]
  return {
    me: (token: string) =>
      statusOf(`${address}/api/me/profile`, { headers: { authorization: `Bearer ${token}` } }),
    removeRoom: (token: string, room: string) =>
      statusOf(`${address}/api/rooms/${room}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token}` },
      }),
    signUp: async (email: string) =>
      (await (await post('/auth/v1/signup', { email, password })).json()) as Session,
    signIn: async (email: string) =>
      (await post('/auth/v1/token?grant_type=password', { email, password })).status,
    refresh: ({ refresh_token }: Session) =>
      post('/auth/v1/token?grant_type=refresh_token', { refresh_token }),
    askForMail: async (email: string) => (await post('/auth/v1/otp', { email })).status,
    async isMailed(email: string): Promise<boolean> {
      return until('a mail', async () => (await outbox(email)).length === 1, 10_000).then(
        () => true,
        () => false,
      )
    },
    async provePhone(token: string): Promise<number> {
      const phone = `+9197${String(randomInt(1e8)).padStart(8, '0')}`
      const asked = await post('/api/me/phone/code', { phone }, token)
      if (!asked.ok) return asked.status
      const [message] = await outbox(phone)
      return (await post('/api/me/phone/verify', { code: message?.code }, token)).status
    },
  }
}

type ProductCalls = ReturnType<typeof openCalls>

/** What works after a jump, for the member of `session` and for new ones. */
async function figuresAfter(
  address: string,
  calls: ProductCalls,
  email: string,
  session: Session,
): Promise<[Session, Omit<ClockFigures, 'jump'>]> {
  const before = await calls.me(session.access_token)
  const answer = await calls.refresh(session)
  const current = answer.ok ? ((await answer.json()) as Session) : session
  const after = await calls.me(current.access_token)
  const signIn = await calls.signIn(email)
  const room = await listRoom(address, current.access_token)
  const found = (await statusOf(`${address}/api/rooms/${room}`)) === 200
  // A new person has few live rooms (trust.live-rooms).
  await calls.removeRoom(current.access_token, room)
  const reader = `reader.${randomUUID()}@bench.example`
  await calls.askForMail(reader)
  const mailed = await calls.isMailed(reader)
  const another = await calls.signUp(`m.${randomUUID()}@bench.example`)
  const limit: number[] = []
  for (let n = 0; n < 3; n++) limit.push(await calls.askForMail('limited@bench.example'))
  const code = await calls.provePhone(another.access_token)
  return [current, { before, refreshed: answer.status, after, signIn, code, found, mailed, limit }]
}

/** Signs a member up and takes the clock of the process, not that of the database, a day ahead, back, a day behind, and back. */
export async function jumpingClock(data: string, databaseUrl: string): Promise<readonly ClockFigures[]> {
  const file = join(data, 'clock-shift')
  writeFileSync(file, '0')
  const preload = pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts')).href
  const product = await startFaulty({
    data,
    node: ['--import', preload],
    env: { DATABASE_URL: databaseUrl, LIMITS: 'on', CLOCK_SHIFT: file },
  })
  const calls = openCalls(product.address)
  const email = `member.${randomUUID()}@bench.example`
  try {
    let session = await calls.signUp(email)
    await calls.provePhone(session.access_token)
    const figures: ClockFigures[] = []
    for (const [jump, shift] of jumps) {
      writeFileSync(file, String(shift))
      process.kill(product.pid, 'SIGUSR2')
      await sleep(200)
      const [current, found] = await figuresAfter(product.address, calls, email, session)
      session = current
      figures.push({ jump, ...found })
    }
    return figures
  } finally {
    await product.stop()
  }
}
