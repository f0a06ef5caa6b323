import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPool } from '@basera/platform/testing/pool'
import { startMailServer } from '@basera/platform/testing/smtp'
import type pg from 'pg'
import { type FaultyLine, type LineState, openLine } from './faulty-line.ts'
import { type FaultyProduct, startFaulty, statusOf, until } from './faulty-product.ts'
import type { Statuses } from './small-heap.ts'

/** A provider's fault, told by its line, or by the service behind it. */
export type ProviderFault = Exclude<LineState, 'works'> | 'refuses'

export interface MailFigures {
  readonly fault: ProviderFault
  readonly asked: number
  /** Of these, answered with 200. */
  readonly promised: number
  /** Statuses, each once. */
  readonly statuses: readonly number[]
  /** Milliseconds that the slowest answer took. */
  readonly slowest: number
  /** Whether sending was attempted before the fault was over. */
  readonly tried: boolean
  /** Mails that arrived afterwards, and those that arrived twice. */
  readonly arrived: number
  readonly again: number
}

export interface CodeFigures {
  readonly fault: ProviderFault
  readonly asked: number
  readonly answers: readonly string[]
  readonly slowest: number
  /** Requests that reached the gateway or its line. */
  readonly tried: number
  /** Statuses of the searches meanwhile, and milliseconds of the slowest. */
  readonly searches: Statuses
  readonly slowestSearch: number
  /** Connections to the database that were in a transaction meanwhile, at most. */
  readonly inTransaction: number
}

export interface CarrierFigures {
  readonly mails: readonly MailFigures[]
  readonly codes: readonly CodeFigures[]
  /** Addresses, numbers and codes in the log. */
  readonly leaks: readonly string[]
}

interface Gateway {
  readonly line: FaultyLine
  readonly codes: string[]
  asked: number
  refuses: boolean
  close(): void
}

