import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLogger } from '@basera/platform/server/logger'
import { expect, it } from 'vitest'
import { createHttpApp } from './create-http-app.ts'

it('knows the address of a client that has gone while its request waits', async () => {
  const app = createHttpApp({ logger: createLogger('silent'), trustProxy: false })
  const gone = Promise.withResolvers<string | undefined>()
  app.get('/slow', async (request) => {
    client.resetAndDestroy()
    while (!request.raw.destroyed) await sleep(5)
    gone.resolve(request.ip)
    return {}
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  client.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n')
  expect(await gone.promise).toBe('127.0.0.1')
  await app.close()
})
