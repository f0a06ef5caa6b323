import fc from 'fast-check'
import { expect, it } from 'vitest'
import { copiedFiles } from './copied-files.ts'

it('knows which files were copied, and no others', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 5 }), { maxLength: 1500 }),
      fc.array(fc.string()),
      (names, others) => {
        const [copied, reference] = [copiedFiles(), new Set(names)]
        for (const name of names) copied.add(name)
        for (const name of [...names, ...others]) expect(copied.has(name)).toBe(reference.has(name))
        expect(copied.count).toBe(reference.size)
      },
    ),
    { numRuns: 15 },
  )
})

it('grows with them', () => {
  const copied = copiedFiles()
  for (let n = 0; n < 20_000; n++) copied.add(`room-images/${n}.webp`)
  expect(copied.count).toBe(20_000)
  for (let n = 0; n < 20_000; n++)
    if (!copied.has(`room-images/${n}.webp`)) throw new Error(`${n} is missing`)
  expect(copied.has('room-images/20000.webp')).toBe(false)
})
