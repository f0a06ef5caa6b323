import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, it, vi } from 'vitest'
import { gatherRequests } from './gather-requests.ts'

const clients = 40

/** A crowd on a thread of its own: connects and asks, then says so by the first number of `shared`. */
const crowd = `
  const { workerData: { port, clients, shared } } = require('node:worker_threads')
  const { connect } = require('node:net')
  let asked = 0
  for (let n = 0; n < clients; n++) {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\\r\\nhost: here\\r\\nconnection: close\\r\\n\\r\\n', () => {
        if (++asked < clients) return
        Atomics.store(shared, 0, 1)
        Atomics.notify(shared, 0)
      }))
    socket.resume()
  }`

it('shell.overload-ranks: who comes with a new connection is seen before the work of others begins', async () => {
  const shared = new Int32Array(new SharedArrayBuffer(4))
  const seen: number[] = []
  let connections = 0
  const server = createServer((_, response) =>
    gathered(() => {
      seen.push(connections)
      response.end()
    }),
  )
  server.on('connection', () => connections++)
  const gathered = gatherRequests(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const worker = new Worker(crowd, { eval: true, workerData: { port, clients, shared } })
  // This thread is busy while they all connect.
  Atomics.wait(shared, 0, 0, 20_000)
  // A clock that stands still: how many come within the longest wait is the machine's affair.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  await vi.waitUntil(() => seen.length === clients, { timeout: 10_000 })
  clock.mockRestore()
  expect(seen[0]).toBe(clients)
  await worker.terminate()
  server.close()
})

it('begins in time where connections never end', async () => {
  const server = new EventEmitter()
  const gathered = gatherRequests(server)
  let isDone = false
  let turns = 0
  const connect = () => {
    server.emit('connection')
    turns++
    if (!isDone) setImmediate(connect)
  }
  connect()
  await new Promise<void>((resolve) => gathered(resolve))
  isDone = true
  expect(turns).toBeGreaterThan(1)
})

it('begins in the same turn without one, in the order in which they came', async () => {
  const gathered = gatherRequests(new EventEmitter())
  const began: number[] = []
  for (const one of [1, 2, 3]) gathered(() => began.push(one))
  await new Promise((resume) => setImmediate(resume))
  expect(began).toEqual([1, 2, 3])
})
