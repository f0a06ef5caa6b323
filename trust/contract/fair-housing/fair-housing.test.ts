import { describe, expect, it } from 'vitest'
import { judgeFairHousing } from './judge-fair-housing.ts'
import { casteExamples } from './kinds/caste.ts'
import { childrenExamples } from './kinds/children.ts'
import { dietExamples } from './kinds/diet.ts'
import { disabilityExamples } from './kinds/disability.ts'
import { maritalStatusExamples } from './kinds/marital-status.ts'
import { orientationExamples } from './kinds/orientation.ts'
import { raceExamples } from './kinds/race.ts'
import { regionExamples } from './kinds/region.ts'
import { religionExamples } from './kinds/religion.ts'

const examples = {
  religion: religionExamples,
  caste: casteExamples,
  region: regionExamples,
  race: raceExamples,
  diet: dietExamples,
  marital_status: maritalStatusExamples,
  children: childrenExamples,
  disability: disabilityExamples,
  orientation: orientationExamples,
}

const kindsIn = (text: string) => judgeFairHousing(text).map(({ kind }) => kind)

describe.each(Object.entries(examples))('trust.fair-housing: %s', (kind, { shutsOut, fine }) => {
  it.each(shutsOut)('“%s” shuts people out', (text) => expect(kindsIn(text)).toContain(kind))

  it.each(fine)('“%s” does not', (text) => expect(kindsIn(text)).toEqual([]))
})

describe('trust.fair-housing', () => {
  it('says which words, and what to write instead', () => {
    const text = 'Quiet flat. Bachelors not allowed! Hindus only.'
    expect(judgeFairHousing(text)).toMatchObject([
      { kind: 'marital_status', words: 'Bachelors not allowed', start: 12, end: 33 },
      { kind: 'religion', words: 'Hindus only', instead: expect.stringContaining('religion') },
    ])
  })

  it('takes hostile text in its stride', () => {
    for (const part of ['no ', 'only hindu ', 'm.u.s.', 'नहीं ', '़', 'family, ', 'nomuslims', 'no\u200b']) {
      const before = process.cpuUsage()
      judgeFairHousing(part.repeat(10_000).slice(0, 100_000))
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1000, part).toBeLessThan(1500)
    }
  })
})
