import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestApp } from '@basera/platform/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerFileRoutes } from './file-routes.ts'
import type { FileStore } from './file-store.ts'
import { localFiles } from './local-files.ts'
import { s3Files } from './s3-files.ts'
import { s3Server } from './s3-server.fixture.ts'

const base = '/storage/v1/object/public'
interface Opened {
  readonly files: FileStore
  close(): Promise<void>
}

async function folder(): Promise<Opened> {
  const root = mkdtempSync(join(tmpdir(), 'basera-files-'))
  mkdirSync(join(root, 'room-images/u/r'), { recursive: true })
  writeFileSync(join(root, 'room-images/u/r/page.html'), '<script>')
  return { files: localFiles(root), close: async () => rmSync(root, { recursive: true }) }
}

async function bucket(): Promise<Opened> {
  const server = await s3Server()
  return { files: await s3Files(server.settings), close: server.close }
}

describe.each([
  ['a folder', folder],
  ['a bucket that speaks S3', bucket],
])('stored files in %s', (_, open) => {
  let app: FastifyInstance
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
    const { files } = opened
    await files.store('room-images', 'u/r/1-0.webp', Buffer.from('wide'))
    await files.store('room-images', 'u/r/1-0.w640.webp', Buffer.from('middle'))
    await files.store('keys', 'private.png', Buffer.from('secret'))
    const find: FileStore['find'] = async (bucket, path, width) => {
      const found = await files.find(bucket, path, width)
      if (path.endsWith('vanishing.webp')) await files.remove(bucket, path)
      return found
    }
    app = await createTestApp([], {
      before: (it) => registerFileRoutes(it, { ...files, find }, [{ name: 'room-images', isLasting: true }]),
    })
  })
  afterAll(async () => {
    await app.close()
    await opened.close()
  })

  it('shell.save-data: are a size smaller for who saves data, apart in caches', async () => {
    const get = (width: number, header: string) =>
      app.inject({ url: `${base}/room-images/u/r/1-0.webp?w=${width}`, headers: { 'save-data': header } })
    const [saving, usual] = [await get(1280, 'on'), await get(1280, 'off')]
    expect([saving.body, usual.body]).toEqual(['middle', 'wide'])
    expect([saving.headers.vary, usual.headers.vary]).toEqual(['save-data', 'save-data'])
    expect(saving.headers.etag).not.toBe(usual.headers.etag)
  })

  it('shell.file-cache: are served with a cache control of 3600 s, of a width for good', async () => {
    const ofWidth = await app.inject(`${base}/room-images/u/r/1-0.webp?w=640`)
    expect(ofWidth.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
      'cdn-cache-control': 'public, max-age=60',
    })
    const answer = await app.inject(`${base}/room-images/u/r/1-0.webp`)
    expect(answer.body).toBe('wide')
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=3600, s-maxage=60',
      'content-type': 'image/webp',
    })
  })

  it('come in the width asked for, or whole where there is no such variant', async () => {
    expect((await app.inject(`${base}/room-images/u/r/1-0.webp?w=640`)).body).toBe('middle')
    expect((await app.inject(`${base}/room-images/u/r/1-0.webp?w=320`)).body).toBe('wide')
    expect((await app.inject(`${base}/room-images/u/r/1-0.webp?w=1280`)).body).toBe('wide')
    expect((await app.inject(`${base}/room-images/u/r/1-0.webp?w=17`)).statusCode).toBe(400)
  })

  it('are not found when they are removed while they are being opened', async () => {
    await opened.files.store('room-images', 'u/r/vanishing.webp', Buffer.from('seen'))
    const { statusCode, headers } = await app.inject(`${base}/room-images/u/r/vanishing.webp`)
    expect(statusCode).toBe(404)
    expect(headers['cache-control']).not.toContain('max-age=3600')
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
