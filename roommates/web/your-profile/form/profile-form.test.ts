import { profileChange } from '@basera/accounts/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenRules, profileBody } from './profile-form.ts'
import { type ProfileValues, valuesOf } from './profile-values.ts'
import { asha } from './some-values.fixture.ts'

const values = valuesOf(asha)
const many = Array.from({ length: 20 }, (_, n) => `tag-${n}`)

/** What the contract says of a form, by the form's fields. */
function refusedBy(form: ProfileValues) {
  const { error } = profileChange.safeParse(profileBody(form))
  const issues = (error?.issues ?? []).toReversed()
  return Object.fromEntries(
    issues.map(({ path: [field], message }) => [
      field === 'preferred_location' ? 'location' : field,
      message,
    ]),
  )
}

describe('roommates.profile-budget: the rules of the profile form', () => {
  it.each([
    [{ budget: 0 }, 'budget', 'Budget must be positive'],
    [{ budget: -500 }, 'budget', 'Budget must be positive'],
    [{ budget: 1500.5 }, 'budget', 'Enter whole rupees'],
    [{ budget: 10_000_001 }, 'budget', 'This amount is too high'],
    [{ bio: 'x'.repeat(1001) }, 'bio', 'Bio should not exceed 1,000 characters'],
    [{ bio: 'a\u0007b' }, 'bio', 'Contains characters that are not allowed'],
    [{ organization: 'a\nb' }, 'organization', 'Contains characters that are not allowed'],
    [{ location: { text: 'a\u0000', place: null } }, 'location', 'Contains characters that are not allowed'],
    [{ lifestyle_typed: 'x'.repeat(31) }, 'lifestyle_tags', 'A tag should not exceed 30 characters'],
    [{ lifestyle_tags: many, lifestyle_typed: 'more' }, 'lifestyle_tags', 'At most 20 tags'],
    [
      { preferred_lifestyle_tags: many, preferred_typed: 'more' },
      'preferred_lifestyle_tags',
      'At most 20 tags',
    ],
  ] as const)('%j: %s: "%s"', (wrong, field, sentence) => {
    const form: ProfileValues = { ...values, ...wrong }
    expect(brokenRules(form)).toEqual({ [field]: sentence })
    expect(refusedBy(form)).toEqual({ [field]: sentence })
  })

  it.each([
    [{ budget: 1 }],
    [{ budget: 10_000_000 }],
    [{ budget: null }],
    [{ bio: ` ${'x'.repeat(1000)} ` }],
    [{ bio: 'two\r\nlines\tand a tab' }],
    [{ lifestyle_tags: many, lifestyle_typed: 'TAG-3' }],
  ] as const)('%j breaks none', (right) => expect(brokenRules({ ...values, ...right })).toEqual({}))

  it('nothing of the form is required', () => expect(brokenRules(valuesOf(null))).toEqual({}))

  it('say the same as the contract, whatever is typed', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 })
    const form = fc.record({
      bio: fc.oneof(
        text,
        fc.integer({ min: 990, max: 1010 }).map((n) => 'ab'.repeat(n).slice(0, n)),
      ),
      organization: text,
      budget: fc.oneof(fc.constant(null), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
      lifestyle_tags: fc.array(text, { maxLength: 25 }),
      lifestyle_typed: text,
      preferred_lifestyle_tags: fc.array(text, { maxLength: 25 }),
      preferred_typed: text,
    })
    fc.assert(
      fc.property(form, (typed) => {
        const all = { ...values, ...typed }
        expect(brokenRules(all)).toEqual(refusedBy(all))
      }),
    )
  })
})
