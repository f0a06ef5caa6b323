import type { KindResult, OpenLoopResult, SecondResult } from '@basera/testkit/load'
import { describe, expect, it } from 'vitest'
import { kindOf, kinds } from './mix.ts'
import { recoveredAfter, tooMuch, worstSecond } from './verdicts.ts'

const fast = { p50: 5, p95: 20, p99: 30, max: 40 }
const fine: KindResult = { count: 100, ok: 100, refused: 0, failed: 0, ...fast, refusals: fast }
const run = (search: Partial<KindResult>, worstLateness = 1): OpenLoopResult => ({
  kinds: { search: { ...fine, ...search }, home: fine },
  all: fine,
  timeline: [],
  goodput: 10,
  worstLateness,
})

describe('what is too much', () => {
  it.each<[string, OpenLoopResult, string | undefined]>([
    ['nothing', run({}), undefined],
    ['one failure', run({ failed: 1 }), '1 of search failed'],
    ['one refusal', run({ refused: 1 }), '1 of search refused'],
    ['a slow p95', run({ p95: 301 }), 'search took 301 ms, over 300'],
    ['a slow p95 of a few', run({ ok: 19, p95: 301 }), undefined],
    ['a slow median of a few', run({ ok: 19, p50: 301, p95: 301 }), 'search took 301 ms, over 300'],
    ['a client that is late', run({}, 501), 'the client was late by 501 ms'],
  ])('is %s', (_, result, why) => {
    expect(tooMuch(result)).toBe(why)
  })
})

describe('recovery', () => {
  const well: SecondResult = { ok: 9, refused: 0, failed: 0, p95: 20 }
  const ill: SecondResult = { ...well, refused: 2 }
  const slow: SecondResult = { ...well, p95: 90 }
  it.each<[readonly SecondResult[], number]>([
    [[well, well], 0],
    [[ill, well, well], 1],
    [[well, slow, well], 2],
    [[ill, slow], 2],
  ])('%# is when nothing is worse any more', (timeline, seconds) => {
    expect(recoveredAfter(timeline, 50)).toBe(seconds)
  })

  it('is held against the worst of the calm seconds', () => {
    expect(worstSecond([well, slow, { ...well, ok: 0, p95: Number.NaN }])).toBe(90)
  })
})

describe('the mix', () => {
  it('has every kind in its share', () => {
    const many = 100_000
    const counts = Map.groupBy(
      Array.from({ length: many }, (_, n) => kindOf(n)),
      (kind) => kind,
    )
    for (const [kind, { share }] of Object.entries(kinds)) {
      const of = (counts.get(kind as keyof typeof kinds)?.length ?? 0) / many
      expect(of).toBeGreaterThan((share / 1000) * 0.7)
      expect(of).toBeLessThan((share / 1000) * 1.3)
    }
  })
})
