import { expect, it } from 'vitest'
import { withStreet } from './with-street.ts'

const label = 'Indiranagar, Bengaluru, Karnataka'

it.each([
  ['12, 5th Cross, Indiranagar, Bengaluru', `12, 5th Cross, ${label}`],
  ['12, 5th Cross, Indira', `12, 5th Cross, ${label}`],
  ['Flat 4 Rose Villa indiranagar', `Flat 4 Rose Villa, ${label}`],
  ['indiranagar', label],
  ['indra ngr', label],
  ['', label],
])('places.kept-street: the street typed before a chosen place stays: %j', (typed, written) => {
  expect(withStreet(typed, 'Indiranagar', label)).toBe(written)
})
