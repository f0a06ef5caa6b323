import { cpuSeconds } from '../support/product.ts'
import type { Query } from './query-mix.ts'
import { openSearcher } from './searcher.ts'

export interface Timing {
  readonly query: Query
  /** Milliseconds in the database: every statement of the search from sending it to having its rows. */
  readonly ms: number
}

export interface Measured {
  readonly timings: readonly Timing[]
  /** Processor milliseconds that PostgreSQL used for one search, on average. */
  readonly cpuMs: number
}

/** Runs `queries` once over `clients` connections that never pause; every fifth search also asks for its second page. */
export async function measure(url: string, queries: readonly Query[], clients: number): Promise<Measured> {
  const searchers = await Promise.all(Array.from({ length: clients }, () => openSearcher(url)))
  const timings: Timing[] = []
  const waiting = [...queries.entries()]
  const cpu = () => searchers.reduce((sum, { backend }) => sum + cpuSeconds(backend), 0)
  const before = cpu()
  await Promise.all(
    searchers.map(async (searcher) => {
      for (let work = waiting.pop(); work; work = waiting.pop()) {
        const [index, query] = work
        const first = await searcher.search(query)
        timings.push({ query, ms: sum(first.statements.map(({ ms }) => ms)) })
        if (index % 5 > 0 || !first.next) continue
        const second = await searcher.search({ ...query, cursor: first.next })
        timings.push({ query, ms: sum(second.statements.map(({ ms }) => ms)) })
      }
    }),
  )
  const cpuMs = ((cpu() - before) * 1000) / timings.length
  await Promise.all(searchers.map((searcher) => searcher.close()))
  return { timings, cpuMs }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
