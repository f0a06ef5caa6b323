import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { publicAddress, storedAt } from './file-store.ts'
import { localFiles } from './local-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'basera-store-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const store = () => localFiles(folder)
const all = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((one) =>
    one.isFile() ? [one.name] : [],
  )

describe('storing a file', () => {
  it('makes it readable at once, and leaves nothing else behind', async () => {
    await store().store('profile-images', 'asha/1.webp', Buffer.from('asha'))
    const found = await store().find('profile-images', 'asha/1.webp')
    expect(found && String(await buffer(found.open()))).toBe('asha')
    expect(all()).toEqual(['1.webp'])
  })

  it('replaces a file as a whole: readers see the old bytes or the new ones', async () => {
    const sizes = new Set<number>()
    let writing = true
    const read = async () => {
      while (writing) {
        sizes.add(readFileSync(join(folder, 'room-images/r/1.webp')).length)
        await new Promise(setImmediate)
      }
    }
    await store().store('room-images', 'r/1.webp', Buffer.alloc(1000))
    const reading = read()
    for (let n = 1; n <= 20; n++)
      await store().store('room-images', 'r/1.webp', Buffer.alloc(1000 + n * 100_000))
    writing = false
    await reading
    for (const size of sizes) expect(size % 100_000).toBe(1000)
  })

  it('keeps one whole file when several are stored at one place at once', async () => {
    const bodies = Array.from({ length: 10 }, (_, n) => Buffer.alloc(50_000, n))
    await Promise.all(bodies.map((bytes) => store().store('room-images', 'a/b/1.webp', bytes)))
    const kept = readFileSync(join(folder, 'room-images/a/b/1.webp'))
    expect(bodies.some((bytes) => bytes.equals(kept))).toBe(true)
    expect(all()).toEqual(['1.webp'])
  })

  it('leaves nothing behind when it fails', async () => {
    writeFileSync(join(folder, 'profile-images'), 'a file where the bucket should be')
    await expect(store().store('profile-images', 'asha/1.webp', Buffer.from('asha'))).rejects.toThrow()
    expect(all()).toEqual(['profile-images'])
  })

  it.each([
    ['profile-images', '../1.webp'],
    ['profile-images', 'a/../../1.webp'],
    ['profile-images', '/etc/1.webp'],
    ['profile-images', 'a/.hidden.webp'],
    ['profile-images', 'a/\u0000.webp'],
    ['..', 'a/1.webp'],
    ['profile-images', ''],
  ])('refuses %s/%s', async (bucket, path) => {
    await expect(store().store(bucket, path, Buffer.from('x'))).rejects.toThrow('Not a path')
    await expect(store().remove(bucket, path)).rejects.toThrow('Not a path')
    expect(all()).toEqual([])
  })
})

describe('removing files', () => {
  it('takes the width variants along and nothing else', async () => {
    const files = store()
    for (const name of ['1.webp', '1.w320.webp', '1.w640.webp', '2.webp', '11.webp'])
      await files.store('profile-images', `asha/${name}`, Buffer.from(name))
    await files.remove('profile-images', 'asha/1.webp')
    await files.remove('profile-images', 'asha/1.webp')
    expect(all().sort()).toEqual(['11.webp', '2.webp'])
  })

  it('lists a folder, each file with its time, and removes what was left unfinished', async () => {
    const files = store()
    const before = Date.now() - 1000
    for (const path of ['asha/room/1.webp', 'asha/room/1.w320.webp', 'rohan/1.webp'])
      await files.store('room-images', path, Buffer.from(path))
    writeFileSync(join(folder, 'room-images/asha/room/.2.webp.0123456789ab'), 'half')
    const listed = await files.files('room-images', 'asha')
    const paths = ['asha/room/.2.webp.0123456789ab', 'asha/room/1.w320.webp', 'asha/room/1.webp']
    expect(listed.map(({ path }) => path).sort()).toEqual(paths)
    for (const { written } of listed) expect(written.getTime()).toBeGreaterThan(before)
    await files.remove('room-images', paths[0] ?? '')
    expect(all().sort()).toEqual(['1.w320.webp', '1.webp', '1.webp'])
    expect(await files.files('room-images', 'nobody')).toEqual([])
    await expect(files.files('room-images', '..')).rejects.toThrow('Not a folder')
    await expect(files.remove('room-images', '../.1.webp.0123456789ab')).rejects.toThrow('Not a path')
  })

  it('takes a whole folder, and knows which there are', async () => {
    const files = store()
    for (const path of ['asha/1.webp', 'asha/room/2.webp', 'rohan/1.webp'])
      await files.store('room-images', path, Buffer.from(path))
    expect((await files.folders('room-images')).sort()).toEqual(['asha', 'rohan'])
    await files.removeFolder('room-images', 'asha')
    await files.removeFolder('room-images', 'nobody')
    expect(await files.folders('room-images')).toEqual(['rohan'])
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
