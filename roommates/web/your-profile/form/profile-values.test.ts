import { profileChange } from '@basera/accounts/contract'
import { describe, expect, it } from 'vitest'
import { profileBody, profileChanges } from './profile-form.ts'
import { valuesOf } from './profile-values.ts'
import { asha } from './some-values.fixture.ts'

const before = valuesOf(asha)

describe('what the profile form sends', () => {
  it('roommates.profile-form: a profile that is read and sent again is the same profile', () => {
    const { is_listed, show_email, bio, gender, organization, preferred_location, latitude, longitude } = asha
    const { budget, lifestyle_tags, preferred_lifestyle_tags, roommate_gender_preference } = asha
    expect(profileBody(before)).toEqual({
      ...{ is_listed, show_email, bio, gender, organization, preferred_location, latitude, longitude },
      ...{ budget, lifestyle_tags, preferred_lifestyle_tags, roommate_gender_preference },
    })
  })

  it('roommates.profile-form: starts hidden, and with the e-mail address shown', () => {
    expect(valuesOf(null)).toMatchObject({ is_listed: false, show_email: true })
    expect(profileChange.safeParse(profileBody(valuesOf(null))).success).toBe(true)
  })

  it('roommates.profile-form: texts are trimmed; what is blank is none', () => {
    const blank = { ...before, bio: ' \r\n ', organization: ' ', gender: '', budget: null } as const
    const location = { text: '  ', place: { label: 'Hisar', latitude: 29.1, longitude: 75.7 } }
    expect(profileBody({ ...blank, roommate_gender_preference: '', location })).toMatchObject({
      ...{ bio: null, organization: null, gender: null, budget: null, roommate_gender_preference: null },
      ...{ preferred_location: null, latitude: null, longitude: null },
    })
    expect(profileBody({ ...before, bio: ' Hi,\r\nthere ' }).bio).toBe('Hi,\nthere')
  })

  it('roommates.lifestyle-tags: a tag that is typed and not added goes with the others', () => {
    const typed = { ...before, lifestyle_typed: ' Morning Runs ', preferred_typed: 'quiet' }
    expect(profileBody(typed)).toMatchObject({
      lifestyle_tags: ['early-riser', 'clean', 'filter-coffee', 'morning-runs'],
      preferred_lifestyle_tags: ['quiet'],
    })
  })

  it('a save names what was changed and nothing else, so that another device keeps its own changes', () => {
    expect(profileChanges(before, before)).toEqual({})
    expect(profileChanges(before, { ...before, is_listed: false })).toEqual({ is_listed: false })
    expect(profileChanges(before, { ...before, bio: `${before.bio} ` })).toEqual({})
    expect(profileChanges(before, { ...before, budget: null })).toEqual({ budget: null })
  })

  it('roommates.place-point: a place goes with its point, and a typed text has none', () => {
    const chosen = { label: 'Hisar, Haryana', latitude: 29.15, longitude: 75.72 }
    expect(profileChanges(before, { ...before, location: { text: chosen.label, place: chosen } })).toEqual({
      preferred_location: 'Hisar, Haryana',
      latitude: 29.15,
      longitude: 75.72,
    })
    const typed = profileChanges(before, { ...before, location: { text: 'near the lake', place: null } })
    expect(typed).toEqual({ preferred_location: 'near the lake', latitude: null, longitude: null })
  })

  it('a point on the equator is a point', () => {
    const place = { label: 'Null Island', latitude: 0, longitude: 0 }
    const body = profileBody({ ...before, location: { text: 'Null Island', place } })
    expect([body.latitude, body.longitude]).toEqual([0, 0])
  })
})
