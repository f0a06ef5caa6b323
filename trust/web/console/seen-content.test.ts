import { describe, expect, it } from 'vitest'
import { valueText } from './seen-content.tsx'

describe('a fact of evidence', () => {
  it.each([
    ['home_type', 'private_room', 'Private room'],
    ['posted_by', 'owner', 'Owner'],
    ['status', 'active', 'Active'],
    ['roommate_gender_preference', 'same-as-me', 'Same as me'],
    ['rent', 12000, '₹12,000'],
    ['is_listed', true, 'Yes'],
    ['brokerage', null, ''],
    ['title', 'private_room', 'private_room'],
    ['custom_amenities', ['wi_fi', 'Lift'], 'wi_fi, Lift'],
  ])('%s of %j is told as %j', (name, value, words) => {
    expect(valueText(name, value)).toBe(words)
  })
})