async function startGateway(): Promise<Gateway> {
  const server = createServer(async (request, reply) => {
    const body = JSON.parse(await text(request)) as { recipients: { otp: string }[] }
    gateway.asked++
    gateway.codes.push(...body.recipients.map(({ otp }) => otp))
    if (gateway.refuses) return void reply.writeHead(503).end('busy')
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{"type":"success","message":"1"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const line = await openLine((server.address() as AddressInfo).port)
  const gateway: Gateway = {
    line,
    codes: [],
    asked: 0,
    refuses: false,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
  return gateway
}

/** Sends a call, again for as long as the process is too busy for it, as browsers do. */
async function post(address: string, body: object, token?: string): Promise<Response> {
  for (let turn = 0; ; turn++) {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    const isBusy = answer.status === 503 && (await answer.clone().text()).includes('busy right now')
    if (!isBusy || turn > 40) return answer
    await sleep(randomInt(100, 400))
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now()
  const value = await work()
  return [value, Math.round(performance.now() - began)]
}

/** The slowest search and the most transactions while `work` is under way. */
async function watch<T>(product: FaultyProduct, pool: pg.Pool, work: Promise<T>) {
  let over = false
  const taken: number[] = []
  const statuses: Statuses = {}
  let inTransaction = 0
  const looking = (async () => {
    while (!over) {
      const [status, took] = await timed(() => statusOf(`${product.address}/api/rooms`))
      taken.push(took)
      statuses[status] = (statuses[status] ?? 0) + 1
      const { rows } = await pool.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM pg_stat_activity
         WHERE datname = current_database() AND state = 'idle in transaction' AND state_change < now() - interval '1 s'`,
      )
      inTransaction = Math.max(inTransaction, rows[0]?.n ?? 0)
      await sleep(50)
    }
  })()
  const value = await work
  over = true
  await looking
  return { value, searches: statuses, slowestSearch: Math.max(...taken), inTransaction }
}

const ofMail = `task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'send-mail')`
const waiting = `SELECT last_error, attempts, locked_at, run_at FROM graphile_worker._private_jobs WHERE ${ofMail}`
/** Not again and again: what is due is left alone. */
const hurry = `UPDATE graphile_worker._private_jobs SET run_at = now()
  WHERE ${ofMail} AND locked_at IS NULL AND run_at > now() + interval '1 s'`

export async function faultyProviders(options: {
  readonly data: string
  readonly databaseUrl: string
  readonly faults: readonly ProviderFault[]
  readonly each: number
}): Promise<CarrierFigures> {
  const mails = await startMailServer()
  const mailLine = await openLine(Number(new URL(mails.url).port))
  const gateway = await startGateway()
  const product = await startFaulty({
    data: options.data,
    env: {
      DATABASE_URL: options.databaseUrl,
      SMTP_URL: `smtp://127.0.0.1:${mailLine.port}`,
      MAIL_FROM: 'Basera <hello@basera.test>',
      SMS: 'gateway',
      SMS_GATEWAY_URL: `http://127.0.0.1:${gateway.line.port}/flow`,
      SMS_GATEWAY_KEY: 'key',
      SMS_DLT_TEMPLATE_ID: 'template',
      LOG_LEVEL: 'trace',
    },
  })
  const pool = openPool({ connectionString: options.databaseUrl, max: 2 })
  const people: string[] = []
  const someone = () => {
    const address = `member.${randomUUID()}@bench.example`
    people.push(address)
    return address
  }
  const numbers = Array.from(
    { length: options.each },
    () => `+9198${String(randomInt(1e8)).padStart(8, '0')}`,
  )
  const lastErrors = async () => (await pool.query(`${waiting} AND last_error IS NOT NULL`)).rowCount ?? 0

  async function mailsWith(fault: ProviderFault): Promise<MailFigures> {
    mails.received.length = 0
    if (fault === 'refuses')
      mails.accept = () => {
        throw Object.assign(new Error('Try later'), { responseCode: 451 })
      }
    else await mailLine.set(fault)
    const to = Array.from({ length: options.each }, someone)
    const asked = await Promise.all(
      to.map((email) => timed(async () => (await post(`${product.address}/auth/v1/otp`, { email })).status)),
    )
    const promised = to.filter((_, n) => asked[n]?.[0] === 200)
    const tried = await until(
      'a try',
      async () => mailLine.connections() > 0 || (await lastErrors()) > 0,
    ).then(
      () => true,
      () => false,
    )
    mails.accept = () => undefined
    await mailLine.set('works')
    await until(
      'the mails',
      async () => {
        await pool.query(hurry)
        const { rowCount } = await pool.query(waiting)
        return rowCount === 0 && mails.received.length >= promised.length
      },
      30_000,
    )
    const arrived = mails.received.flatMap((mail) => mail.to)
    return {
      fault,
      asked: to.length,
      promised: promised.length,
      statuses: [...new Set(asked.map(([status]) => status))],
      slowest: Math.max(...asked.map(([, took]) => took)),
      tried,
      arrived: promised.filter((address) => arrived.includes(address)).length,
      again: arrived.length - new Set(arrived).size,
    }
  }

  async function codesWith(fault: ProviderFault, tokens: readonly string[]): Promise<CodeFigures> {
    gateway.asked = 0
    gateway.refuses = fault === 'refuses'
    if (fault !== 'refuses') await gateway.line.set(fault)
    const asking = Promise.all(
      tokens.map((token, n) =>
        timed(async () => {
          const answer = await post(`${product.address}/api/me/phone/code`, { phone: numbers[n] }, token)
          return `${answer.status} ${((await answer.json()) as { detail?: string }).detail}`
        }),
      ),
    )
    const { value, ...meanwhile } = await watch(product, pool, asking)
    const tried = fault === 'refuses' ? gateway.asked : gateway.line.asked()
    gateway.refuses = false
    await gateway.line.set('works')
    return {
      fault,
      asked: tokens.length,
      answers: [...new Set(value.map(([answer]) => answer))],
      slowest: Math.max(...value.map(([, took]) => took)),
      tried,
      ...meanwhile,
    }
  }

  try {
    const signedUp = await Promise.all(
      numbers.map(async () => {
        const answer = await post(`${product.address}/auth/v1/signup`, {
          email: someone(),
          password: randomUUID(),
        })
        return ((await answer.json()) as { access_token: string }).access_token
      }),
    )
    const mailFigures: MailFigures[] = []
    const codeFigures: CodeFigures[] = []
    for (const fault of options.faults) {
      const [mail, code] = await Promise.all([mailsWith(fault), codesWith(fault, signedUp)])
      mailFigures.push(mail)
      codeFigures.push(code)
    }
    const told = product.log()
    const secrets = [...people, ...numbers, ...gateway.codes.map((code) => `"${code}"`)]
    return {
      mails: mailFigures,
      codes: codeFigures,
      leaks: secrets.filter((secret) => told.includes(secret)),
    }
  } finally {
    await pool.end()
    await product.stop()
    await mailLine.close()
    await gateway.line.close()
    gateway.close()
    await mails.close()
  }
}
