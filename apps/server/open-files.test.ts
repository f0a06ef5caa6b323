import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { s3Files } from '@basera/platform/server/files'
import { type S3Server, s3Server } from '@basera/platform/testing/s3'
import { joinMember } from '@basera/testkit/product'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFiles } from './open-files.ts'
import { checkSettings, type Settings } from './settings/settings.ts'
import { type RunningServer, startServer } from './start.ts'

let service: S3Server
let folder: string
beforeAll(async () => {
  service = await s3Server()
  folder = mkdtempSync(join(tmpdir(), 'basera-s3-start-'))
})
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})

function settings(change: Record<string, string> = {}): Settings {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = service.settings
  return checkSettings({
    PORT: '0',
    DATA_DIR: folder,
    DEMO_DATA: 'off',
    CAPTCHA: 'off',
    LIMITS: 'off',
    LOG_LEVEL: 'fatal',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    ...change,
  })
}

const faults: unknown[] = []
const logger = { error: (fault: unknown) => void faults.push(fault) }

describe('shell.file-bucket: files in a bucket', () => {
  it.each([
    ['keys that are refused', { S3_SECRET_ACCESS_KEY: 'another' }, 'SignatureDoesNotMatch (403)'],
    ['a bucket that is not there', { S3_BUCKET: 'another' }, '(40'],
  ])('stop the start on %s, in one sentence', async (_, change, told) => {
    const start = openFiles(settings(change), folder, logger)
    await expect(start).rejects.toThrow(/^S3_BUCKET \w+ at http:\S+ cannot be used\. /)
    await expect(openFiles(settings(change), folder, logger)).rejects.toThrow(told)
  })

  it('let the product start while the service cannot be reached', async () => {
    const { close } = await openFiles(settings({ S3_ENDPOINT: 'http://127.0.0.1:9' }), folder, logger)
    expect(String((faults.at(-1) as { err: Error }).err)).toContain('ECONNREFUSED')
    close()
  })

  it('show demo pictures from the folder and keep new ones in the bucket', async () => {
    const { files, close } = await openFiles(settings({ DEMO_DATA: 'on' }), folder, logger)
    await files.store('room-images', 'u/r/1-0.webp', Buffer.from('new'))
    expect(readdirSync(folder)).toEqual([])
    expect(await (await s3Files(service.settings)).find('room-images', 'u/r/1-0.webp')).toMatchObject({
      size: 3,
    })
    await files.removeFolder('room-images', 'u')
    close()
  })
})

describe('the product with files in a bucket', () => {
  let server: RunningServer
  let token: string
  beforeAll(async () => {
    server = await startServer(settings())
    token = await joinMember(server.address)
  }, 120_000)
  afterAll(() => server.stop())

  const call = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    fetch(server.address + path, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } })
  const photo = async (width: number) => {
    const body = new FormData()
    const bytes = await sharp({ create: { width, height: 600, channels: 3, background: '#7a5' } })
      .jpeg()
      .toBuffer()
    body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg')
    return body
  }
  const keysIn = async (bucket: string) => {
    const files = await s3Files(service.settings)
    const folders = await files.folders(bucket)
    return (await Promise.all(folders.map((one) => files.files(bucket, one)))).flat().map(({ path }) => path)
  }

  it('takes, shows and removes a room’s photos, and leaves nothing in the folder', async () => {
    const room = {
      title: 'Bright room near the park',
      address: 'Koramangala, Bengaluru',
      rent: 14_500,
      available_from: '2090-01-01',
      current_tenants: 0,
      max_tenants: 2,
    }
    const json = { 'content-type': 'application/json' }
    const made = await call('/api/rooms', { method: 'POST', headers: json, body: JSON.stringify(room) })
    const { id } = (await made.json()) as { id: string }
    const added = await call(`/api/rooms/${id}/images`, { method: 'POST', body: await photo(1600) })
    expect(added.status).toBe(201)
    const image = (await added.json()) as { id: string; image_url: string }
    const { image_url } = image
    expect(await keysIn('room-images')).toHaveLength(6)
    for (const width of [320, 640, 1280]) {
      const shown = await fetch(`${server.address}${image_url}?w=${width}`)
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
      })
      const bytes = Buffer.from(await shown.arrayBuffer())
      expect(Number(shown.headers.get('content-length'))).toBe(bytes.length)
      expect(await sharp(bytes).metadata()).toMatchObject({ width })
      const again = await fetch(`${server.address}${image_url}?w=${width}`, {
        headers: { 'if-none-match': shown.headers.get('etag') ?? '' },
      })
      expect(again.status).toBe(304)
    }
    const avatar = await call('/api/me/avatar', { method: 'PUT', body: await photo(600) })
    expect(avatar.status).toBe(200)
    expect(await keysIn('profile-images')).toHaveLength(2)
    const removed = await call(`/api/rooms/${id}/images/${image.id}`, { method: 'DELETE' })
    expect(removed.status).toBe(204)
    expect(await keysIn('room-images')).toEqual([])
    expect((await fetch(server.address + image_url)).status).toBe(404)
    expect(readdirSync(folder)).not.toContain('files')
  })
})
