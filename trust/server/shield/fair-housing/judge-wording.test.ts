import { describe, expect, it } from 'vitest'
import { measure } from '../../../contract/evaluation.fixture.ts'
import { judgeWording } from './judge-wording.ts'
import { sentencesOf } from './sentence-places.ts'

interface Wording {
  readonly id: string
  readonly language: string
  readonly text: string
  readonly excludes: boolean
}

const measureWordings = (set: string) =>
  measure<Wording>(
    set,
    ({ excludes }) => excludes,
    ({ text }) => judgeWording(text).length > 0,
  )

describe('trust.fair-housing: wording that no rule knows', () => {
  it('is named by its sentence, with what holds for every kind', () => {
    const soft = 'People who wear a skull cap will find other lanes more comfortable'
    expect(judgeWording(`Sunny room near the lake, rent 9,000.\n${soft}. Call after six.`)).toEqual([
      { kind: null, words: soft, instead: 'Say what the home needs, not who people are.' },
    ])
  })

  it('is looked for in all of a sentence that never ends', () => {
    const text = `${'sunny room near the lake, '.repeat(40)}no end${'x'.repeat(300)}`
    const parts = sentencesOf(text).map((sentence) => sentence.text)
    expect(parts.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(200)
  })

  it.each([
    'Sunny room near the lake, rent 9,000. Call after six.',
    'Women-only flat, vegetarian kitchen, no smoking',
    'Third floor without a lift',
    '',
  ])('is not “%s”', (text) => expect(judgeWording(text)).toEqual([]))

  it('leaves what a rule finds to the rule', () =>
    expect(judgeWording('Quiet flat. Hindus only.')).toMatchObject([
      { kind: 'religion', words: 'Hindus only' },
    ]))

  // The weights learned from these sets since they were measured (docs/moderation.md).
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => `blind-fair-housing-${n}`))(
    'keeps what it reached on %s',
    (set) => {
      const { found, falseAlarms } = measureWordings(set)
      expect(found).toBeGreaterThanOrEqual(88)
      expect(falseAlarms).toBeLessThanOrEqual(3)
    },
  )

  it('takes hostile text in its stride', () => {
    for (const part of ['no ', 'only hindu. ', 'नहीं। ', 'a.\n', 'family, '] as const) {
      const before = process.cpuUsage()
      judgeWording(part.repeat(20_000).slice(0, 100_000))
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1000, part).toBeLessThan(2500)
    }
  })
})
