import { describe, expect, it } from 'vitest'
import { fairHousingHint } from './fair-housing-hint.ts'

describe('trust.fair-housing: the hint below a field', () => {
  it('says the words and what to write instead', () => {
    expect(fairHousingHint('Sunny room. No bachelors.')).toBe(
      'Say what the home needs, not who people are. “No bachelors”: Say what fits the home: “Room for one person”, “Two people at most”, “Quiet after 10 pm”.',
    )
  })

  it.each(['', 'Women-only flat, vegetarian kitchen', 'Bachelors and families welcome'])(
    'is none for “%s”',
    (text) => expect(fairHousingHint(text)).toBeUndefined(),
  )
})
