import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerFrame } from '@basera/chats/contract'
import type { People } from '@basera/testkit/load'
import WebSocket from 'ws'

const evaluation = join(import.meta.dirname, '../../trust/evaluation')

/** Milliseconds from when a message was due to its acknowledgement, and to its arrival at the other person. */
export interface Latencies {
  readonly acks: number[]
  readonly deliveries: number[]
  readonly errors: string[]
}

/** A socket for each member, held open. */
export interface Crowd {
  /** Sends messages at fixed moments, whether or not those before were answered. */
  send(perSecond: number, seconds: number): Promise<Latencies>
  /** Each of `clients` sends its next message once the one before is answered. */
  sendInTurn(clients: number, seconds: number): Promise<Latencies>
  close(): void
}

const scamsOf = 20

/** What people write to each other in the evaluation of warnings; one in twenty a scam. */
function readTexts(): readonly string[] {
  const lines = globSync('messages*.jsonl', { cwd: evaluation })
    .flatMap((file) => readFileSync(join(evaluation, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as { readonly scam: boolean; readonly text?: string })
  const honest = lines.filter(({ scam }) => !scam)
  const scams = lines.filter(({ scam }) => scam).slice(0, honest.length / scamsOf)
  return [...honest, ...scams].flatMap(({ text }) => text ?? [])
}

const texts = readTexts()

/** Sockets of one loopback address: a server may cap connections of an address. */
const ofOneAddress = 50

const someText = () => texts[Math.floor(Math.random() * texts.length)] ?? ''

/** A text of common words that nobody wrote before. */
function newText(known: ReadonlyMap<string, number>): string {
  const text = `${someText()} ${someText().split(' ').slice(0, 3).join(' ')}`
  return known.has(text) ? newText(known) : text
}

async function openSocket(url: string, index: number): Promise<WebSocket> {
  const socket = new WebSocket(url, {
    origin: new URL(url).origin.replace('ws', 'http'),
    perMessageDeflate: false,
    localAddress: `127.0.1.${1 + Math.floor(index / ofOneAddress)}`,
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return socket
}

/** Opens a connection for each member at the address that `urlOf` gives. */
export async function openCrowd(people: People, urlOf: (index: number) => string): Promise<Crowd> {
  const sockets: WebSocket[] = []
  const dueAt = new Map<string, number>()
  const answered = new Map<string, () => void>()
  let seen: Latencies = { acks: [], deliveries: [], errors: [] }
  const onMessage = (data: WebSocket.RawData) => {
    const frame = JSON.parse(String(data)) as ServerFrame
    const now = performance.now()
    if (frame.type === 'ack') seen.acks.push(now - (dueAt.get(frame.client_id) ?? Number.NaN))
    if (frame.type === 'message') seen.deliveries.push(now - (dueAt.get(frame.content) ?? Number.NaN))
    if (frame.type === 'error') seen.errors.push(`${frame.code}: ${frame.detail}`)
    if (frame.type === 'ack' || frame.type === 'error') answered.get(frame.client_id ?? '')?.()
  }
  for (let from = 0; from < people.ids.length; from += ofOneAddress)
    sockets.push(
      ...(await Promise.all(
        people.ids.slice(from, from + ofOneAddress).map((_, n) => openSocket(urlOf(from + n), from + n)),
      )),
    )
  for (const socket of sockets) {
    socket.on('message', onMessage)
    socket.on('close', (code) => seen.errors.push(`closed with ${code}`))
  }

  function sendOne(due: number, index = Math.floor(Math.random() * sockets.length)): string {
    const chats = people.chats[index] ?? []
    const chat_id = chats[Math.floor(Math.random() * chats.length)]
    const client_id = randomUUID()
    const content = newText(dueAt)
    // A timer may be a little early; lateness counts.
    const from = Math.min(due, performance.now())
    dueAt.set(client_id, from).set(content, from)
    sockets[index]?.send(JSON.stringify({ type: 'send', client_id, chat_id, content }))
    return client_id
  }

  async function keepSending(client: number, clients: number, end: number): Promise<void> {
    const own = Math.floor(sockets.length / clients)
    while (performance.now() < end) {
      const index = client * own + Math.floor(Math.random() * own)
      const clientId = sendOne(performance.now(), index)
      await new Promise<void>((resolve) => answered.set(clientId, resolve))
      answered.delete(clientId)
    }
  }

  return {
    async send(perSecond, seconds) {
      seen = { acks: [], deliveries: [], errors: [] }
      const start = performance.now()
      for (let sent = 0; sent < perSecond * seconds; sent++) {
        const due = start + (sent / perSecond) * 1000
        const ahead = due - performance.now()
        if (ahead > 1) await sleep(ahead)
        sendOne(due)
      }
      // What is still under way.
      for (let waited = 0; waited < 10_000 && seen.deliveries.length < perSecond * seconds; waited += 100)
        await sleep(100)
      return seen
    },
    async sendInTurn(clients, seconds) {
      seen = { acks: [], deliveries: [], errors: [] }
      const end = performance.now() + seconds * 1000
      await Promise.all(Array.from({ length: clients }, (_, client) => keepSending(client, clients, end)))
      return seen
    },
    close() {
      for (const socket of sockets) {
        socket.removeAllListeners('close')
        socket.terminate()
      }
    },
  }
}
