import { parseArgs } from 'node:util'
import { type OpenLoopResult, printTable, startNeighbours } from '@basera/testkit/load'
import { type Crowd, openCrowd } from '../load/crowd.ts'
import { startLoadProduct } from '../load/load-product.ts'
import { ms } from '../load/print-load.ts'
import { recoveredAfter, worstSecond } from '../load/verdicts.ts'

/** Seconds of each part. */
const seconds = { warm: 8, waiting: 6, calm: 8, crush: 12, recovery: 6 }

const connections = [1, 4, 16]

/** Of the most that waiting clients get: what is sustained by people who come whenever they like. */
const sustainable = 0.6

const percent = (share: number) => `${(100 * share).toFixed(0)} %`

const rowOf = (name: string, result: OpenLoopResult, last: readonly string[] = []) => [
  name,
  result.goodput.toFixed(0),
  percent(result.all.refused / result.all.count),
  result.all.failed,
  ms(result.all.p50),
  ms(result.all.p99),
  ms(result.kinds.search?.p99 ?? Number.NaN),
  ms(result.all.refusals.p50),
  ms(result.all.refusals.p95),
  ...last,
]

const columns = [
  '',
  'served/s',
  'refused',
  'failed',
  'p50 ms',
  'p99',
  'p99 of search',
  'refused in, p50',
  'p95',
]

async function findPeak(crowd: Crowd): Promise<number> {
  const rows: ReturnType<typeof rowOf>[] = []
  let peak = 0
  for (const clients of connections) {
    const result = await crowd.runWaiting(clients, seconds.waiting)
    peak = Math.max(peak, result.goodput)
    rows.push(rowOf(`${clients} waiting clients`, result))
  }
  printTable(columns, rows)
  return peak
}

async function crush(crowd: Crowd, peak: number, factors: readonly number[]): Promise<void> {
  const rate = peak * sustainable
  const rows: ReturnType<typeof rowOf>[] = []
  for (const factor of factors) {
    const { results, processors } = await crowd.run(
      { rate: rate / 2, seconds: seconds.calm },
      { rate: rate * factor, seconds: seconds.crush },
      { rate: rate / 2, seconds: seconds.recovery },
    )
    const [calm, crushed, after] = results
    if (!calm || !crushed || !after) throw new Error('The crowd left early.')
    const possible = Math.min(peak, rate * factor)
    const well = recoveredAfter(after.timeline, 1.5 * worstSecond(calm.timeline))
    if (factor === factors[0]) rows.push(rowOf('half of it', calm, ['', '', '']))
    rows.push(
      rowOf(`${factor} × ${rate.toFixed(0)}/s`, crushed, [
        percent(crushed.goodput / possible),
        String(well),
        processors.toFixed(2),
      ]),
    )
  }
  console.log()
  printTable([...columns, 'served, of what is possible', 'as before after s', 'client, processors'], rows)
}

/** What is served and refused at 1, 3 and 10 times what is sustained, alone and beside busy neighbours. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rooms: { type: 'string', default: '20000' },
      messages: { type: 'string', default: '100000' },
      /** A folder in which the data stays for the next run. */
      data: { type: 'string' },
      neighbours: { type: 'string', default: '0,2' },
      factors: { type: 'string', default: '1,3,10' },
    },
  })
  const size = { rooms: Number(values.rooms), messages: Number(values.messages) }
  const product = await startLoadProduct({ size, data: values.data })
  let crowd: Crowd | undefined
  try {
    crowd = await openCrowd(product.address, size.rooms, 100)
    await crowd.runWaiting(2, seconds.warm)
    for (const count of values.neighbours.split(',').map(Number)) {
      console.log(`\n## ${count} busy neighbours\n`)
      const endNeighbours = startNeighbours(count)
      try {
        await crush(crowd, await findPeak(crowd), values.factors.split(',').map(Number))
      } finally {
        endNeighbours()
      }
    }
  } finally {
    crowd?.close()
    await product.stop()
  }
}
