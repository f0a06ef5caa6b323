import { brotliCompressSync } from 'node:zlib'
import type { Api, Calls } from '@basera/platform/contract'
import type { PublicSettings } from '@basera/platform/web'
import { documentOf } from '@basera/server/testing/document'
import { builtRenderer } from '@basera/server/testing/renderer'
import { printTable } from '@basera/testkit/load'
import { type DemoProduct, startDemoProduct } from '@basera/testkit/product'
import autocannon from 'autocannon'
import Fastify from 'fastify'
import { cpuOf } from '../load/cpu.ts'
import { printDistinctRooms } from './distinct-rooms.ts'

const renders = 3000
const seconds = 8

const settings: PublicSettings = {
  publicUrl: 'http://127.0.0.1',
  supportEmail: 'support@basera.test',
  grievanceOfficer: 'The Grievance Officer',
  city: 'Bangalore, Karnataka, India',
  socialLinks: [],
  roomSearch: 'public',
  authUrl: '/auth/v1',
  captcha: { kind: 'altcha' },
  google: false,
  development: false,
}

/** Answers every call from what the product answered once: rendering without the database. */
function recorded(address: string): Api<Calls> {
  const answers = new Map<string, Promise<unknown>>()
  return async (key, input) => {
    const { params = {}, query = {} } = input as {
      params?: Record<string, string>
      query?: Record<string, string>
    }
    const path = (key.split(' ')[1] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    const url = `${address}${path}?${new URLSearchParams(JSON.parse(JSON.stringify(query)))}`
    if (!answers.has(url))
      answers.set(
        url,
        fetch(url).then((answer) => answer.json()),
      )
    return (await answers.get(url)) as never
  }
}

/** Pages rendered to finished HTML in one second of processor time, nothing reused between them. */
async function renderRate(product: DemoProduct, path: string): Promise<{ rate: number; kilobytes: number }> {
  const { english } = await builtRenderer()
  const api = recorded(product.address)
  const page = async () => {
    const loaded = await english.load(new Request(`http://127.0.0.1${path}`), api, settings)
    if (loaded instanceof Response) throw new Error(`${path} redirects`)
    return documentOf(loaded, english.frame)
  }
  const html = await page()
  for (let i = 0; i < 300; i++) await page()
  const before = process.cpuUsage()
  for (let i = 0; i < renders; i++) await page()
  const used = process.cpuUsage(before)
  return { rate: renders / ((used.user + used.system) / 1e6), kilobytes: html.length / 1024 }
}

interface Load {
  readonly perCpuSecond: number
  readonly p99: number
}

async function load(url: string, pid: number): Promise<Load> {
  const headers = { 'accept-encoding': 'gzip, br' }
  await autocannon({ url, headers, connections: 8, duration: 2 })
  const before = cpuOf(pid)
  const result = await autocannon({ url, headers, connections: 8, duration: seconds })
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} requests with an error`)
  return { perCpuSecond: result.requests.total / ((cpuOf(pid) - before) / 1000), p99: result.latency.p99 }
}

/** The baseline: a bare Fastify route that sends the same compressed bytes. */
async function bareLoad(body: Buffer): Promise<Load> {
  const bare = Fastify()
  bare.get('/', (_, reply) => reply.header('content-encoding', 'br').type('text/html').send(body))
  const url = await bare.listen({ port: 0, host: '127.0.0.1' })
  try {
    // The client has a thread of its own.
    const started = process.threadCpuUsage()
    const result = await autocannon({ url, connections: 8, duration: seconds, workers: 1 })
    const used = process.threadCpuUsage(started)
    return {
      perCpuSecond: result.requests.total / ((used.user + used.system) / 1e6),
      p99: result.latency.p99,
    }
  } finally {
    await bare.close()
  }
}

async function measure(product: DemoProduct, path: string): Promise<(string | number)[]> {
  const { rate, kilobytes } = await renderRate(product, path)
  const served = await load(`${product.address}${path}`, product.pid)
  const answer = await fetch(`${product.address}${path}`)
  const bare = await bareLoad(brotliCompressSync(Buffer.from(await answer.arrayBuffer())))
  const name = path.startsWith('/room/') ? '/room/{id}' : path
  const ratio = (served.perCpuSecond / bare.perCpuSecond).toFixed(2)
  return [
    name,
    kilobytes.toFixed(0),
    rate.toFixed(0),
    served.perCpuSecond.toFixed(0),
    served.p99,
    bare.perCpuSecond.toFixed(0),
    ratio,
  ]
}

/** Pages per processor second: rendered anew without the database, and served by the whole product with it. `--rooms`: different rooms alone. */
export async function run(args: readonly string[] = []): Promise<void> {
  await printDistinctRooms(args.includes('--profile'))
  if (args.includes('--rooms')) return
  const product = await startDemoProduct()
  try {
    const rows = [await measure(product, '/'), await measure(product, `/room/${product.roomId}`)]
    printTable(
      [
        'page',
        'HTML KB',
        'rendered / CPU-s',
        'served / CPU-s',
        'served p99 ms',
        'bare route / CPU-s',
        'served to bare',
      ],
      rows,
    )
    console.log('\nBudget: at least 1,000 rendered room pages per CPU-second without the database.')
    if (Number(rows[1]?.[2]) < 1000) process.exitCode = 1
  } finally {
    await product.stop()
  }
}
