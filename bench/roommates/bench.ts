import { parseArgs } from 'node:util'
import { percentile, printTable } from '@basera/testkit/load'
import { differences } from './plain-check.ts'
import { profileDatabase } from './profile-database.ts'
import { openSearcher, type Searcher, type Took } from './searcher.ts'
import { everyShape, type Shape } from './shapes.ts'

const ms = (value: number) => value.toFixed(1)
const spread = (values: readonly number[]) => [0.5, 0.95, 0.99].map((share) => ms(percentile(values, share)))
/** Milliseconds that 95 of 100 searches of any shape should stay below. */
const goal = 60

type Way = 'processor' | 'together' | 'clock'
interface Timed {
  readonly name: string
  readonly took: readonly Took[]
}
const by = (way: Way, took: readonly Took[]) => took.map((one) => one[way])

async function timesOf({ api, timed }: Searcher, shape: Shape, rounds: number): Promise<Timed> {
  const took: Took[] = []
  for (let round = 0; round < rounds; round++)
    for (const query of shape.queries)
      took.push(await timed(() => api('GET /api/roommates', { query: query as never })))
  return { name: shape.name, took }
}

/** What a search that scores every profile in SQL costs: the least that reading them all takes. */
async function baseline(searcher: Searcher): Promise<number> {
  const text = `SELECT id FROM listed_roommates ORDER BY
    (strpos(name, 'a') > 0)::int * 150 + (strpos(bio, 'a') > 0)::int * 50 + (strpos(organization, 'a') > 0)::int * 40
    + (strpos(location, 'a') > 0)::int * 30 DESC, created_at DESC LIMIT 20`
  await searcher.query('SET max_parallel_workers_per_gather = 0')
  const times: number[] = []
  for (let round = 0; round < 5; round++)
    times.push((await searcher.timed(() => searcher.query(text))).processor)
  await searcher.query('RESET max_parallel_workers_per_gather')
  return percentile(times, 0.5)
}

const part = (index: number) => (name: string) => name.split(' | ')[index] ?? ''
const columns = (what: string) => [
  what,
  'searches',
  'p50',
  'p95',
  'p99',
  'p95 with Node’s',
  'p95 by the clock',
]
const row = (name: string, took: readonly Took[]) => [
  name,
  took.length,
  ...spread(by('processor', took)),
  ms(percentile(by('together', took), 0.95)),
  ms(percentile(by('clock', took), 0.95)),
]

function printTimes(all: readonly Timed[]): void {
  const grouped = (name: (shape: string) => string) =>
    [...Map.groupBy(all, (one) => name(one.name))].map(([group, some]) =>
      row(
        group,
        some.flatMap(({ took }) => took),
      ),
    )
  const everything = row(
    '**all**',
    all.flatMap(({ took }) => took),
  )
  printTable(columns('ms in the database'), [
    everything,
    ...[0, 1, 2].flatMap((index) => grouped(part(index))),
  ])
  console.log()
  const p95 = ({ took }: Timed) => percentile(by('processor', took), 0.95)
  const slowest = all.toSorted((one, other) => p95(other) - p95(one)).slice(0, 15)
  printTable(
    columns('slowest shapes'),
    slowest.map(({ name, took }) => row(name.replaceAll('|', ','), took)),
  )
}

/** The clock counts all that the machine does meanwhile; the processor, what the searches do. */
function printVerdict(all: readonly Timed[]): void {
  for (const way of ['processor', 'clock'] as const) {
    const slow = all.filter(({ took }) => percentile(by(way, took), 0.95) >= goal).length
    console.log(
      `\nBy the ${way}: ${slow === 0 ? 'met' : 'missed'}. ${all.length - slow} of ${all.length} shapes have a p95 under ${goal} ms.`,
    )
  }
}

async function suggestions({ api, timed }: Searcher): Promise<void> {
  const took: Took[] = []
  for (const q of ['an', 'zx', 'sh', 'my', 'qu', 'inf', 'sharma', 'bengaluru', 'the', 'xyzzy', 'koram', '2b'])
    took.push(await timed(() => api('GET /api/roommates/suggestions', { query: { q } })))
  printTable(columns('suggestions'), [row('ms in the database', took)])
}

interface Asked {
  readonly rounds: number
  readonly compared: number
  readonly sort: string
}

async function benchmark(url: string, { rounds, compared, sort }: Asked): Promise<void> {
  const searcher = await openSearcher(url)
  try {
    const shapes = everyShape().filter(({ name }) => name.startsWith(sort))
    for (const shape of shapes.slice(0, 10)) await timesOf(searcher, shape, 1)
    const all: Timed[] = []
    for (const shape of shapes) all.push(await timesOf(searcher, shape, rounds))
    printTimes(all)
    console.log()
    await suggestions(searcher)
    const plain = await baseline(searcher)
    const every = all.flatMap(({ took }) => by('processor', took))
    console.log(
      `\nScoring every profile takes ${ms(plain)} ms: ${(plain / percentile(every, 0.5)).toFixed(1)} times the median search.`,
    )
    printVerdict(all)
    const wrong = await differences(searcher, compared)
    console.log(
      `\n${compared - wrong.length} of ${compared} searches give what looking at every profile gives.`,
    )
    for (const query of wrong) console.log(`- different: ${new URLSearchParams(query)}`)
  } finally {
    await searcher.close()
  }
}

/** Times of the first page with its count: on a processor in the database, and by the clock. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      profiles: { type: 'string', default: '200000' },
      rounds: { type: 'string', default: '2' },
      compared: { type: 'string', default: '500' },
      sort: { type: 'string', default: '' },
      url: { type: 'string' },
    },
  })
  const database = values.url ? undefined : await profileDatabase(Number(values.profiles))
  try {
    const { rounds, compared, sort } = values
    const asked = { rounds: Number(rounds), compared: Number(compared), sort }
    await benchmark(values.url ?? database?.url ?? '', asked)
  } finally {
    await database?.remove()
  }
}
