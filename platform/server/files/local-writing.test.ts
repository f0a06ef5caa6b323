import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

describe('storing a file in a folder', () => {
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

  it('lists what was left unfinished by a power cut, and removes it by its name', async () => {
    const files = store()
    await files.store('room-images', 'asha/room/1.webp', Buffer.from('one'))
    const left = 'asha/room/.2.webp.0123456789ab'
    writeFileSync(join(folder, 'room-images', left), 'half')
    expect((await files.files('room-images', 'asha')).map(({ path }) => path).sort()).toEqual([
      left,
      'asha/room/1.webp',
    ])
    await files.remove('room-images', left)
    expect(all()).toEqual(['1.webp'])
  })
})
