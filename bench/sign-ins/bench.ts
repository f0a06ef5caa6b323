import { parseArgs } from 'node:util'
import { median, percentile, printTable } from '@basera/testkit/load'
import { type DemoProduct, startDemoProduct } from '@basera/testkit/product'
import { searchSteadily } from '../search/search-steadily.ts'

const atOnce = 50

const ms = (value: number) => value.toFixed(1)

interface SignIns {
  readonly times: number[]
  refused: number
}

async function signInOnce(product: DemoProduct, seen: SignIns): Promise<void> {
  const start = performance.now()
  const answer = await fetch(`${product.address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json;charset=UTF-8' },
    body: JSON.stringify({ email: 'asha@demo.basera.test', password: 'basera-demo-1' }),
  })
  await answer.arrayBuffer()
  if (answer.status === 200) seen.times.push(performance.now() - start)
  else if (answer.status === 429) seen.refused++
  else throw new Error(`A sign-in answered ${answer.status}.`)
}

/** Keeps {@link atOnce} sign-ins under way until `stopped` says so. */
async function keepSigningIn(product: DemoProduct, stopped: () => boolean): Promise<SignIns> {
  const seen: SignIns = { times: [], refused: 0 }
  const person = async () => {
    while (!stopped()) await signInOnce(product, seen)
  }
  await Promise.all(Array.from({ length: atOnce }, person))
  return seen
}

interface Round {
  readonly idle: number[]
  readonly busy: number[]
  readonly signIns: SignIns
}

async function measureRound(product: DemoProduct, milliseconds: number, seed: number): Promise<Round> {
  const idle = await searchSteadily(product, milliseconds, seed)
  let over = false
  const signingIn = keepSigningIn(product, () => over)
  const busy = await searchSteadily(product, milliseconds, seed)
  over = true
  return { idle, busy, signIns: await signingIn }
}

/** Room search's p95 during 50 endless password sign-ins, against its own value without them. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '10' },
    },
  })
  const product = await startDemoProduct({ CAPTCHA: 'off' })
  try {
    await searchSteadily(product, 3000, 1)
    const rounds: Round[] = []
    for (let round = 0; round < Number(values.rounds); round++)
      rounds.push(await measureRound(product, Number(values.seconds) * 1000, round + 2))
    const ratio = ({ idle, busy }: Round) => percentile(busy, 0.95) / percentile(idle, 0.95)
    const row = ({ idle, busy, signIns }: Round) => [
      idle.length,
      ms(percentile(idle, 0.95)),
      busy.length,
      ms(percentile(busy, 0.95)),
      `**${ratio({ idle, busy, signIns }).toFixed(2)}**`,
      signIns.times.length,
      ms(percentile(signIns.times, 0.5)),
      signIns.refused,
    ]
    printTable(
      [
        'searches, idle',
        'p95 ms',
        `searches, ${atOnce} sign-ins at once`,
        'p95 ms',
        'ratio of the p95',
        'signed in',
        'p50 ms of a sign-in',
        'turned away',
      ],
      rounds.map(row),
    )
    console.log(`\nThe median of the ratios is ${median(rounds.map(ratio)).toFixed(2)}.`)
  } finally {
    await product.stop()
  }
}
