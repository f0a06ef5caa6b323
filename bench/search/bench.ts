import { parseArgs } from 'node:util'
import { median, percentile, printTable, roomDatabase } from '@basera/testkit/load'
import { printHttpRatio } from './http-ratio.ts'
import { type Ask, measure, type Timing, withOwn } from './measure.ts'
import { differences } from './plain-check.ts'
import { printPlans } from './plans.ts'
import { areaOf, queryMix, withoutPage } from './query-mix.ts'
import { nameCities } from './searcher.ts'

const ms = (value: number) => value.toFixed(1)
const spread = (values: readonly number[]) => [0.5, 0.95, 0.99].map((share) => ms(percentile(values, share)))

/** On processors for one request: PostgreSQL's and ours. */
const cpuOf = ({ cpuMs, ownMs }: Timing) => cpuMs + ownMs

const times = (timings: readonly Timing[]) => [
  timings.length,
  ...spread(timings.map(cpuOf)),
  ...spread(timings.map(({ ownMs }) => ownMs)).slice(0, 2),
  ...spread(timings.map((timing) => timing.ms)),
]

function printTimes(title: string, timings: readonly Timing[]): void {
  const group = (name: string, by: (timing: Timing) => string | undefined) =>
    [...Map.groupBy(timings, by)]
      .filter(([value]) => value !== undefined)
      .sort(([one = ''], [other = '']) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
      .map(([value, some]) => [`${name} ${value}`, ...times(some)])
  printTable(
    [title, 'requests', 'p50 ms', 'p95 ms', 'p99 ms', 'Node p50', 'Node p95'].concat([
      'waited p50',
      'waited p95',
      'waited p99',
    ]),
    [
      ['**all**', ...times(timings)],
      ...group('', ({ query }) => areaOf(query)),
      ...group('sort', ({ query }) => query.sort),
      ...group('radius km', ({ query }) => query.radius_km),
      ...group('by', ({ query }) => query.commute_by),
    ],
  )
  console.log('\nThe dearest:\n')
  for (const timing of timings.toSorted((one, other) => cpuOf(other) - cpuOf(one)).slice(0, 8))
    console.log(`- ${ms(cpuOf(timing))} ms: ${new URLSearchParams({ ...timing.query })}`)
  console.log('')
}

interface Size {
  readonly url: string
  readonly searches: number
  /** Pages that are compared with looking at every room, which takes them all into memory; a quarter as many counts. */
  readonly compared: number
}

/** Requests of one kind with one client and with sixteen; returns the median with one. */
async function benchmarkAsk({ url, searches }: Size, ask: Ask): Promise<number> {
  const asked = (count: number, seed: number) =>
    ask === 'page' ? queryMix(count, seed) : queryMix(count, seed).map(withoutPage)
  await measure(url, asked(300, 2), 2, ask)
  const alone = await measure(url, asked(searches, 1), 1, ask)
  const name = ask === 'page' ? 'pages' : 'counts'
  printTimes(`${name}, 1 client`, alone)
  printTimes(`${name}, 16 clients`, withOwn(await measure(url, asked(searches, 1), 16, ask), alone))
  return median(alone.map(cpuOf))
}

async function printDifferences({ url }: Pick<Size, 'url'>, compared: number, ask: Ask): Promise<void> {
  const queries = queryMix(compared, 3).map((query) => (ask === 'page' ? query : withoutPage(query)))
  const wrong = await differences(url, queries, ask)
  const what = ask === 'page' ? 'pages and totals' : 'counts'
  console.log(`\n${compared - wrong.length} of ${compared} ${what} are what looking at every room gives.\n`)
  for (const query of wrong) console.log(`- different: ${new URLSearchParams({ ...query })}`)
}

async function benchmarkSize(rooms: number, of: Omit<Size, 'url'>, keptIn?: string): Promise<number> {
  console.log(`\n## ${rooms.toLocaleString('en-IN')} rooms\n`)
  const database = await roomDatabase(rooms, keptIn)
  const size = { ...of, url: database.url }
  try {
    await nameCities(database.url)
    const middle = await benchmarkAsk(size, 'page')
    await benchmarkAsk(size, 'facets')
    await printPlans(database.url, queryMix(300))
    await printDifferences(size, size.compared, 'page')
    await printDifferences(size, Math.ceil(size.compared / 4), 'facets')
    await printHttpRatio(database.url, queryMix(400))
    return middle
  } finally {
    await database.remove()
  }
}

async function compareHttp(sizes: readonly number[], keptIn?: string): Promise<void> {
  for (const rooms of sizes) {
    const database = await roomDatabase(rooms, keptIn)
    await nameCities(database.url)
    await printHttpRatio(database.url, queryMix(400)).finally(() => database.remove())
  }
}

/**
 * Times on processors, which other work on the machine changes little; `waited` is what a client sees, queueing included.
 * `--keep folder` fills the databases there once, for further runs; `--http` only compares with a bare route.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rooms: { type: 'string', default: '10000,200000,1000000' },
      searches: { type: 'string', default: '2000' },
      compared: { type: 'string', default: '40' },
      keep: { type: 'string' },
      http: { type: 'boolean', default: false },
    },
  })
  const medians: [number, number][] = []
  const sizes = values.rooms.split(',').map(Number)
  if (values.http) return await compareHttp(sizes, values.keep)
  for (const rooms of sizes)
    medians.push([
      rooms,
      await benchmarkSize(
        rooms,
        { searches: Number(values.searches), compared: Number(values.compared) },
        values.keep,
      ),
    ])
  console.log('\n## Growth\n')
  const first = medians[0]?.[1] ?? Number.NaN
  printTable(
    ['rooms', 'median ms, 1 client', 'ratio to the smallest'],
    medians.map(([rooms, value]) => [rooms.toLocaleString('en-IN'), ms(value), (value / first).toFixed(2)]),
  )
}
