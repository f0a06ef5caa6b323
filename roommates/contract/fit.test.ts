import { lifestyleTags } from '@basera/accounts/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FitProfile, fitOf } from './fit.ts'
import { type FitReason, fit } from './roommate-shapes.ts'

const nobody: FitProfile = { lifestyle_tags: [], preferred_lifestyle_tags: [], budget: null, point: null }

const tags = fc.uniqueArray(fc.constantFrom(...lifestyleTags, 'loves-cooking', 'brahmin', 'tamil'))
const profiles = fc.record<FitProfile>({
  lifestyle_tags: tags,
  preferred_lifestyle_tags: tags,
  budget: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
  point: fc.option(
    fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
  ),
})

/** A reason as the other person is told it. */
function mirrored(reason: FitReason): FitReason {
  if (reason.kind === 'they-are-what-you-wish') return { ...reason, kind: 'you-are-what-they-wish' }
  if (reason.kind === 'you-are-what-they-wish') return { ...reason, kind: 'they-are-what-you-wish' }
  if (reason.kind === 'budgets') return { ...reason, yours: reason.theirs, theirs: reason.yours }
  return reason
}
const byKind = (one: FitReason, other: FitReason) => (one.kind < other.kind ? -1 : 1)

describe('how well two people fit (roommates.fit-reasons)', () => {
  it('is the same percent to both, with mirrored reasons', () => {
    fc.assert(
      fc.property(profiles, profiles, (one, other) => {
        const told = fitOf(one, other)
        const toldOther = fitOf(other, one)
        expect(toldOther.percent).toBe(told.percent)
        expect(toldOther.reasons.toSorted(byKind)).toEqual(told.reasons.map(mirrored).toSorted(byKind))
        fit.parse(told)
      }),
      { numRuns: 2000, seed: 1 },
    )
  })

  it('grows with every wish that is met', () => {
    const wishes = { ...nobody, preferred_lifestyle_tags: ['clean', 'quiet', 'vegetarian', 'fitness'] }
    const percents = [[], ['clean'], ['clean', 'quiet'], ['clean', 'quiet', 'vegetarian', 'fitness']].map(
      (lifestyle_tags) => fitOf(wishes, { ...nobody, lifestyle_tags }).percent,
    )
    expect(percents).toEqual([0, 25, 50, 100])
  })

  it.each<[string, Partial<FitProfile>, Partial<FitProfile>, number | null]>([
    ['nothing to compare', {}, {}, null],
    ['a budget on one side', { budget: 9000 }, {}, null],
    ['a point on one side', {}, { point: { latitude: 12.9, longitude: 77.6 } }, null],
    ['equal budgets', { budget: 9000 }, { budget: 9000 }, 100],
    ['a budget twice the other', { budget: 9000 }, { budget: 18_000 }, 50],
    [
      'the same square',
      { point: { latitude: 12.9, longitude: 77.6 } },
      { point: { latitude: 12.9, longitude: 77.6 } },
      100,
    ],
    [
      'another city',
      { point: { latitude: 12.9, longitude: 77.6 } },
      { point: { latitude: 28.6, longitude: 77.2 } },
      0,
    ],
    [
      'wishes, budgets and distance, by their weights',
      { preferred_lifestyle_tags: ['clean'], budget: 10_000, point: { latitude: 12.9, longitude: 77.6 } },
      { lifestyle_tags: ['clean'], budget: 5000, point: { latitude: 28.6, longitude: 77.2 } },
      65,
    ],
  ])('%s', (_what, one, other, percent) => {
    expect(fitOf({ ...nobody, ...one }, { ...nobody, ...other }).percent).toBe(percent)
  })

  it('never counts, or tells of, tags that people made up: they may name religion, caste or region', () => {
    fc.assert(
      fc.property(
        profiles,
        profiles,
        fc.constantFrom('brahmin', 'tamil', 'male', 'hindu'),
        (one, other, tag) => {
          const without = (list: readonly string[]) => list.filter((some) => some !== tag)
          const plain = (profile: FitProfile): FitProfile => ({
            ...profile,
            lifestyle_tags: without(profile.lifestyle_tags),
            preferred_lifestyle_tags: without(profile.preferred_lifestyle_tags),
          })
          const marked: FitProfile = {
            ...one,
            lifestyle_tags: [...one.lifestyle_tags, tag],
            preferred_lifestyle_tags: [...one.preferred_lifestyle_tags, tag],
          }
          expect(fitOf(marked, other)).toEqual(fitOf(plain(one), plain(other)))
        },
      ),
      { numRuns: 300, seed: 2 },
    )
  })

  it('says of how many wishes which are met, in one order', () => {
    const rohan = {
      ...nobody,
      preferred_lifestyle_tags: ['quiet', 'clean', 'books'],
      lifestyle_tags: ['quiet'],
    }
    const meera = { ...nobody, lifestyle_tags: ['quiet', 'early-riser', 'clean'] }
    expect(fitOf(rohan, meera).reasons).toEqual([
      { kind: 'they-are-what-you-wish', tags: ['clean', 'quiet'], of: 2 },
      { kind: 'both-are', tags: ['quiet'] },
    ])
  })
})
