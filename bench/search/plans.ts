import { nodesOf, type PlanNode } from '@basera/platform/testing/plans'
import { printTable } from '@basera/testkit/load'
import pg from 'pg'
import type { Query } from './query-mix.ts'
import { openSearcher, type Statement } from './searcher.ts'

/** How a plan reads the rooms: by which index, or all of them. */
const readings = (plan: PlanNode): string[] =>
  nodesOf(plan).flatMap((node) => {
    if (node['Relation Name'] === 'rooms' && node['Node Type'] === 'Seq Scan') return ['every room']
    return node['Index Name']?.startsWith('rooms') ? [node['Index Name']] : []
  })

async function planOf(client: pg.Client, { sql, parameters }: Statement): Promise<PlanNode> {
  const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${sql}`, [...parameters])
  return rows[0]['QUERY PLAN'][0].Plan
}

/** Prints how often PostgreSQL chose each way to read rooms over the statements of `queries`. */
export async function printPlans(url: string, queries: readonly Query[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const searcher = await openSearcher(url)
  const counts = new Map<string, number>()
  for (const query of queries) {
    for (const statement of (await searcher.search(query)).statements) {
      for (const way of readings(await planOf(client, statement))) counts.set(way, (counts.get(way) ?? 0) + 1)
    }
  }
  const rows = [...counts].sort(([, one], [, other]) => other - one)
  printTable(['rooms read by', 'plans'], rows)
  await searcher.close()
  await client.end()
}
