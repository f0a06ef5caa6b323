import { parseArgs } from 'node:util'
import { median, printTable } from '@basera/testkit/load'
import {
  regular3G,
  slow4G,
  type Throttling,
  transferred,
  type Visit,
  visits,
  vitalColumns,
  vitals,
} from '../web/visit.ts'
import { type Interaction, interactions } from './interactions.ts'

const networks: Readonly<Record<string, Throttling>> = { '4g': slow4G, '3g': regular3G }

const columns = ['page', ...vitalColumns, 'requests', 'scripts KB', 'all KB']

async function load(url: string, runs: number, throttling: Throttling): Promise<(string | number)[]> {
  const all = await visits(url, throttling, runs)
  const middle = (read: (visited: Visit) => number) => Math.round(median(all.map(read)))
  return [
    url,
    ...vitals(all),
    middle(({ urls }) => urls.length),
    middle((visited) => transferred(visited, 'Script')),
    middle((visited) => transferred(visited)),
  ]
}

function printInteractions(url: string, runs: readonly (readonly Interaction[])[]): void {
  const byName = Map.groupBy(runs.flat(), ({ what }) => what)
  const rows = [...byName].map(([what, all]) => [what, median(all.map(({ ms }) => ms))] as const)
  console.log(`\n${url}: ${rows.length} interactions\n`)
  printTable(
    ['pressed or typed', 'ms'],
    rows.toSorted(([, one], [, other]) => other - one),
  )
}

/**
 * Measures pages of any product by one recipe, side by side: `npm run bench -- peers ADDRESS [ADDRESS…]`. Lighthouse as a
 * phone on each of the networks, and how long a page takes to answer whoever types and presses.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals: urls } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      networks: { type: 'string', default: '4g,3g' },
      /** How many times slower the processor is that interactions are measured on; 0 leaves them out. */
      slowdown: { type: 'string', default: '6' },
    },
  })
  if (urls.length === 0) throw new Error('Which pages? npm run bench -- peers http://127.0.0.1:3000/ …')
  const runs = Number(values.runs)
  for (const name of values.networks.split(',').filter(Boolean)) {
    const throttling = networks[name]
    if (!throttling) throw new Error(`Known networks are ${Object.keys(networks).join(', ')}.`)
    const rows: (string | number)[][] = []
    for (const url of urls) rows.push(await load(url, runs, throttling))
    console.log(`\n${name}, processor ${throttling.cpuSlowdownMultiplier} times slower, medians of ${runs}\n`)
    printTable(columns, rows)
  }
  const slowdown = Number(values.slowdown)
  if (slowdown === 0) return
  console.log(`\nFrom an input to the next frame, processor ${slowdown} times slower, medians of ${runs}`)
  for (const url of urls) {
    const seen: Interaction[][] = []
    for (let run = 0; run < runs; run++) seen.push(await interactions(url, slowdown))
    printInteractions(url, seen)
  }
}
