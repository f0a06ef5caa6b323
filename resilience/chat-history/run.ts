import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Cluster, joinMember, startCluster } from '@basera/testkit/product'
import { type Chatter, openChatter } from './chatter.ts'
import { checkHistory } from './check-history.ts'
import type { KeptMessage } from './history.ts'
import { injectOutages, type Outage, printOutages } from './inject-outages.ts'

const chatsOfOne = 4

const pick = <One>(from: readonly One[]): One => from[Math.floor(Math.random() * from.length)] as One

interface Person {
  readonly id: string
  readonly token: string
}

const idOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub

async function joinPeople(cluster: Cluster, count: number): Promise<Person[]> {
  const people: Person[] = []
  while (people.length < count) {
    const tokens = await Promise.all(
      Array.from({ length: Math.min(20, count - people.length) }, () =>
        joinMember(pick(cluster.members).address),
      ),
    )
    people.push(...tokens.map((token) => ({ id: idOf(token), token })))
  }
  return people
}

/** Conversations between neighbours in a ring, so that everybody has {@link chatsOfOne}. */
async function makeChats({ pool }: Cluster, people: readonly Person[]): Promise<Map<string, string[]>> {
  const chatsOf = new Map<string, string[]>(people.map(({ id }) => [id, []]))
  for (const [index, { id }] of people.entries())
    for (let step = 1; step <= chatsOfOne / 2; step++) {
      const other = people[(index + step) % people.length]?.id ?? ''
      const { rows } = await pool.query<{ id: string }>(
        'INSERT INTO chats (user1_id, user2_id) VALUES (least($1::uuid, $2), greatest($1::uuid, $2)) RETURNING id',
        [id, other],
      )
      for (const member of [id, other]) chatsOf.get(member)?.push(rows[0]?.id ?? '')
    }
  return chatsOf
}

async function keptMessages({ pool }: Cluster): Promise<KeptMessage[]> {
  const { rows } = await pool.query<KeptMessage>(
    `SELECT chat_id AS chat, seq::integer, id, sender_id AS sender, client_id AS "clientId" FROM messages`,
  )
  return rows
}

async function sendAll(chatters: readonly Chatter[], messages: number, perSecond: number): Promise<void> {
  const start = performance.now()
  for (let sent = 0; sent < messages; sent++) {
    const chatter = pick(chatters)
    chatter.send(pick(chatter.history.chats))
    const ahead = (sent / perSecond) * 1000 - (performance.now() - start)
    if (ahead > 5) await sleep(ahead)
  }
}

/** At most a minute; then the checker says what is missing. */
async function settle(cluster: Cluster, chatters: readonly Chatter[]): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < 60_000) {
    const { rows } = await cluster.pool.query<{ id: string; last: number }>(
      'SELECT id, last_seq::integer AS last FROM chats',
    )
    const lastOf = new Map(rows.map(({ id, last }) => [id, last]))
    const isDone = chatters.every(
      (one) => one.underWay === 0 && one.history.chats.every((chat) => one.lastOf(chat) === lastOf.get(chat)),
    )
    if (isDone) break
    await sleep(100)
  }
  return performance.now() - start
}

function report(
  outages: readonly Outage[],
  kept: number,
  settledIn: number,
  faults: readonly string[],
): void {
  printOutages(outages)
  console.log(
    `\n${kept} messages kept; everybody had heard everything ${(settledIn / 1000).toFixed(1)} s after the last.`,
  )
  console.log(
    faults.length === 0 ? 'Nothing is lost, doubled or out of order.' : faults.slice(0, 50).join('\n'),
  )
}

/**
 * Members write over two processes while processes, connections and links are killed; compares histories with the
 * database.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      clients: { type: 'string', default: '200' },
      messages: { type: 'string', default: '20000' },
      'per-second': { type: 'string', default: '250' },
    },
  })
  const cluster = await startCluster(2)
  try {
    const people = await joinPeople(cluster, Number(values.clients))
    const chatsOf = await makeChats(cluster, people)
    const address = () =>
      pick(cluster.members.filter(({ isUp }) => isUp))?.address ?? cluster.members[0]?.address ?? ''
    const chatters = people.map(({ id, token }) =>
      openChatter({ member: id, token, chats: chatsOf.get(id) ?? [], address }),
    )
    let isOver = false
    const injecting = injectOutages(cluster, chatters, () => isOver)
    await sendAll(chatters, Number(values.messages), Number(values['per-second']))
    isOver = true
    const outages = await injecting
    const settledIn = await settle(cluster, chatters)
    await Promise.all(chatters.map((one) => one.close()))
    const kept = await keptMessages(cluster)
    const faults = checkHistory(
      chatters.map(({ history }) => history),
      kept,
    )
    if (kept.length !== Number(values.messages))
      faults.push(`${values.messages} were sent, ${kept.length} are kept`)
    for (const { kind, underWay } of outages)
      if (underWay.length === 0) faults.push(`${kind} hit nothing that was under way`)
    report(outages, kept.length, settledIn, faults)
    if (faults.length > 0) process.exitCode = 1
  } finally {
    await cluster.stop()
  }
}
