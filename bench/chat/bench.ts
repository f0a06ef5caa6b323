import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { addPeople, addTickets, type People, percentile, printTable } from '@basera/testkit/load'
import { freePort, startCluster } from '@basera/testkit/product'
import { cpuOf } from '../load/cpu.ts'
import { type Latencies, openCrowd } from './crowd.ts'
import { measureDurable } from './durable.ts'

interface Measured {
  readonly seen: Latencies
  /** KB of memory of the server per open socket. */
  readonly memory: number
  /** Milliseconds of CPU of the server per message. */
  readonly cpu: number
}

const unjudged = join(import.meta.dirname, 'unjudged.ts')
const warmUpSeconds = 10

/** Memory of a process in KB, without what it shares with others. */
function privateMemory(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const kilobytesOf = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1])
  return kilobytesOf('Private_Clean') + kilobytesOf('Private_Dirty')
}

interface Load {
  readonly perSecond: number
  readonly seconds: number
}

async function measure(
  people: People,
  pid: number,
  urlOf: (index: number) => string,
  { perSecond, seconds }: Load,
): Promise<Measured> {
  const before = privateMemory(pid)
  const crowd = await openCrowd(people, urlOf)
  await sleep(3000)
  const memory = (privateMemory(pid) - before) / people.ids.length
  await crowd.send(perSecond, warmUpSeconds)
  const used = cpuOf(pid)
  const seen = await crowd.send(perSecond, seconds)
  const cpu = (cpuOf(pid) - used) / (perSecond * seconds)
  crowd.close()
  return { seen, memory, cpu }
}

async function measureProduct(
  sockets: number,
  load: Load,
  node: readonly string[] = [],
): Promise<{ people: People; measured: Measured }> {
  const cluster = await startCluster(1, { LIVE_PER_ADDRESS: '100000' }, node)
  try {
    const [member] = cluster.members
    if (!member) throw new Error('The product did not start.')
    const people = await addPeople(cluster.pool, sockets)
    const tickets = await addTickets(cluster.pool, people.ids)
    const live = `${member.address.replace('http', 'ws')}/api/live`
    const measured = await measure(people, member.pid, (index) => `${live}?ticket=${tickets[index]}`, load)
    return { people, measured }
  } finally {
    await cluster.stop()
  }
}

async function measureRelay(people: People, load: Load): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'basera-relay-'))
  const file = join(folder, 'people.json')
  writeFileSync(file, JSON.stringify(people))
  const port = await freePort()
  const relay = fork(join(import.meta.dirname, 'relay.ts'), [String(port), file])
  try {
    await once(relay, 'message')
    return await measure(
      people,
      relay.pid ?? 0,
      (index) => `ws://127.0.0.1:${port}/api/live?ticket=${people.ids[index]}`,
      load,
    )
  } finally {
    relay.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

const ms = (value: number) => value.toFixed(1)

const row = (name: string, { seen, memory, cpu }: Measured) => [
  name,
  seen.acks.length,
  ...[0.5, 0.95, 0.99].map((p) => ms(percentile(seen.acks, p))),
  seen.deliveries.length,
  ...[0.5, 0.95, 0.99].map((p) => ms(percentile(seen.deliveries, p))),
  memory.toFixed(1),
  cpu.toFixed(3),
  seen.errors.length,
]

/**
 * Messages of a crowd with a socket each, at a fixed rate whatever the answers: time to the acknowledgement, which is
 * given after the commit, and to the arrival at the other person; beside a bare relay that keeps nothing, and with
 * `--unjudged` beside a product that warns of nothing; with `--clients` that each wait for their acknowledgement, beside
 * bare rows that are written.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sockets: { type: 'string', default: '5000' },
      'per-second': { type: 'string', default: '500' },
      seconds: { type: 'string', default: '30' },
      unjudged: { type: 'boolean', default: false },
      clients: { type: 'string' },
      rounds: { type: 'string', default: '3' },
    },
  })
  if (values.clients)
    return measureDurable(
      {
        clients: Number(values.clients),
        seconds: Number(values.seconds),
        rounds: Number(values.rounds),
        people: Number(values.sockets),
      },
      ['--import', unjudged],
    )
  const load = { perSecond: Number(values['per-second']), seconds: Number(values.seconds) }
  const plain = values.unjudged
    ? (await measureProduct(Number(values.sockets), load, ['--import', unjudged])).measured
    : undefined
  const { people, measured: product } = await measureProduct(Number(values.sockets), load)
  const relay = await measureRelay(people, load)
  printTable(
    [
      '',
      'acks',
      'p50 ms',
      'p95',
      'p99',
      'deliveries',
      'p50 ms',
      'p95',
      'p99',
      'KB a socket',
      'CPU ms',
      'errors',
    ],
    [row('product', product), ...(plain ? [row('without warnings', plain)] : []), row('bare relay', relay)],
  )
  const ratio = (values: (one: Measured) => readonly number[], p: number) =>
    (percentile(values(product), p) / percentile(values(relay), p)).toFixed(1)
  console.log(
    `\nProduct over relay: acknowledgement p50 ${ratio(({ seen }) => seen.acks, 0.5)}, p99 ${ratio(({ seen }) => seen.acks, 0.99)}; ` +
      `delivery p50 ${ratio(({ seen }) => seen.deliveries, 0.5)}, p99 ${ratio(({ seen }) => seen.deliveries, 0.99)}.`,
  )
  if (plain)
    console.log(`Warnings take ${(100 * (1 - plain.cpu / product.cpu)).toFixed(1)} % of the server's CPU.`)
  for (const error of new Set(product.seen.errors)) console.log(error)
}
