import { expect, it } from 'vitest'
import { presentCityName } from './city-names.ts'

it.each([
  ['Bangalore', 'Bengaluru'],
  [' bombay ', 'Mumbai'],
  ['मुंबई', 'Mumbai'],
  ['Bank of Baroda', 'Bank of Baroda'],
  ['Koramangala', 'Koramangala'],
  ['', ''],
])('roommates.search-city: %j is looked for as %j', (typed, looked) => {
  expect(presentCityName(typed)).toBe(looked)
})
