import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPool } from '@basera/platform/testing/pool'
import { startMailServer } from '@basera/platform/testing/smtp'
import { type FaultyLine, type LineState, openLine } from './faulty-line.ts'
import { startFaulty } from './faulty-product.ts'

/** A provider's fault, told by its line, or by the service behind it. */
export type ProviderFault = Exclude<LineState, 'works'> | 'refuses'

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

/** The product with a mail server and a text-message gateway, each behind a line that can be broken. */
export async function startProviders({
  data,
  databaseUrl,
}: {
  readonly data: string
  readonly databaseUrl: string
}) {
  const mails = await startMailServer()
  const mailLine = await openLine(Number(new URL(mails.url).port))
  const gateway = await startGateway()
  const product = await startFaulty({
    data,
    env: {
      DATABASE_URL: databaseUrl,
      SMTP_URL: `smtp://127.0.0.1:${mailLine.port}`,
      MAIL_FROM: 'Basera <hello@basera.test>',
      SMS: 'gateway',
      SMS_GATEWAY_URL: `http://127.0.0.1:${gateway.line.port}/flow`,
      SMS_GATEWAY_KEY: 'key',
      SMS_DLT_TEMPLATE_ID: 'template',
      LOG_LEVEL: 'trace',
    },
  })
  const pool = openPool({ connectionString: databaseUrl, max: 2 })
  return {
    mails,
    mailLine,
    gateway,
    product,
    pool,
    async close() {
      await pool.end()
      await product.stop()
      await mailLine.close()
      await gateway.line.close()
      gateway.close()
      await mails.close()
    },
  }
}

export type Providers = Awaited<ReturnType<typeof startProviders>>

/** Sends a call, again for as long as the process is too busy for it, as browsers do. */
export async function post(address: string, body: object, token?: string): Promise<Response> {
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

export async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now()
  const value = await work()
  return [value, Math.round(performance.now() - began)]
}
