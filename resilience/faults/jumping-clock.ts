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
  /** A mail asked for arrives. */
  readonly mailed: boolean
  /** Requests for mails until the limit refuses, after which only its own time may pass. */
  readonly limit: readonly number[]
}

const json = { 'content-type': 'application/json' }
const day = 86_400_000

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
  const post = (path: string, body: object, token?: string) =>
    fetch(product.address + path, {
      method: 'POST',
      headers: { ...json, ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  const me = (token: string) =>
    statusOf(`${product.address}/api/me/profile`, { headers: { authorization: `Bearer ${token}` } })
  const email = `member.${randomUUID()}@bench.example`
  const password = randomUUID()
  const outbox = async (to: string) =>
    (await (await fetch(`${product.address}/dev/outbox.json?to=${encodeURIComponent(to)}`)).json()) as {
      code: string | null
    }[]
  type Session = { access_token: string; refresh_token: string }
  const code = async (token: string) => {
    const phone = `+9197${String(randomInt(1e8)).padStart(8, '0')}`
    const asked = await post('/api/me/phone/code', { phone }, token)
    if (!asked.ok) return asked.status
    const [message] = await outbox(phone)
    return (await post('/api/me/phone/verify', { code: message?.code }, token)).status
  }
  try {
    let session = (await (await post('/auth/v1/signup', { email, password })).json()) as Session
    await code(session.access_token)
    const figures: ClockFigures[] = []
    for (const [jump, shift] of [
      ['a day ahead', day],
      ['back again', 0],
      ['a day behind', -day],
      ['right again', 0],
    ] as const) {
      writeFileSync(file, String(shift))
      process.kill(product.pid, 'SIGUSR2')
      await sleep(200)
      const before = await me(session.access_token)
      const answer = await post('/auth/v1/token?grant_type=refresh_token', {
        refresh_token: session.refresh_token,
      })
      if (answer.ok) session = (await answer.json()) as Session
      const after = await me(session.access_token)
      const signIn = (await post('/auth/v1/token?grant_type=password', { email, password })).status
      const room = await listRoom(product.address, session.access_token)
      const found = (await statusOf(`${product.address}/api/rooms/${room}`)) === 200
      const reader = `reader.${randomUUID()}@bench.example`
      await post('/auth/v1/otp', { email: reader })
      const mailed = await until('a mail', async () => (await outbox(reader)).length === 1, 10_000).then(
        () => true,
        () => false,
      )
      const another = (await (
        await post('/auth/v1/signup', { email: `m.${randomUUID()}@bench.example`, password })
      ).json()) as Session
      const limit: number[] = []
      for (let n = 0; n < 3; n++)
        limit.push((await post('/auth/v1/otp', { email: `limited@bench.example` })).status)
      figures.push({
        jump,
        before,
        refreshed: answer.status,
        after,
        signIn,
        code: await code(another.access_token),
        found,
        mailed,
        limit,
      })
    }
    return figures
  } finally {
    await product.stop()
  }
}
