import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@basera/platform/server/postgres'
import { openPool } from '@basera/platform/testing/pool'
import { printTable } from '@basera/testkit/load'
import { type ProductProcess, startProductProcess } from '@basera/testkit/product'
import { checkRows } from './check-rows.ts'
import { type Findings, openFindings } from './findings.ts'
import { fuzz } from './fuzz.ts'
import type { Held } from './report-memory.ts'
import { setStage } from './stage.ts'

/** Memory is compared after each part; the first one warms the process up. */
const rests = 4
/** Bytes that the heap may have grown by from the first part to the last. */
const heapMargin = 12 * 1024 * 1024
/** Milliseconds after which people who left are gone. */
const calm = 8000

/** Starts the product, whose warnings and errors are faults. */
function startWatched(env: Record<string, string>, findings: Findings): Promise<ProductProcess> {
  const preload = join(import.meta.dirname, 'report-memory.ts')
  let rest = ''
  const onOutput = (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines)
      if (/"level":[4-6]0/.test(line)) findings.fault(`The product logged ${line.slice(0, 600)}`)
  }
  return startProductProcess({ env, node: ['--expose-gc', '--import', preload], ipc: true, onOutput })
}

async function ask({ child }: ProductProcess): Promise<Held> {
  if (!child) throw new Error('The product does not run.')
  const answer = once(child, 'message')
  child.send('held?')
  const [held] = (await answer) as [Held]
  return held
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

function report(findings: Findings, held: readonly (readonly [number, Held])[]): void {
  printTable(
    ['after', 'heap MB', 'external MB', 'resident MB', 'handles'],
    held.map(([done, { heap, external, resident, handles }]) => [
      done,
      ...[heap, external, resident].map(megabytes),
      Object.entries(handles)
        .map(([kind, count]) => `${kind} ${count}`)
        .join(', '),
    ]),
  )
  console.log()
  printTable(
    ['what came back', 'times'],
    [...findings.counts].toSorted(([a], [b]) => a.localeCompare(b)),
  )
  console.log(
    `\n${findings.acked.length} messages were acknowledged. The last that was heard of the blocked conversation came ` +
      `${findings.lastHeard.toFixed(0)} ms after the block was answered.`,
  )
}

function checkMemory(held: readonly (readonly [number, Held])[], findings: Findings): void {
  const [first, last] = [held[1]?.[1], held.at(-1)?.[1]]
  if (!first || !last) return
  if (last.heap > first.heap + heapMargin)
    findings.fault(`The heap grew from ${megabytes(first.heap)} to ${megabytes(last.heap)} MB`)
  const sockets = ({ handles }: Held) => handles.TCPSocketWrap ?? 0
  if (sockets(last) > sockets(first)) findings.fault('Sockets were left open', last.handles)
}

/**
 * Valid, nearly valid and hostile frames and requests of members, a stranger and a blocked member. Checks every answer,
 * and the process and database at the end.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(Date.now() % 1e9) },
    },
  })
  const seed = Number(values.seed)
  const data = mkdtempSync(join(tmpdir(), 'basera-chat-fuzz-'))
  const postgres = await startEmbeddedPostgres({ folder: join(data, 'postgres'), onExit: console.error })
  const url = await postgres.database('basera')
  const pool = openPool({ connectionString: url, max: 2 })
  const findings = openFindings()
  const settings = { DATABASE_URL: url, DATA_DIR: join(data, 'product'), LOG_LEVEL: 'warn' }
  const product = await startWatched(settings, findings)
  try {
    const stage = await setStage(product.address)
    const held: [number, Held][] = [[0, await ask(product)]]
    const start = performance.now()
    const onRest = async (done: number) => {
      await sleep(calm)
      held.push([done, await ask(product)])
    }
    await fuzz(stage, { count: Number(values.count), seed, findings, rests, onRest })
    console.log(`Seed ${seed}, ${((performance.now() - start) / 1000).toFixed(0)} s.\n`)
    findings.faults.push(...(await checkRows(pool, stage, findings.acked)))
    const alive = await fetch(`${stage.address}/readyz`)
    if (!product.isAlive() || !alive.ok) findings.fault('The product is no longer there')
    checkMemory(held, findings)
    report(findings, held)
    console.log(
      findings.faults.length === 0
        ? 'No answer off the contract, no fault, nothing of a stranger.'
        : `\n${findings.faults.length} faults:\n${findings.faults.slice(0, 40).join('\n')}`,
    )
    if (findings.faults.length > 0) process.exitCode = 1
  } finally {
    await product.stop()
    await pool.end()
    await postgres.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}
