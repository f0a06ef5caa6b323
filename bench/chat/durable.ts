import { randomUUID } from 'node:crypto'
import { addPeople, addTickets, type People, percentile, printTable } from '@basera/testkit/load'
import { type Cluster, startCluster } from '@basera/testkit/product'
import pg from 'pg'
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
  return { cluster, people, crowd }
}

const urlOf = ({ pool }: Cluster) => String(pool.options.connectionString)

const warmUpSeconds = 5

/**
 * Messages of a few clients, each of which waits for its acknowledgement, in turns with the same number of clients that
 * write the rows themselves, and with a product that warns of nothing.
 */
export async function measureDurable(given: Rounds, unjudged: readonly string[]): Promise<void> {
  const { clients, seconds, rounds } = given
  const product = await openProduct(given.people, [])
  const plain = await openProduct(given.people, unjudged)
  const raw = () => sendRaw(product.people, urlOf(product.cluster), given)
  const sides: Record<string, () => Promise<Latencies>> = {
    'raw UPDATE and INSERT': raw,
    product: () => product.crowd.sendInTurn(clients, seconds),
    'without warnings': () => plain.crowd.sendInTurn(clients, seconds),
  }
  const seen: Record<string, Latencies[]> = {}
  try {
    for (const crowd of [product.crowd, plain.crowd]) await crowd.sendInTurn(clients, warmUpSeconds)
    for (let round = 0; round < rounds; round++)
      for (const [name, side] of Object.entries(sides)) {
        const one = await side()
        seen[name] = [...(seen[name] ?? []), one]
      }
  } finally {
    for (const { crowd, cluster } of [product, plain]) {
      crowd.close()
      await cluster.stop()
    }
  }
  const perSecond = (name: string) =>
    (seen[name] ?? []).reduce((sum, { acks }) => sum + acks.length, 0) / seconds / rounds
  const row = (name: string) => {
    const all = seen[name] ?? []
    const acks = all.flatMap(({ acks }) => acks)
    const times = [0.5, 0.95, 0.99].map((p) => percentile(acks, p).toFixed(1))
    const share = perSecond(name) / perSecond('raw UPDATE and INSERT')
    const each = all.map(({ acks }) => Math.round(acks.length / seconds)).join(' ')
    return [
      name,
      Math.round(perSecond(name)),
      each,
      ...times,
      `${(100 * share).toFixed(0)} %`,
      all.flatMap(({ errors }) => errors).length,
    ]
  }
  printTable(
    ['', 'a second', 'rounds', 'p50 ms', 'p95', 'p99', 'of raw', 'errors'],
    Object.keys(sides).map(row),
  )
  console.log(
    `\nWarnings take ${(100 * (1 - perSecond('product') / perSecond('without warnings'))).toFixed(1)} % of the messages a second.`,
  )
}
