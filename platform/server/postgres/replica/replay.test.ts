import fc from 'fast-check'
import { expect, it } from 'vitest'
import { endOfRecords, logPosition, measureReplay } from './replay.ts'

it('a position is one number, high part first', () => {
  expect(logPosition('0/0')).toBe(0n)
  expect(logPosition('1/A')).toBe(2n ** 32n + 10n)
  expect(logPosition('0/FFFFFFFF') < logPosition('1/0')).toBe(true)
})

it.each([
  ['0/2000018', '0/2000000'],
  ['0/3000028', '0/3000000'],
  ['0/2000020', '0/2000020'],
  ['0/2000000', '0/2000000'],
])('records end before the header of an empty page: %s', (insertAt, end) => {
  expect(endOfRecords(logPosition(insertAt))).toBe(logPosition(end))
})

it('shell.public-reads: shows nothing that was committed after what it replayed', () => {
  const steps = fc.array(fc.record({ grows: fc.boolean(), replays: fc.nat({ max: 3 }) }), { maxLength: 200 })
  fc.assert(
    fc.property(steps, (all) => {
      const replay = measureReplay()
      const written: bigint[] = []
      let replayed = 0n
      for (const [at, { grows, replays }] of all.entries()) {
        written.push((written.at(-1) ?? 0n) + (grows ? 1n : 0n))
        replay.add({ at, position: written.at(-1) ?? 0n })
        const goal = replayed + BigInt(replays)
        replayed = goal > (written.at(-1) ?? 0n) ? (written.at(-1) ?? 0n) : goal
        replay.replayed(replayed)
        const shown = replay.shownUntil
        if (shown >= 0) expect(written[shown]! <= replayed).toBe(true)
        // An idle primary is no lag.
        if (replayed === written.at(-1)) expect(shown).toBe(at)
      }
    }),
  )
})
