import { createLogger } from '@basera/platform/server/logger'
import { describe, expect, it } from 'vitest'
import { createHttpApp, type HttpAppOptions } from './create-http-app.ts'

/** The client's address as the app sees it, for a request that came from `from` and names `forwarded`. */
async function addressSeen(trustProxy: HttpAppOptions['trustProxy'], forwarded: string, from = '10.0.0.1') {
  const app = createHttpApp({ logger: createLogger('silent'), trustProxy })
  app.get('/', async ({ ip }) => ip)
  const { body } = await app.inject({
    url: '/',
    remoteAddress: from,
    headers: { 'x-forwarded-for': forwarded },
  })
  await app.close()
  return body
}

describe("who may name the client's address", () => {
  it.each<[HttpAppOptions['trustProxy'], string, string]>([
    [false, '203.0.113.7', '10.0.0.1'],
    [true, '198.51.100.9, 203.0.113.7', '198.51.100.9'],
    // What the client made up stands furthest left.
    [1, '198.51.100.9, 203.0.113.7', '203.0.113.7'],
    [2, '198.51.100.9, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [['10.0.0.0/8'], '198.51.100.9, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [['10.0.0.1'], '198.51.100.9, 203.0.113.7', '203.0.113.7'],
    [['10.9.9.9'], '203.0.113.7', '10.0.0.1'],
    [['uniquelocal'], '203.0.113.7', '203.0.113.7'],
  ])('with %o, of %s it is %s', async (trustProxy, forwarded, address) => {
    expect(await addressSeen(trustProxy, forwarded)).toBe(address)
  })
})
