import { readFileSync } from 'node:fs'
import type { Query } from './query-mix.ts'
import { openSearcher, type Searcher } from './searcher.ts'

/** A page of rooms, or the counts of filters and the histogram. */
export type Ask = 'page' | 'facets'

export interface Timing {
  readonly query: Query
  readonly ms: number
  /** Milliseconds that the request's backend of PostgreSQL spent on a processor (Linux scheduler statistics). */
  readonly cpuMs: number
  /** Milliseconds that our own thread spent on a processor; of one request only where there is one client. */
  readonly ownMs: number
}

const onProcessor = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

const ownCpu = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function timed(searcher: Searcher, query: Query, ask: Ask): Promise<Timing & { next: string | null }> {
  const before = onProcessor(searcher.backend)
  const own = ownCpu()
  const { statements, next } =
    ask === 'page' ? await searcher.search(query) : { ...(await searcher.count(query)), next: null }
  const ownMs = ownCpu() - own
  const cpuMs = onProcessor(searcher.backend) - before
  return { query, ms: sum(statements.map(({ ms }) => ms)), cpuMs, ownMs, next }
}

/** Runs `queries` once over `clients` connections that never pause; every fifth search also asks for its second page. */
export async function measure(
  url: string,
  queries: readonly Query[],
  clients: number,
  ask: Ask = 'page',
): Promise<Timing[]> {
  const searchers = await Promise.all(Array.from({ length: clients }, () => openSearcher(url)))
  const timings: Timing[] = []
  const waiting = [...queries.entries()].reverse()
  await Promise.all(
    searchers.map(async (searcher) => {
      for (let work = waiting.pop(); work; work = waiting.pop()) {
        const [index, query] = work
        const first = await timed(searcher, query, ask)
        timings.push(first)
        if (index % 5 === 0 && first.next)
          timings.push(await timed(searcher, { ...query, cursor: first.next }, ask))
      }
    }),
  )
  await Promise.all(searchers.map((searcher) => searcher.close()))
  return timings
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Adds what each query took of our own processor with one client to its times with many. */
export function withOwn(timings: readonly Timing[], alone: readonly Timing[]): Timing[] {
  const key = ({ query }: Timing) => JSON.stringify({ ...query, cursor: query.cursor !== undefined })
  const own = new Map(alone.map((timing) => [key(timing), timing.ownMs]))
  return timings.map((timing) => ({ ...timing, ownMs: own.get(key(timing)) ?? Number.NaN }))
}
