import { randomUUID } from 'node:crypto'
import { addPeople, addTickets, type People, percentile, printTable } from '@basera/testkit/load'
import { type Cluster, startCluster } from '@basera/testkit/product'
import pg from 'pg'
import { cpuOf, watchPostgres } from '../load/cpu.ts'
import { type Latencies, openCrowd } from './crowd.ts'

interface Rounds {
  readonly clients: number
  readonly seconds: number
  readonly rounds: number
  readonly people: number
}

/** The least that a kept message can be: the chat's next number and the row, in a transaction. */
async function sendRaw(people: People, url: string, { clients, seconds }: Rounds): Promise<Latencies> {
  const pool = new pg.Pool({ connectionString: url, max: clients })
  const acks: number[] = []
  const end = performance.now() + seconds * 1000
  const own = Math.floor(people.ids.length / clients)
  const client = async (which: number) => {
    const connection = await pool.connect()
    while (performance.now() < end) {
      const index = which * own + Math.floor(Math.random() * own)
      const chat = people.chats[index]?.[0]
      const from = performance.now()
      await connection.query('BEGIN')
      const { rows } = await connection.query({
        name: 'number',
        text: 'UPDATE chats SET last_seq = last_seq + 1 WHERE id = $1 RETURNING last_seq',
        values: [chat],
      })
      await connection.query({
        name: 'message',
        text: 'INSERT INTO messages (chat_id, seq, sender_id, client_id, content) VALUES ($1, $2, $3, $4, $5)',
        values: [
          chat,
          rows[0].last_seq,
          people.ids[index],
          randomUUID(),
          'Is the room still free this month?',
        ],
      })
      await connection.query('COMMIT')
      acks.push(performance.now() - from)
    }
    connection.release()
  }
  await Promise.all(Array.from({ length: clients }, (_, which) => client(which)))
  await pool.end()
  return { acks, deliveries: [], errors: [] }
}

async function openProduct(count: number, node: readonly string[]) {
  const cluster = await startCluster(1, { LIVE_PER_ADDRESS: '100000' }, node)
  const [member] = cluster.members
  if (!member) throw new Error('The product did not start.')
  const people = await addPeople(cluster.pool, count)
  const tickets = await addTickets(cluster.pool, people.ids)
  const live = `${member.address.replace('http', 'ws')}/api/live`
  const crowd = await openCrowd(people, (index) => `${live}?ticket=${tickets[index]}`)
  return {
    cluster,
    people,
    crowd,
    server: () => cpuOf(member.pid),
    postgres: await watchPostgres(cluster.pool),
  }
}

/** A database that only the raw rows are written to: what one side leaves to clean up, no other pays for. */
async function openRows(count: number) {
  const cluster = await startCluster(1)
  const people = await addPeople(cluster.pool, count)
  return { cluster, people, postgres: await watchPostgres(cluster.pool) }
}

const urlOf = ({ pool }: Cluster) => String(pool.options.connectionString)

const warmUpSeconds = 5
const rawRows = 'raw UPDATE and INSERT'

interface Side {
  readonly send: () => Promise<Latencies>
  /** Milliseconds of CPU used so far. */
  readonly server: () => number
  readonly postgres: () => number
}

interface Round extends Latencies {
  /** Milliseconds of CPU a message. */
  readonly server: number
  readonly postgres: number
}

async function runRound({ send, server, postgres }: Side): Promise<Round> {
  const before = { server: server(), postgres: postgres() }
  const sent = await send()
  const each = (used: number) => used / sent.acks.length
  return { ...sent, server: each(server() - before.server), postgres: each(postgres() - before.postgres) }
}

function printRounds(seen: Readonly<Record<string, readonly Round[]>>, seconds: number): void {
  const medianOf = (name: string, value: (round: Round) => number) =>
    percentile((seen[name] ?? []).map(value), 0.5)
  const perSecond = (name: string) => medianOf(name, ({ acks }) => acks.length / seconds)
  const row = (name: string) => {
    const all = seen[name] ?? []
    const acks = all.flatMap(({ acks }) => acks)
    return [
      name,
      Math.round(perSecond(name)),
      all.map(({ acks }) => Math.round(acks.length / seconds)).join(' '),
      ...[0.5, 0.95, 0.99].map((p) => percentile(acks, p).toFixed(1)),
      `${((100 * perSecond(name)) / perSecond(rawRows)).toFixed(0)} %`,
      medianOf(name, ({ server }) => server).toFixed(3),
      medianOf(name, ({ postgres }) => postgres).toFixed(3),
      all.flatMap(({ errors }) => errors).length,
    ]
  }
  printTable(
    [
      '',
      'median a second',
      'rounds',
      'p50 ms',
      'p95',
      'p99',
      'of raw',
      'server CPU ms',
      'PostgreSQL CPU ms',
      'errors',
    ],
    Object.keys(seen).map(row),
  )
  console.log(
    `\nWarnings take ${(100 * (1 - perSecond('product') / perSecond('without warnings'))).toFixed(1)} % of the messages a second.`,
  )
}

/**
 * Messages of a few clients, each of which waits for its acknowledgement, in turns with the same number of clients that
 * write the rows themselves, and with a product that warns of nothing; statements are planned anew for tables that hold
 * messages, as autovacuum has them do within a minute.
 */
export async function measureDurable(given: Rounds, unjudged: readonly string[]): Promise<void> {
  const { clients, seconds, rounds } = given
  const rows = await openRows(given.people)
  const product = await openProduct(given.people, [])
  const plain = await openProduct(given.people, unjudged)
  const sendOf = ({ crowd }: typeof product) => crowd.sendInTurn(clients, seconds)
  const sides: Record<string, Side> = {
    [rawRows]: {
      send: () => sendRaw(rows.people, urlOf(rows.cluster), given),
      server: () => 0,
      postgres: rows.postgres,
    },
    product: { ...product, send: () => sendOf(product) },
    'without warnings': { ...plain, send: () => sendOf(plain) },
  }
  const seen: Record<string, Round[]> = {}
  try {
    for (const { crowd } of [product, plain]) await crowd.sendInTurn(clients, warmUpSeconds)
    for (const { cluster } of [rows, product, plain]) await cluster.pool.query('ANALYZE')
    for (let round = 0; round < rounds; round++)
      for (const [name, side] of Object.entries(sides))
        seen[name] = [...(seen[name] ?? []), await runRound(side)]
  } finally {
    for (const { crowd } of [product, plain]) crowd.close()
    for (const { cluster } of [rows, product, plain]) await cluster.stop()
  }
  printRounds(seen, seconds)
}
