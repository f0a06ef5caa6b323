import { readFileSync } from 'node:fs'
import type { Query } from './query-mix.ts'
import { openSearcher, type Searcher } from './searcher.ts'

export interface Timing {
  readonly query: Query
  readonly ms: number
  /** Milliseconds in the database: what its backend spent on a processor for the search (Linux scheduler statistics). */
  readonly cpuMs: number
}

const onProcessor = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

async function timed(searcher: Searcher, query: Query): Promise<Timing & { readonly next: string | null }> {
  const before = onProcessor(searcher.backend)
  const { statements, next } = await searcher.search(query)
  const cpuMs = onProcessor(searcher.backend) - before
  return { query, ms: sum(statements.map(({ ms }) => ms)), cpuMs, next }
}

/** Runs `queries` once over `clients` connections that never pause; every fifth search also asks for its second page. */
export async function measure(url: string, queries: readonly Query[], clients: number): Promise<Timing[]> {
  const searchers = await Promise.all(Array.from({ length: clients }, () => openSearcher(url)))
  const timings: Timing[] = []
  const waiting = [...queries.entries()]
  await Promise.all(
    searchers.map(async (searcher) => {
      for (let work = waiting.pop(); work; work = waiting.pop()) {
        const [index, query] = work
        const first = await timed(searcher, query)
        timings.push(first)
        if (index % 5 === 0 && first.next)
          timings.push(await timed(searcher, { ...query, cursor: first.next }))
      }
    }),
  )
  await Promise.all(searchers.map((searcher) => searcher.close()))
  return timings
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
