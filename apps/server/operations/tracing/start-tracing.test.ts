import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number }
}
interface Span {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly Attribute[]
}
interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[]
}

const main = join(import.meta.dirname, '../../main.ts')
let database: TestDatabase<unknown>
let collector: Server
let spans: Span[]
let child: ChildProcess
let folder: string
let address: string

/** Starts the product as an operator does, with traces to a collector on this machine. */
async function start(endpoint: string): Promise<string> {
  const env = {
    PORT: '0',
    DATA_DIR: folder,
    DEMO_DATA: 'off',
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
    NODE_ENV: 'development',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_TRACES_SAMPLER_ARG: '1',
  }
  child = spawn(process.execPath, [main], { env: { ...process.env, ...env }, cwd: folder })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  while (!/is ready at|did not start/.test(said) && child.exitCode === null)
    await Promise.race([once(child.stderr as NodeJS.EventEmitter, 'data'), once(child, 'exit')])
  return /http:\/\/\S+/.exec(said)?.[0] ?? said
}

beforeAll(async () => {
  spans = []
  database = await createTestDatabase()
  collector = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    expect(request.url).toBe('/v1/traces')
    const { resourceSpans } = JSON.parse(body) as Sent
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  folder = mkdtempSync(join(tmpdir(), 'basera-traces-'))
  address = await start(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`)
})

afterAll(async () => {
  child?.kill('SIGKILL')
  collector?.close()
  await database?.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})

const attributeOf = (span: Span | undefined, key: string) =>
  span?.attributes.find((one) => one.key === key)?.value

describe('traces', () => {
  it('of requests and their statements reach a collector, without what was asked for', async () => {
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((word) => fetch(`${address}/api/rooms?q=planted-${word}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    // What is left is sent at the end.
    child.kill('SIGTERM')
    await once(child, 'exit')
    const requests = spans.filter(({ name }) => name === 'GET /api/rooms')
    expect(requests.length).toBe(3)
    const ids = answers.map(({ headers }) => headers.get('x-request-id'))
    expect(requests.map((span) => attributeOf(span, 'basera.request_id')?.stringValue).sort()).toEqual(
      ids.sort(),
    )
    for (const request of requests) {
      expect(Number(attributeOf(request, 'http.response.status_code')?.intValue)).toBe(200)
      const statements = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)
      expect(statements.length).toBeGreaterThan(0)
      expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([request.traceId]))
      const texts = statements.map((span) => attributeOf(span, 'db.query.text')?.stringValue)
      expect(texts.join('\n')).toMatch(/select[^;]+rooms/i)
    }
    expect(JSON.stringify(spans)).not.toContain('planted')
  })
})
