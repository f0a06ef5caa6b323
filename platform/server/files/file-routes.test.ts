import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestApp } from '@basera/platform/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerFileRoutes } from './file-routes.ts'
import { localFiles } from './local-files.ts'

const base = '/storage/v1/object/public'
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'basera-files-'))
  mkdirSync(join(folder, 'room-images/u/r'), { recursive: true })
  mkdirSync(join(folder, 'keys'))
  writeFileSync(join(folder, 'room-images/u/r/1-0.webp'), 'wide')
  writeFileSync(join(folder, 'room-images/u/r/1-0.w640.webp'), 'middle')
  writeFileSync(join(folder, 'room-images/u/r/page.html'), '<script>')
  writeFileSync(join(folder, 'keys/private.png'), 'secret')
  app = await createTestApp([], {
    before: (it) => registerFileRoutes(it, localFiles(folder), ['room-images']),
  })
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

describe('stored files', () => {
  it('marketplace 9: are served with a cache control of 3600 s', async () => {
    const answer = await app.inject(`${base}/room-images/u/r/1-0.webp`)
    expect(answer.body).toBe('wide')
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'content-type': 'image/webp',
    })
  })

  it('come in the width asked for, or whole where there is no such variant', async () => {
    expect((await app.inject(`${base}/room-images/u/r/1-0.webp?w=640`)).body).toBe('middle')
    expect((await app.inject(`${base}/room-images/u/r/1-0.webp?w=320`)).body).toBe('wide')
    expect((await app.inject(`${base}/room-images/u/r/1-0.webp?w=1280`)).body).toBe('wide')
    expect((await app.inject(`${base}/room-images/u/r/1-0.webp?w=17`)).statusCode).toBe(400)
  })

  it('are not sent again to those who have them', async () => {
    const { headers } = await app.inject(`${base}/room-images/u/r/1-0.webp`)
    const again = await app.inject({
      url: `${base}/room-images/u/r/1-0.webp`,
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  it.each([
    'room-images/u/r/none.webp',
    'room-images/u/r',
    'room-images/u/r/page.html',
    'keys/private.png',
    'room-images/../keys/private.png',
    'room-images/%2e%2e/keys/private.png',
    'room-images/u/..%2f..%2f..%2fkeys/private.png',
    'room-images/%00.png',
    'room-images//etc/passwd',
  ])('are all there is: %s is not found', async (path) => {
    const answer = await app.inject(`${base}/${path}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('secret')
  })
})
