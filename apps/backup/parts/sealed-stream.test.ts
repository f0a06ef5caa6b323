import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BackupKey, backupKey } from './backup-key.ts'
import { newSalt, sealed, unsealed } from './sealed-stream.ts'

const salt = newSalt()
const [key, other] = ['a', 'b'].map((letter) => backupKey(letter.repeat(40))) as [BackupKey, BackupKey]

async function* chunksOf(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

const seal = (bytes: Buffer, chunk = 1000, name = 'one') =>
  buffer(sealed(chunksOf(bytes, chunk), key, salt, name))
const unseal = (bytes: Buffer, { chunk = 1000, name = 'one', by = key } = {}) =>
  buffer(unsealed(chunksOf(bytes, chunk), by, name))

/** Sizes around the borders of pieces, of 65536 bytes, and others. */
const sizes = fc.oneof(
  fc.integer({ min: 0, max: 150_000 }),
  fc.constantFrom(0, 1, 65_535, 65_536, 65_537, 131_072),
)

const head = 40
const sealedPiece = 65_536 + 16

describe('a sealed part', () => {
  it('opens to the same bytes, whatever their number and however they arrive', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 1, max: 200_000 }), async (size, chunk) => {
        const bytes = Buffer.alloc(size, 'basera')
        const there = await seal(bytes, chunk)
        expect((await unseal(there, { chunk })).equals(bytes)).toBe(true)
        expect(there.includes('basera')).toBe(false)
      }),
      { numRuns: 15 },
    )
  })

  it('opens with its own key and under its own name alone', async () => {
    const there = await seal(Buffer.from('rows of people'))
    await expect(unseal(there, { by: other })).rejects.toThrow('the key is another one')
    await expect(unseal(there, { name: 'two' })).rejects.toThrow('the key is another one')
    await expect(unseal(Buffer.from('rows of people'))).rejects.toThrow('is not sealed with a key')
  })

  it('is never the same twice', async () => {
    const bytes = Buffer.alloc(100, 1)
    expect((await seal(bytes)).subarray(head).equals((await seal(bytes)).subarray(head))).toBe(false)
  })

  it('is refused when a byte was altered anywhere', async () => {
    const there = await seal(Buffer.alloc(70_000, 1))
    for (const at of [0, 9, 30, head, head + 500, sealedPiece, there.length - 1]) {
      const altered = Buffer.from(there)
      altered[at] = (altered[at] ?? 0) ^ 1
      await expect(unseal(altered), `byte ${at}`).rejects.toThrow()
    }
  })

  it('is refused when it was cut off, even between two pieces, or when pieces changed places', async () => {
    const there = await seal(Buffer.from(Array.from({ length: 200_000 }, (_, n) => n % 251)))
    for (const length of [0, 10, head, head + sealedPiece, head + 2 * sealedPiece, there.length - 1])
      await expect(unseal(there.subarray(0, length)), `${length} bytes`).rejects.toThrow()
    const [first, second] = [0, 1].map((n) =>
      there.subarray(head + n * sealedPiece, head + (n + 1) * sealedPiece),
    )
    const rest = there.subarray(head + 2 * sealedPiece)
    const swapped = Buffer.concat([there.subarray(0, head), second as Buffer, first as Buffer, rest])
    await expect(unseal(swapped)).rejects.toThrow('altered')
  })
})
