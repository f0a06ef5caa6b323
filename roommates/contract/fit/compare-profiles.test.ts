import { lifestyleTags } from '@basera/accounts/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ProfileReason, roommate } from '../roommate-shapes.ts'
import { type ComparedProfile, compareProfiles } from './compare-profiles.ts'

const nobody: ComparedProfile = {
  lifestyle_tags: [],
  preferred_lifestyle_tags: [],
  budget: null,
  point: null,
}

const tags = fc.uniqueArray(fc.constantFrom(...lifestyleTags, 'loves-cooking', 'brahmin', 'tamil'))
const profiles = fc.record<ComparedProfile>({
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
function mirrored(reason: ProfileReason): ProfileReason {
  if (reason.kind === 'they-are-what-you-wish') return { ...reason, kind: 'you-are-what-they-wish' }
  if (reason.kind === 'you-are-what-they-wish') return { ...reason, kind: 'they-are-what-you-wish' }
  if (reason.kind === 'budgets') return { ...reason, yours: reason.theirs, theirs: reason.yours }
  return reason
}
const byKind = (one: ProfileReason, other: ProfileReason) => (one.kind < other.kind ? -1 : 1)

describe('what two profiles say about each other (roommates.fit-reasons)', () => {
  it('tells both the same, mirrored', () => {
    fc.assert(
      fc.property(profiles, profiles, (one, other) => {
        const told = compareProfiles(one, other)
        const toldOther = compareProfiles(other, one)
        expect(toldOther.toSorted(byKind)).toEqual(told.map(mirrored).toSorted(byKind))
        roommate.shape.comparison.parse(told)
      }),
      { numRuns: 2000, seed: 1 },
    )
  })

  it('never counts, or tells of, tags that people made up: they may name religion, caste or region', () => {
    fc.assert(
      fc.property(
        profiles,
        profiles,
        fc.constantFrom('brahmin', 'tamil', 'male', 'hindu'),
        (one, other, tag) => {
          const without = (list: readonly string[]) => list.filter((some) => some !== tag)
          const plain = (profile: ComparedProfile): ComparedProfile => ({
            ...profile,
            lifestyle_tags: without(profile.lifestyle_tags),
            preferred_lifestyle_tags: without(profile.preferred_lifestyle_tags),
          })
          const marked: ComparedProfile = {
            ...one,
            lifestyle_tags: [...one.lifestyle_tags, tag],
            preferred_lifestyle_tags: [...one.preferred_lifestyle_tags, tag],
          }
          expect(compareProfiles(marked, other)).toEqual(compareProfiles(plain(one), plain(other)))
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
    expect(compareProfiles(rohan, meera)).toEqual([
      { kind: 'they-are-what-you-wish', tags: ['clean', 'quiet'], of: 2 },
      { kind: 'both-are', tags: ['quiet'] },
    ])
  })
})
