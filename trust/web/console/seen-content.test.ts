import { describe, expect, it } from 'vitest'
import { factsOf, valueText } from './seen-content.tsx'

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
    ['available_from', '2030-01-09', '9 Jan 2030'],
    ['painting_charge', 0, '₹0'],
    ['layout', '4bhk_plus', '4bhk plus'],
    [
      'household',
      [
        { kind: 'women', count: 2 },
        { kind: 'family', count: 1 },
      ],
      'Women · 2, Family · 1',
    ],
    ['custom_amenities', ['wi_fi', 'Lift'], 'wi_fi, Lift'],
  ])('%s of %j is told as %j', (name, value, words) => {
    expect(valueText(name, value)).toBe(words)
  })
})

it('facts of yes and no stand together, and what nobody knows any more is shown too', () => {
  expect(
    factsOf({
      rent: 9000,
      lift: true,
      meals: null,
      geyser: false,
      fridge: true,
      user_id: 'x',
      old_fact: 'so',
    }),
  ).toEqual([
    ['Rent', '₹9,000'],
    ['Old fact', 'so'],
    ['Yes', 'Lift, Fridge'],
    ['No', 'Geyser'],
  ])
})
