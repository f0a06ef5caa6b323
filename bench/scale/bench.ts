import { parseArgs } from 'node:util'
import { printTable } from '@basera/testkit/load'
import { basera } from './figures.ts'
import { needOf } from './model.ts'

const GB = 1024 ** 3

const rounded = (value: number) =>
  value >= 10 ? Math.round(value).toLocaleString('en-IN') : value.toFixed(1)

/** Computes what so many accounts need, from habits and measured costs (docs/scale.md). It measures nothing itself. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { accounts: { type: 'string', default: '100000,1000000,10000000,100000000' } },
  })
  const needs = values.accounts.split(',').map((accounts) => needOf(basera, Number(accounts)))
  const row = (name: string, of: (need: (typeof needs)[number]) => string) => [name, ...needs.map(of)]
  printTable(
    ['accounts', ...needs.map(({ accounts }) => accounts.toLocaleString('en-IN'))],
    [
      row('requests in the busiest second', ({ perSecond }) => rounded(perSecond)),
      row('cores of the product', ({ serverCores }) => rounded(serverCores)),
      row('cores of PostgreSQL for reads', ({ readCores }) => rounded(readCores)),
      row('cores of PostgreSQL for writes', ({ writeCores }) => rounded(writeCores)),
      row('share of the largest primary', ({ writeShare }) => `${(writeShare * 100).toFixed(1)} %`),
      row('rows and indexes, GB', ({ databaseBytes }) => rounded(databaseBytes / GB)),
      row('of them in daily use, GB', ({ warmBytes }) => rounded(warmBytes / GB)),
      row('photo files, TB', ({ fileBytes }) => (fileBytes / GB / 1024).toFixed(2)),
    ],
  )
}
