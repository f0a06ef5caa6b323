import { setTimeout as sleep } from 'node:timers/promises'
import { joinMember } from '@basera/testkit/product'
import { type Chatter, openChatter } from '../chat-history/chatter.ts'
import { checkHistory } from '../chat-history/check-history.ts'
import type { KeptMessage } from '../chat-history/history.ts'
import { checkRooms } from '../crash/check-rooms.ts'
import { type Lister, openLister } from '../crash/lister.ts'
import { somePhoto } from '../crash/photo.ts'
import { type LivePerson, openLivePerson } from './live-person.ts'
import { openSaver, type Saver } from './saver.ts'
import type { Site } from './site.ts'
import type { Verdicts } from './verdicts.ts'

const chatterCount = 8
const listerCount = 6
const saverCount = 4

export interface Deeds {
  readonly message: number
  readonly save: number
  readonly create: number
  readonly upload: number
}

export interface Load {
  readonly live: readonly LivePerson[]
  readonly savers: readonly Saver[]
  underWay(): Deeds
  done(): Deeds
  /** Has every chatter write something at this very moment. */
  writeNow(): void
  /** Ends what they do, waits until everybody has heard everything, and compares with what was acknowledged. */
  settle(verdicts: Verdicts): Promise<void>
}

const idOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub

const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0)

async function joinSome(address: string, count: number): Promise<string[]> {
  const tokens: string[] = []
  // One after the other: each costs the processes a password to hash.
  while (tokens.length < count) tokens.push(await joinMember(address))
  return tokens
}

/** A conversation between neighbours in a ring. */
async function openChatters({ pool, address }: Site): Promise<{ chatters: Chatter[]; tokens: string[] }> {
  const tokens = await joinSome(address, chatterCount)
  const chatsOf = new Map<string, string[]>(tokens.map((token) => [idOf(token), []]))
  for (const [index, token] of tokens.entries()) {
    const pair = [idOf(token), idOf(tokens[(index + 1) % tokens.length] ?? '')]
    const { rows } = await pool.query<{ id: string }>(
      'INSERT INTO chats (user1_id, user2_id) VALUES (least($1::uuid, $2), greatest($1::uuid, $2)) RETURNING id',
      pair,
    )
    for (const member of pair) chatsOf.get(member)?.push(rows[0]?.id ?? '')
  }
  const chatters = tokens.map((token) => {
    const member = idOf(token)
    return openChatter({ member, token, chats: chatsOf.get(member) ?? [], address: () => address })
  })
  return { chatters, tokens }
}

async function openSavers(address: string): Promise<Saver[]> {
  const answer = await fetch(`${address}/api/rooms?limit=20`)
  const { items } = (await answer.json()) as { items: { id: string }[] }
  const rooms = items.map(({ id }) => id)
  return (await joinSome(address, saverCount)).map((token) => openSaver(address, token, rooms))
}

function writeSomething(chatter: Chatter): void {
  const { chats } = chatter.history
  chatter.send(chats[Math.floor(Math.random() * chats.length)] ?? '')
}

/** At most a minute; then the checker says what is missing. */
async function allHeard({ pool }: Site, chatters: readonly Chatter[]): Promise<void> {
  const until = performance.now() + 60_000
  while (performance.now() < until) {
    const { rows } = await pool.query<{ id: string; last: number }>(
      'SELECT id, last_seq::int AS last FROM chats',
    )
    const lastOf = new Map(rows.map(({ id, last }) => [id, last]))
    const isDone = chatters.every(
      (one) => one.underWay === 0 && one.history.chats.every((chat) => one.lastOf(chat) === lastOf.get(chat)),
    )
    if (isDone) return
    await sleep(100)
  }
}

async function messageFaults({ pool }: Site, chatters: readonly Chatter[]): Promise<string[]> {
  const { rows } = await pool.query<KeptMessage>(
    `SELECT chat_id AS chat, seq::int, id, sender_id AS sender, client_id AS "clientId"
     FROM messages WHERE chat_id = ANY($1)`,
    [[...new Set(chatters.flatMap(({ history }) => history.chats))]],
  )
  const sent = sum(chatters.map(({ history }) => history.events.filter(({ kind }) => kind === 'send').length))
  const faults = checkHistory(
    chatters.map(({ history }) => history),
    rows,
  )
  return rows.length === sent ? faults : [...faults, `${sent} were sent, ${rows.length} are kept`]
}

const letManyRooms = (pool: Site['pool'], tokens: readonly string[]) =>
  pool.query('UPDATE phone_identities SET professional = true WHERE holder_id = ANY($1)', [tokens.map(idOf)])

/** Lets people write, save rooms, and list rooms with photos, until it is settled. */
export async function startLoad(site: Site): Promise<Load> {
  const { address, pool } = site
  const { chatters, tokens } = await openChatters(site)
  const live = tokens.map((token) => openLivePerson(address, token))
  const savers = await openSavers(address)
  const photo = await somePhoto()
  const listerTokens = await joinSome(address, listerCount)
  await letManyRooms(pool, listerTokens)
  const listers: Lister[] = listerTokens.map((token) => openLister(address, token, photo))
  let isOver = false
  const failures: string[] = []
  const keepOn = async (act: () => unknown, pause: number) => {
    while (!isOver) {
      await Promise.resolve(act()).catch((error: unknown) => failures.push(String(error)))
      await sleep(pause * (0.5 + Math.random()))
    }
  }
  // Within the limits of a member: 120 messages a minute, 120 rooms and 400 photos an hour.
  const working = [
    ...chatters.map((one) => keepOn(async () => writeSomething(one), 1000)),
    ...savers.map((one) => keepOn(() => one.act(), 20)),
    ...listers.map((one) => keepOn(() => one.act(), 300)),
  ]
  return {
    live,
    savers,
    underWay: () => ({
      message: sum(chatters.map((one) => one.underWay)),
      save: sum(savers.map((one) => one.underWay)),
      create: sum(listers.map((one) => one.underWay.create)),
      upload: sum(listers.map((one) => one.underWay.upload)),
    }),
    done: () => ({
      message: sum(chatters.map((one) => one.history.events.filter(({ kind }) => kind === 'ack').length)),
      save: sum(savers.map((one) => one.done)),
      create: sum(listers.map((one) => one.done.create)),
      upload: sum(listers.map((one) => one.done.upload)),
    }),
    writeNow: () => chatters.forEach(writeSomething),
    async settle(verdicts) {
      isOver = true
      await Promise.all(working)
      await allHeard(site, chatters)
      await Promise.all(chatters.map((one) => one.close()))
      for (const one of live) one.close()
      verdicts.report('nobody was answered with a fault of the product', [...new Set(failures)])
      await verdicts.look('messages: none lost, doubled or out of order', () => messageFaults(site, chatters))
      await verdicts.look('saved rooms are as acknowledged', async () =>
        (await Promise.all(savers.map((one) => one.check()))).flat(),
      )
      await verdicts.look('rooms and photos: none lost or doubled, no photo without its file', async () => {
        const faults: string[] = []
        for (const [index, lister] of listers.entries())
          faults.push(...(await checkRooms(address, listerTokens[index] ?? '', lister)))
        return faults
      })
    },
  }
}
