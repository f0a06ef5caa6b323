import { parseArgs } from 'node:util'
import { percentile, printTable } from '../support/report.ts'
import { differences } from './plain-check.ts'
import { profileDatabase } from './profile-database.ts'
import { openSearcher, type Searcher } from './searcher.ts'
import { everyShape, type Shape } from './shapes.ts'

const ms = (value: number) => value.toFixed(1)
const spread = (values: readonly number[]) => [0.5, 0.95, 0.99].map((share) => ms(percentile(values, share)))
/** Milliseconds in the database that 95 of 100 searches of any shape should stay below. */
const goal = 60

async function timesOf({ api, processorTime }: Searcher, shape: Shape, rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++)
    for (const query of shape.queries)
      times.push((await processorTime(() => api('GET /api/roommates', { query: query as never }))).ms)
  return times
}

/** What a search that scores every profile in SQL costs: the least that reading them all takes. */
async function baseline(searcher: Searcher): Promise<number> {
  const text = `SELECT id FROM listed_roommates ORDER BY
    (strpos(name, 'a') > 0)::int * 150 + (strpos(bio, 'a') > 0)::int * 50 + (strpos(organization, 'a') > 0)::int * 40
    + (strpos(location, 'a') > 0)::int * 30 DESC, created_at DESC LIMIT 20`
  await searcher.query('SET max_parallel_workers_per_gather = 0')
  const times: number[] = []
  for (let round = 0; round < 5; round++)
    times.push((await searcher.processorTime(() => searcher.query(text))).ms)
  await searcher.query('RESET max_parallel_workers_per_gather')
  return percentile(times, 0.5)
}

const part = (index: number) => (name: string) => name.split(' | ')[index] ?? ''

function printTimes(all: readonly { readonly name: string; readonly times: readonly number[] }[]): void {
  const row = (name: string, times: readonly number[]) => [name, times.length, ...spread(times)]
  const grouped = (by: (name: string) => string) =>
    [...Map.groupBy(all, ({ name }) => by(name))].map(([name, some]) =>
      row(
        name,
        some.flatMap(({ times }) => times),
      ),
    )
  const columns = ['searches', 'p50 ms', 'p95 ms', 'p99 ms']
  const everything = row(
    '**all**',
    all.flatMap(({ times }) => times),
  )
  printTable(
    ['in the database', ...columns],
    [everything, ...[0, 1, 2].flatMap((index) => grouped(part(index)))],
  )
  const slow = all
    .map(({ name, times }) => ({ name, times, p95: percentile(times, 0.95) }))
    .sort((one, other) => other.p95 - one.p95)
  console.log(
    `\n${slow.filter(({ p95 }) => p95 > goal).length} of ${slow.length} shapes have a p95 over ${goal} ms.\n`,
  )
  printTable(
    ['slowest shapes', ...columns],
    slow.slice(0, 15).map(({ name, times }) => row(name.replaceAll('|', ','), times)),
  )
}

async function suggestions({ api, processorTime }: Searcher): Promise<void> {
  const times: number[] = []
  for (const q of ['an', 'zx', 'sh', 'my', 'qu', 'inf', 'sharma', 'bengaluru', 'the', 'xyzzy', 'koram', '2b'])
    times.push((await processorTime(() => api('GET /api/roommates/suggestions', { query: { q } }))).ms)
  printTable(['suggestions', 'p50 ms', 'p95 ms', 'p99 ms'], [['in the database', ...spread(times)]])
}

async function benchmark(url: string, rounds: number, compared: number): Promise<void> {
  const searcher = await openSearcher(url)
  try {
    const shapes = everyShape()
    for (const shape of shapes.slice(0, 10)) await timesOf(searcher, shape, 1)
    const all: { name: string; times: number[] }[] = []
    for (const shape of shapes) all.push({ name: shape.name, times: await timesOf(searcher, shape, rounds) })
    printTimes(all)
    console.log()
    await suggestions(searcher)
    const plain = await baseline(searcher)
    const median = percentile(
      all.flatMap(({ times }) => times),
      0.5,
    )
    console.log(
      `\nScoring every profile takes ${ms(plain)} ms: ${(plain / median).toFixed(1)} times the median search.`,
    )
    const wrong = await differences(searcher, compared)
    console.log(
      `\n${compared - wrong.length} of ${compared} searches give what looking at every profile gives.`,
    )
    for (const query of wrong) console.log(`- different: ${new URLSearchParams(query)}`)
  } finally {
    await searcher.close()
  }
}

/**
 * The search of roommate profiles, every documented shape of it (marketplace 5), on a PostgreSQL of its own, or on a filled
 * one at `--url`. Times are those spent in the database, on a processor, for the first page with its count.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      profiles: { type: 'string', default: '200000' },
      rounds: { type: 'string', default: '2' },
      compared: { type: 'string', default: '500' },
      url: { type: 'string' },
    },
  })
  const database = values.url ? undefined : await profileDatabase(Number(values.profiles))
  try {
    await benchmark(values.url ?? database?.url ?? '', Number(values.rounds), Number(values.compared))
  } finally {
    await database?.remove()
  }
}
