import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { printTable } from '@basera/testkit/load'
import { sustain } from '../load/bench.ts'
import { type Crowd, openCrowd } from '../load/crowd.ts'
import { startLoadProduct } from '../load/load-product.ts'
import { printKinds } from '../load/print-load.ts'
import { openSampler, type Sample, type Sampler } from './samples.ts'
import { grows, trendOf } from './trend.ts'

const interval = 10_000

interface Measure {
  readonly name: string
  readonly of: keyof Sample
  /** Rises that are none: of the median, and in the measure's own unit. */
  readonly share: number
  readonly least: number
}

const measures: readonly Measure[] = [
  { name: 'heap after collection, MB', of: 'heap', share: 0.05, least: 2 },
  { name: 'memory outside the heap, MB', of: 'outside', share: 0.1, least: 4 },
  // What the allocator keeps for later is no leak; the heap says more.
  { name: 'resident memory, MB', of: 'resident', share: 0.15, least: 20 },
  { name: 'active handles', of: 'handles', share: 0.2, least: 20 },
  { name: 'descriptors', of: 'descriptors', share: 0.2, least: 20 },
  { name: 'database connections', of: 'connections', share: 0.1, least: 2 },
  { name: 'event loop delay, p99 ms', of: 'delay', share: 0.5, least: 20 },
]

async function watch(sampler: Sampler, minutes: number): Promise<Sample[]> {
  const samples: Sample[] = []
  const begun = performance.now()
  for (let n = 1; n <= (minutes * 60_000) / interval; n++) {
    await sleep(begun + n * interval - performance.now())
    const sample = await sampler.take()
    samples.push(sample)
    const said = measures.map(({ name, of }) => `${name} ${sample[of].toFixed(1)}`)
    console.error(`${((n * interval) / 1000).toFixed(0)} s: ${said.join('; ')}`)
  }
  return samples
}

/** Caches fill and code is compiled first. */
const settled = (samples: readonly Sample[]) => samples.slice(Math.floor(samples.length / 4))

function conclude(samples: readonly Sample[]): void {
  const rest = settled(samples)
  const rows = measures.map(({ name, of, share, least }) => {
    const values = rest.map((sample) => sample[of])
    const { change, chance } = trendOf(values)
    const growing = grows(values, share, least)
    const shown = [Math.min(...values), Math.max(...values), values.at(-1) ?? Number.NaN, change]
    return [
      name,
      ...shown.map((value) => value.toFixed(1)),
      chance.toFixed(3),
      growing ? '**grows**' : 'flat',
    ]
  })
  printTable(['', 'least', 'most', 'last', 'change by the slope', 'by chance', ''], rows)
  console.log(
    `\nOf ${samples.length} samples, ${interval / 1000} s apart, the first quarter is left out. ` +
      'What grows does so with less than one chance in a hundred of being none.',
  )
  if (rows.some((row) => row.at(-1) !== 'flat')) process.exitCode = 1
}

/** Half of what is sustained, or `rate`. */
async function rateOf(crowd: Crowd, rate: string | undefined): Promise<number> {
  if (rate) return Number(rate)
  const { rate: sustained } = await sustain(crowd, 40, 6)
  return sustained / 2
}

/** Half of the sustainable load with live connections: memory, handles, connections and event loop must stay flat. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '20' },
      rooms: { type: 'string', default: '20000' },
      messages: { type: 'string', default: '100000' },
      data: { type: 'string' },
      sockets: { type: 'string', default: '100' },
      rate: { type: 'string' },
    },
  })
  const size = { rooms: Number(values.rooms), messages: Number(values.messages) }
  const probe = ['--expose-gc', '--import', join(import.meta.dirname, 'probe.ts')]
  const product = await startLoadProduct({ size, data: values.data, nodeArguments: probe })
  let crowd: Crowd | undefined
  let sampler: Sampler | undefined
  try {
    sampler = await openSampler(product)
    crowd = await openCrowd(product.address, size.rooms, Number(values.sockets))
    const rate = await rateOf(crowd, values.rate)
    console.log(`\n## ${rate.toFixed(0)} requests a second for ${values.minutes} minutes\n`)
    const running = crowd.run({ rate, seconds: Number(values.minutes) * 60 })
    const samples = await watch(sampler, Number(values.minutes))
    const { results } = await running
    for (const result of results) printKinds(result)
    console.log()
    conclude(samples)
  } finally {
    crowd?.close()
    await sampler?.close()
    await product.stop()
  }
}
