import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TarFile, tarEnd, tarEntry, tarFiles } from './tar.ts'

const person = 'a0000000-0000-4000-8000-000000000001'
const long = `room-images/${person}/${person}/1764000000000-123456789.w320.webp`

async function* chunksOf(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

const archived = (files: readonly TarFile[]) => Buffer.concat([...files.map(tarEntry), tarEnd])
async function read(bytes: Buffer, chunk = 700): Promise<TarFile[]> {
  const files: TarFile[] = []
  for await (const file of tarFiles(chunksOf(bytes, chunk))) files.push(file)
  return files
}

describe('an archive of files', () => {
  it('gives back names and bytes, however it arrives', async () => {
    const file = fc.record({
      path: fc.constantFrom('profile-images/a/1.webp', long, `${'x'.repeat(90)}/${'y'.repeat(99)}`),
      bytes: fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(file, { maxLength: 6 }),
        fc.integer({ min: 1, max: 3000 }),
        async (files, chunk) => {
          expect(await read(archived(files), chunk)).toEqual(files)
        },
      ),
    )
  })

  it('is what tar reads', () => {
    const folder = mkdtempSync(join(tmpdir(), 'basera-tar-'))
    writeFileSync(join(folder, 'all.tar'), archived([{ path: long, bytes: Buffer.from('photo') }]))
    const run = spawnSync('tar', ['-xf', 'all.tar'], { cwd: folder, encoding: 'utf8' })
    expect([run.status, run.stderr]).toEqual([0, ''])
    expect(readFileSync(join(folder, long), 'utf8')).toBe('photo')
    rmSync(folder, { recursive: true })
  })

  it('is refused when it is cut off or altered', async () => {
    const whole = archived([{ path: long, bytes: Buffer.alloc(3000, 1) }])
    for (const length of [0, 100, 600, 2000, whole.length - 1024])
      await expect(read(whole.subarray(0, length))).rejects.toThrow('ends too early')
    const altered = Buffer.from(whole)
    altered[3] = (altered[3] ?? 0) ^ 1
    await expect(read(altered)).rejects.toThrow('damaged')
  })

  it('takes no path that it could not give back', () => {
    expect(() => tarEntry({ path: 'x'.repeat(101), bytes: Buffer.alloc(0) })).toThrow('too long')
  })
})
