import { parseArgs } from 'node:util'
import { median, percentile, printTable, roomDatabase } from '@basera/testkit/load'
import { printHttpRatio } from './http-ratio.ts'
import { measure, type Timing } from './measure.ts'
import { differences } from './plain-check.ts'
import { printPlans } from './plans.ts'
import { type Query, queryMix } from './query-mix.ts'

const searches = 3000
const compared = 40
const ms = (value: number) => value.toFixed(1)

const spread = (values: readonly number[]) => [0.5, 0.95, 0.99].map((share) => ms(percentile(values, share)))

const times = (timings: readonly Timing[]) => [
  timings.length,
  ...spread(timings.map(({ cpuMs }) => cpuMs)),
  ...spread(timings.map((timing) => timing.ms)),
]

const kind = ({ lat, q }: Query) => (lat ? 'around a point' : q ? 'by a text' : 'everywhere')

function printTimes(title: string, timings: readonly Timing[]): void {
  const group = (name: string, by: (query: Query) => string | undefined) =>
    [...Map.groupBy(timings, ({ query }) => by(query))]
      .filter(([value]) => value !== undefined)
      .sort(([one = ''], [other = '']) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
      .map(([value, some]) => [`${name} ${value}`, ...times(some)])
  printTable(
    [title, 'searches', 'p50 ms', 'p95 ms', 'p99 ms', 'waited p50', 'waited p95', 'waited p99'],
    [
      ['**all**', ...times(timings)],
      ...group('', kind),
      ...group('sort', ({ sort }) => sort),
      ...group('radius km', ({ radius_km }) => radius_km),
      ...group('page of', ({ limit }) => limit),
    ],
  )
  const used = timings.reduce((total, { cpuMs }) => total + cpuMs, 0) / timings.length
  console.log(`\nPostgreSQL used ${used.toFixed(2)} ms of processor time for a search.\n`)
}

async function benchmarkSize(rooms: number): Promise<number> {
  console.log(`\n## ${rooms.toLocaleString('en-IN')} rooms\n`)
  const database = await roomDatabase(rooms)
  try {
    const mix = queryMix(searches)
    await measure(database.url, queryMix(600, 2), 2)
    const alone = await measure(database.url, mix.slice(0, 1500), 1)
    printTimes('1 client', alone)
    printTimes('16 clients', await measure(database.url, mix, 16))
    await printPlans(database.url, mix.slice(0, 300))
    const wrong = await differences(database.url, queryMix(compared, 3))
    console.log(
      `\n${compared - wrong.length} of ${compared} searches give what looking at every room gives.\n`,
    )
    for (const query of wrong) console.log(`- different: ${new URLSearchParams(query)}`)
    await printHttpRatio(database.url, mix.slice(0, 400))
    return median(alone.map(({ cpuMs }) => cpuMs))
  } finally {
    await database.remove()
  }
}

/** Times in the database, on a processor; `waited` is what a client sees, which also depends on the machine. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { rooms: { type: 'string', default: '10000,100000,1000000' } },
  })
  const medians: [number, number][] = []
  for (const rooms of values.rooms.split(',').map(Number)) medians.push([rooms, await benchmarkSize(rooms)])
  console.log('\n## Growth\n')
  const first = medians[0]?.[1] ?? Number.NaN
  printTable(
    ['rooms', 'median ms, 1 client', 'ratio to the smallest'],
    medians.map(([rooms, value]) => [rooms.toLocaleString('en-IN'), ms(value), (value / first).toFixed(2)]),
  )
}
