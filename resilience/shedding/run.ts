import { Agent, request as httpRequest } from 'node:http'
import { type OpenLoopResult, type Outcome, openLoop, printTable } from '@basera/testkit/load'
import { type DemoProduct, startDemoProduct } from '@basera/testkit/product'

/** Seconds of each part. */
const seconds = { warm: 3, peak: 6, crush: 15, recovery: 8 }

const browser = { accept: 'text/html,*/*', 'accept-encoding': 'gzip' }
const crawler = { ...browser, 'user-agent': 'Mozilla/5.0 (compatible; Bench-bot/1.0)' }

interface Kind {
  readonly kind: string
  readonly path: (product: DemoProduct, n: number) => string
  readonly headers: Readonly<Record<string, string>>
}

const search = (_: DemoProduct, n: number) => `/api/rooms?limit=20&min_rent=${1000 + (n % 5000)}`

/** What comes, in equal shares. Members are known by what they say, as the shedding itself does. */
const mix: readonly Kind[] = [
  { kind: 'search by members', path: search, headers: { authorization: 'Bearer no-token' } },
  { kind: 'search by visitors', path: search, headers: {} },
  { kind: 'home', path: () => '/', headers: browser },
  { kind: 'room page', path: ({ roomId }) => `/room/${roomId}`, headers: browser },
  {
    kind: 'search page',
    path: (_, n) => `/find-room?minRent=${1000 + (n % 5000)}`,
    headers: browser,
  },
  { kind: 'crawler', path: ({ roomId }) => `/room/${roomId}`, headers: crawler },
]

const agent = new Agent({ keepAlive: true, maxSockets: 2000 })

function send(product: DemoProduct, n: number): Promise<Outcome> {
  const { kind, path, headers } = mix[n % mix.length] as Kind
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const failed = () => resolve({ kind, status: 0 })
  const sent = httpRequest(`${product.address}${path(product, n)}`, { agent, headers }, (answer) => {
    answer.resume().once('end', () => resolve({ kind, status: answer.statusCode ?? 0 }))
    answer.once('error', failed)
  })
  sent.once('error', failed).end()
  return promise
}

/** Answers per second that so many clients get who each wait for the answer before they ask again. */
async function closedLoop(product: DemoProduct, clients: number, forSeconds: number): Promise<number> {
  const end = performance.now() + forSeconds * 1000
  let n = 0
  let ok = 0
  const client = async () => {
    while (performance.now() < end) if ((await send(product, n++)).status === 200) ok++
  }
  await Promise.all(Array.from({ length: clients }, client))
  return ok / forSeconds
}

const crowd = (product: DemoProduct, rate: number, forSeconds: number): Promise<OpenLoopResult> =>
  openLoop({ rate, seconds: forSeconds, request: (n) => send(product, n), patience: 10_000 })

const ms = (value: number) => (Number.isNaN(value) ? '-' : value.toFixed(0))

function printKinds({ kinds, all }: OpenLoopResult): void {
  printTable(
    ['Requests', 'Sent', 'Served', 'Refused', 'Failed', 'p50 ms', 'p95 ms', 'Refused in, p95 ms'],
    Object.entries({ ...kinds, all }).map(([kind, one]) => [
      kind,
      one.count,
      one.ok,
      one.refused,
      one.failed,
      ms(one.p50),
      ms(one.p95),
      ms(one.refusals.p95),
    ]),
  )
}

/** The first second from which on nobody is refused and the p95 is at most `bound`; -1 if there is none. */
function recoveredAfter({ timeline }: OpenLoopResult, bound: number): number {
  const isWell = timeline.map(({ refused, failed, p95 }) => refused + failed === 0 && p95 <= bound)
  return isWell.includes(false) ? isWell.lastIndexOf(false) + 1 : 0
}

/** Three times as much as one process can serve: what it still serves, how fast it refuses, how soon it is well again. */
export async function run(): Promise<void> {
  const product = await startDemoProduct({ LOG_LEVEL: 'error' })
  try {
    await closedLoop(product, 8, seconds.warm)
    const peak = await closedLoop(product, 16, seconds.peak)
    const calm = await crowd(product, peak / 2, seconds.recovery)
    const crush = await crowd(product, peak * 3, seconds.crush)
    const after = await crowd(product, peak / 2, seconds.recovery)
    console.log(`\nPeak with 16 clients that wait: ${peak.toFixed(0)}/s. Half of it, steadily:`)
    printKinds(calm)
    console.log(`\nThree times the peak, ${(peak * 3).toFixed(0)}/s, for ${seconds.crush} s:`)
    printKinds(crush)
    const bound = Math.max(100, 2 * calm.all.p95)
    const rows = [
      ['Served at 3×, of the peak', `${((100 * crush.goodput) / peak).toFixed(0)} %`, 'at least 80 %'],
      ['Refused within, p95', `${ms(crush.all.refusals.p95)} ms`, 'under 50 ms'],
      [
        `Well again (p95 under ${ms(bound)} ms, nobody refused) after`,
        `${recoveredAfter(after, bound)} s`,
        '5 s',
      ],
      ['The client itself was late by, at worst', `${ms(crush.worstLateness)} ms`, ''],
    ]
    console.log()
    printTable(['', 'Measured', 'Wanted'], rows)
  } finally {
    agent.destroy()
    await product.stop()
  }
}
