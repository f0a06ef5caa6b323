import { nameFault } from '@basera/accounts/contract'
import { describe, expect, it } from 'vitest'
import { measure } from './evaluation.fixture.ts'
import { judgeFairHousing } from './index.ts'

interface Wording {
  readonly id: string
  readonly language: string
  readonly text: string
  readonly excludes: boolean
}

interface Name {
  readonly id: string
  readonly language: string
  readonly name: string
  readonly allowed: boolean
}

const measureWordings = (set: string) =>
  measure<Wording>(
    set,
    ({ excludes }) => excludes,
    ({ text }) => judgeFairHousing(text).length > 0,
  )

/** `least` and `most` are percentages. */
function holdsWordings(set: string, least: number, most = 2): void {
  const { found, falseAlarms } = measureWordings(set)
  expect(found).toBeGreaterThanOrEqual(least)
  expect(falseAlarms).toBeLessThanOrEqual(most)
}

const measureNames = (set: string) =>
  measure<Name>(
    set,
    ({ allowed }) => !allowed,
    ({ name }) => nameFault(name) !== undefined,
  )

describe('evaluation sets', () => {
  it.each(['fair-housing', 'fair-housing2', 'fair-housing3', 'fair-housing4', 'fair-housing5'])(
    'fair housing: %s',
    (set) => holdsWordings(set, 95),
  )

  it.each([
    ['fair-housing6', 75],
    ['fair-housing7', 90],
    ['held-out-fair-housing-a', 95],
    ['held-out-fair-housing-b', 95, 7],
    ['blind-fair-housing', 98],
  ])('fair housing, on wording that no rule was changed for: %s', holdsWordings)

  it.each([
    ['blind-fair-housing-2', 98],
    ['blind-fair-housing-3', 55, 3],
    ['blind-fair-housing-4', 98],
  ])('fair housing, written blind, with rules changed since: %s', holdsWordings)

  it.each(['names', 'names2', 'names3'])('names: %s', (set) => {
    const { found, falseAlarms } = measureNames(set)
    expect(found).toBeGreaterThanOrEqual(95)
    expect(falseAlarms).toBeLessThanOrEqual(2)
  })

  it.each([
    'held-out-names-a',
    'held-out-names-b',
    'blind-names',
    ...[2, 3, 4, 5].map((number) => `blind-names-${number}`),
  ])('names, written blind: %s', (set) => {
    const { found, falseAlarms } = measureNames(set)
    expect(found).toBeGreaterThanOrEqual(93)
    expect(falseAlarms).toBeLessThanOrEqual(7)
  })
})
