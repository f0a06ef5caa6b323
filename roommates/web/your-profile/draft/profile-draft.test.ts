import { describe, expect, it } from 'vitest'
import { valuesOf } from '../form/profile-values.ts'
import { asha } from '../form/some-values.fixture.ts'
import { draftOf, isDraft } from './profile-draft.ts'

const before = valuesOf(asha)
const place = { label: 'Hisar', latitude: 29.1, longitude: 75.7 }
const after = {
  ...before,
  bio: 'Typed',
  budget: null,
  location: { text: 'Hisar', place },
  lifestyle_tags: ['clean'],
}

describe('what is kept of a form that was not saved', () => {
  it('is what differs from the profile, and nothing when nothing does', () => {
    expect(draftOf(before, before)).toBeNull()
    expect(draftOf(before, { ...before, lifestyle_tags: [...before.lifestyle_tags] })).toBeNull()
    const { bio, budget, location, lifestyle_tags } = after
    expect(draftOf(before, after)).toEqual({ bio, budget, location, lifestyle_tags })
  })

  it('is a draft again after a reload', () => {
    const kept: unknown = JSON.parse(JSON.stringify(draftOf(before, after)))
    expect(isDraft(kept)).toBe(true)
    expect({ ...before, ...(kept as object) }).toEqual(after)
  })

  it.each([
    ['nothing', null, true],
    ['a text', 'bio', false],
    ['a field that is none', { smokes: true }, false],
    ['a bio that is no text', { bio: 1 }, false],
    ['a switch that is a text', { is_listed: 'yes' }, false],
    ['a budget that is a text', { budget: '14000' }, false],
    ['tags that are numbers', { lifestyle_tags: [1] }, false],
    ['tags that are a text', { lifestyle_tags: 'clean' }, false],
    ['a place without a point', { location: { text: 'Hisar', place: { label: 'Hisar' } } }, false],
    ['a place without a text', { location: { place: null } }, false],
    ['a typed place', { location: { text: 'Hisar', place: null } }, true],
  ])('%s: %j is a draft: %s', (_, kept, is) => expect(isDraft(kept)).toBe(is))
})
