import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHttpApp } from '@basera/platform/server/http'
import { createLogger } from '@basera/platform/server/logger'
import { describe, expect, it } from 'vitest'
import { endConnections, openDraining } from './draining.ts'

describe('a process that is asked to stop', () => {
  it('ends the connection of a request that came before, so that it is not kept by it', async () => {
    const app = createHttpApp({ logger: createLogger('silent'), trustProxy: false })
    const draining = openDraining()
    endConnections(app, draining)
    const came = Promise.withResolvers<void>()
    const work = Promise.withResolvers<void>()
    app.get('/upload', async () => {
      came.resolve()
      await work.promise
      return { done: true }
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    // A balancer keeps its connections open as long as it is let.
    const agent = new Agent({ keepAlive: true })
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: '/upload', agent }, resolve).on('error', reject)
    })
    await came.promise
    await draining.begin(0)
    const closing = app.close()
    work.resolve()
    const answer = await answered
    answer.resume()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers.connection).toBe('close')
    await closing
    agent.destroy()
  })
})
