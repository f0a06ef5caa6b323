import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type FaultyProduct, statusOf } from './faulty-product.ts'
import { type ProviderFault, type Providers, post, timed } from './providers.ts'
import type { Statuses } from './small-heap.ts'

export interface CodeFigures {
  readonly fault: ProviderFault
  readonly asked: number
  readonly answers: readonly string[]
  readonly slowest: number
  /** Requests that reached the gateway or its line. */
  readonly tried: number
  /** Statuses of the searches meanwhile, and milliseconds of the slowest. */
  readonly searches: Statuses
  readonly slowestSearch: number
  /** Connections to the database that were in a transaction meanwhile, at most. */
  readonly inTransaction: number
}

/** The slowest search and the most transactions while `work` is under way. */
async function watch<T>(product: FaultyProduct, pool: pg.Pool, work: Promise<T>) {
  let over = false
  const taken: number[] = []
  const statuses: Statuses = {}
  let inTransaction = 0
  const looking = (async () => {
    while (!over) {
      const [status, took] = await timed(() => statusOf(`${product.address}/api/rooms`))
      taken.push(took)
      statuses[status] = (statuses[status] ?? 0) + 1
      const { rows } = await pool.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM pg_stat_activity
         WHERE datname = current_database() AND state = 'idle in transaction' AND state_change < now() - interval '1 s'`,
      )
      inTransaction = Math.max(inTransaction, rows[0]?.n ?? 0)
      await sleep(50)
    }
  })()
  const value = await work
  over = true
  await looking
  return { value, searches: statuses, slowestSearch: Math.max(...taken), inTransaction }
}

interface Asker {
  readonly phone: string
  readonly token: string
}

export async function codesWith(
  fault: ProviderFault,
  askers: readonly Asker[],
  { gateway, product, pool }: Providers,
): Promise<CodeFigures> {
  gateway.asked = 0
  gateway.refuses = fault === 'refuses'
  if (fault !== 'refuses') await gateway.line.set(fault)
  const asking = Promise.all(
    askers.map(({ phone, token }) =>
      timed(async () => {
        const answer = await post(`${product.address}/api/me/phone/code`, { phone }, token)
        return `${answer.status} ${((await answer.json()) as { detail?: string }).detail}`
      }),
    ),
  )
  const { value, ...meanwhile } = await watch(product, pool, asking)
  const tried = fault === 'refuses' ? gateway.asked : gateway.line.asked()
  gateway.refuses = false
  await gateway.line.set('works')
  return {
    fault,
    asked: askers.length,
    answers: [...new Set(value.map(([answer]) => answer))],
    slowest: Math.max(...value.map(([, took]) => took)),
    tried,
    ...meanwhile,
  }
}
