import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FileStore, layeredFiles, publicAddress, storedAt } from './file-store.ts'
import { localFiles } from './local-files.ts'
import { s3Files } from './s3-files.ts'
import { type S3Server, s3Server } from './s3-server.fixture.ts'

const buckets = ['profile-images', 'room-images']

let folder: string
let server: S3Server
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'basera-store-'))
  server = await s3Server()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const local = async () => localFiles(folder)
const s3 = () => s3Files(server.settings)
const kinds: [string, () => Promise<FileStore>][] = [
  ['a folder', local],
  ['a bucket that speaks S3', s3],
  ['a bucket in front of a folder', async () => layeredFiles(await s3(), await local())],
]

describe.each(kinds)('files in %s', (_, open) => {
  let files: FileStore
  beforeAll(async () => {
    files = await open()
  })
  afterEach(async () => {
    for (const bucket of buckets)
      for (const one of await files.folders(bucket)) await files.removeFolder(bucket, one)
  })

  const keep = async (bucket: string, ...paths: string[]) => {
    for (const path of paths) await files.store(bucket, path, Buffer.from(path))
  }
  const read = async (bucket: string, path: string, width?: number) => {
    const found = await files.find(bucket, path, width)
    return found && String(await buffer(found.open()))
  }
  const kept = async () => {
    const listed = buckets.map(async (bucket) => {
      const folders = await files.folders(bucket)
      return (await Promise.all(folders.map((one) => files.files(bucket, one)))).flat()
    })
    return (await Promise.all(listed))
      .flat()
      .map(({ path }) => path)
      .sort()
  }

  it('are readable at once, with type, size and a tag of their content', async () => {
    await files.store('profile-images', 'asha/1.webp', Buffer.from('asha'))
    const found = await files.find('profile-images', 'asha/1.webp')
    expect(found).toMatchObject({ type: 'image/webp', size: 4 })
    expect(await read('profile-images', 'asha/1.webp')).toBe('asha')
    expect((await files.find('profile-images', 'asha/1.webp'))?.etag).toBe(found?.etag)
    expect(found?.etag).toMatch(/^"[^"]+"$/)
    await files.store('profile-images', 'asha/1.webp', Buffer.from('asha, later'))
    expect((await files.find('profile-images', 'asha/1.webp'))?.etag).not.toBe(found?.etag)
    expect(await read('profile-images', 'asha/1.webp')).toBe('asha, later')
    expect(await kept()).toEqual(['asha/1.webp'])
  })

  it('come in the width asked for, or whole where there is no such variant', async () => {
    await keep('room-images', 'u/r/1-0.webp', 'u/r/1-0.w640.webp')
    expect(await read('room-images', 'u/r/1-0.webp', 640)).toBe('u/r/1-0.w640.webp')
    expect(await read('room-images', 'u/r/1-0.webp', 320)).toBe('u/r/1-0.webp')
    expect(await read('room-images', 'u/r/1-0.webp', 1280)).toBe('u/r/1-0.webp')
    expect(await read('room-images', 'u/r/2-0.webp', 640)).toBeUndefined()
  })

  it('hold every byte of large ones', async () => {
    const body = randomBytes(8 * 1024 * 1024)
    await files.store('room-images', 'a/b/1.webp', body)
    const found = await files.find('room-images', 'a/b/1.webp')
    expect(found && (await buffer(found.open())).equals(body)).toBe(true)
    expect(await kept()).toEqual(['a/b/1.webp'])
  })

  it.each([
    ['profile-images', '../1.webp'],
    ['profile-images', 'a/../../1.webp'],
    ['profile-images', '/etc/1.webp'],
    ['profile-images', 'a/.hidden.webp'],
    ['profile-images', 'a/\u0000.webp'],
    ['..', 'a/1.webp'],
    ['profile-images', ''],
  ])('are never at %s/%s', async (bucket, path) => {
    await expect(files.store(bucket, path, Buffer.from('x'))).rejects.toThrow('Not a path')
    await expect(files.remove(bucket, path)).rejects.toThrow('Not a path')
    expect(await files.find(bucket, path)).toBeUndefined()
    expect(await kept()).toEqual([])
  })

  it('go with their variants and with nothing else', async () => {
    await keep('profile-images', ...['1', '1.w320', '1.w640', '2', '11'].map((name) => `asha/${name}.webp`))
    await files.remove('profile-images', 'asha/1.webp')
    await files.remove('profile-images', 'asha/1.webp')
    expect(await kept()).toEqual(['asha/11.webp', 'asha/2.webp'])
  })

  it('are listed by folder, each with its time', async () => {
    const before = Date.now() - 2000
    await keep('room-images', 'asha/room/1.webp', 'asha/room/1.w320.webp', 'rohan/1.webp')
    const listed = await files.files('room-images', 'asha')
    expect(listed.map(({ path }) => path).sort()).toEqual(['asha/room/1.w320.webp', 'asha/room/1.webp'])
    for (const { written } of listed) expect(written.getTime()).toBeGreaterThan(before)
    expect(await files.files('room-images', 'nobody')).toEqual([])
    await expect(files.files('room-images', '..')).rejects.toThrow('Not a folder')
    await files.remove('room-images', 'asha/room/.2.webp.0123456789ab')
    await expect(files.remove('room-images', '../.1.webp.0123456789ab')).rejects.toThrow('Not a path')
    expect(await kept()).toHaveLength(3)
  })

  it('go by whole folders, which are known by name', async () => {
    await keep('room-images', 'asha/1.webp', 'asha/room/2.webp', 'ashar/3.webp', 'rohan/1.webp')
    expect((await files.folders('room-images')).sort()).toEqual(['asha', 'ashar', 'rohan'])
    await files.removeFolder('room-images', 'asha')
    await files.removeFolder('room-images', 'nobody')
    expect((await files.folders('room-images')).sort()).toEqual(['ashar', 'rohan'])
    expect(await files.folders('no-such-bucket')).toEqual([])
    await expect(files.removeFolder('room-images', '..')).rejects.toThrow('Not a folder')
    await expect(files.removeFolder('room-images', '')).rejects.toThrow('Not a folder')
  })
})

describe('addresses of stored files', () => {
  it('lead back to their place', () => {
    const address = publicAddress('profile-images', 'asha/1.webp')
    expect(address).toBe('/storage/v1/object/public/profile-images/asha/1.webp')
    expect(storedAt(address)).toEqual({ bucket: 'profile-images', path: 'asha/1.webp' })
  })

  it.each([null, '', 'https://lh3.googleusercontent.com/a/x', '/storage/v1/object/private/x/1.webp'])(
    'are not %s',
    (address) => expect(storedAt(address)).toBeUndefined(),
  )
})
