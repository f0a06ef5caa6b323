// Visitors, in a process of their own: search and open rooms at a steady rate, and say every second how they fared.

import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { closedLoop } from '@basera/testkit/load'
import type { ToVisitors, VisitorsSecond } from './crowd.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 2000 })
const patienceMs = 10_000

interface Fate {
  readonly status: number
  readonly ms: number
}

const pathOf = (rooms: readonly string[], n: number) =>
  n % 3 === 0
    ? `/room/${rooms[n % rooms.length]}`
    : `${n % 3 === 1 ? '/api/rooms?limit=20&min_rent=' : '/find-room?minRent='}${1000 + (n % 5000)}`

function visit(address: string, path: string): Promise<Fate> {
  const begun = performance.now()
  const { promise, resolve } = Promise.withResolvers<Fate>()
  const settle = (status: number) => resolve({ status, ms: performance.now() - begun })
  const headers = { accept: 'text/html,*/*', 'accept-encoding': 'gzip' }
  const sent = request(address + path, { agent, headers, timeout: patienceMs }, (answer) => {
    answer.resume().once('end', () => settle(answer.statusCode ?? 0))
    answer.once('error', () => settle(0))
  })
  sent.once('timeout', () => sent.destroy())
  sent.once('error', () => settle(0)).end()
  return promise
}

const emptySecond = (): VisitorsSecond => ({ statuses: {}, ms: [] })
let second = emptySecond()

function note({ status, ms }: Fate): void {
  second.statuses[status] = (second.statuses[status] ?? 0) + 1
  if (status === 200) second.ms.push(ms)
}

async function wait({ address, rooms, ...options }: Extract<ToVisitors, { kind: 'wait' }>) {
  const kind = 'visitor'
  const request = async (n: number) => ({ kind, status: (await visit(address, pathOf(rooms, n))).status })
  process.send?.({ served: (await closedLoop({ ...options, request, kindOf: () => kind })).goodput })
}

/** Comes at a rate, whatever the answers are, until the parent leaves. */
async function come({ address, rooms, rate }: Extract<ToVisitors, { kind: 'come' }>): Promise<void> {
  const begun = performance.now()
  setInterval(() => {
    process.send?.(second)
    second = emptySecond()
  }, 1000)
  for (let n = 0; ; ) {
    while ((n * 1000) / rate <= performance.now() - begun) void visit(address, pathOf(rooms, n++)).then(note)
    await sleep(2)
  }
}

process.on('message', (message: ToVisitors) => void (message.kind === 'wait' ? wait(message) : come(message)))
process.on('disconnect', () => process.exit())
