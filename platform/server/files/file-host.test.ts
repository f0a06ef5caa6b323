import { Readable } from 'node:stream'
import type { Calls } from '@basera/platform/contract'
import { defineFeature } from '@basera/platform/server/feature'
import { registerFileRoutes } from '@basera/platform/server/files'
import { createTestApp } from '@basera/platform/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { serveOnlyFilesAt, withFilesAt } from './file-host.ts'
import type { Files } from './file-store.ts'

const origin = 'https://files.basera.test'
const stored = '/storage/v1/object/public/room-images/a/b/1-0.webp'
const room = {
  image_url: stored,
  title: stored,
  avatar_url: 'https://pictures.example/asha.webp',
  images: [{ image_url: stored }],
  when: null,
}
const calls = {
  'GET /api/room': {
    summary: 'A room',
    access: 'public',
    response: z.object({
      image_url: z.string(),
      title: z.string(),
      avatar_url: z.string(),
      images: z.array(z.object({ image_url: z.string() })),
      when: z.null(),
    }),
  },
} satisfies Calls
const feature = defineFeature({ name: 'things', calls, handlers: { 'GET /api/room': async () => room } })
const files: Files = {
  find: async () => ({ type: 'image/webp', size: 4, etag: '"1"', open: () => Readable.from(['file']) }),
}

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp([withFilesAt(origin, feature)], {
    before: (it) => {
      serveOnlyFilesAt(it, origin)
      registerFileRoutes(it, files, [{ name: 'room-images' }])
    },
  })
})
afterAll(() => app.close())
const get = (url: string, host: string, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ url, method, headers: { host } })

describe('stored files on a host of their own', () => {
  it('are named there by every call; other addresses and texts stay as they are', async () => {
    expect((await get('/api/room', 'basera.test')).json()).toEqual({
      ...room,
      image_url: `${origin}${stored}`,
      images: [{ image_url: `${origin}${stored}` }],
    })
    expect(withFilesAt(undefined, feature)).toBe(feature)
  })

  it('are all that is there', async () => {
    const statuses = async (host: string) => [
      (await get(stored, host)).statusCode,
      (await get('/api/room', host)).statusCode,
      (await get(stored, host, 'POST')).statusCode,
    ]
    expect(await statuses('files.basera.test')).toEqual([200, 404, 404])
    expect(await statuses('basera.test')).toEqual([200, 200, 404])
  })

  it('may be shown by the pages of the other', async () => {
    expect((await get(stored, 'files.basera.test')).headers['cross-origin-resource-policy']).toBe(
      'cross-origin',
    )
  })
})
