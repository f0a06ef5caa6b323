import { type Fit, type FitReason, fitOf } from '@basera/roommates/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { FitPanel } from './fit-panel.tsx'
import { reasonWords } from './reason-words.ts'

const html = (fit: Fit | null, name: string | null = 'Ritika') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FitPanel fit={fit} name={name} />
    </MemoryRouter>,
  )
const say = (reason: FitReason) => reasonWords(reason, 'Ritika')

describe('how well two people fit', () => {
  it.each<[FitReason, string, 'for' | 'against']>([
    [
      { kind: 'they-are-what-you-wish', tags: ['quiet', 'clean'], of: 3 },
      'Ritika meets 2 of your 3 wishes: quiet, clean',
      'for',
    ],
    [{ kind: 'they-are-what-you-wish', tags: [], of: 1 }, 'Ritika meets none of your wishes', 'against'],
    [
      { kind: 'you-are-what-they-wish', tags: ['clean'], of: 3 },
      'You meet 1 of Ritika’s 3 wishes: clean',
      'against',
    ],
    [{ kind: 'you-are-what-they-wish', tags: [], of: 2 }, 'You meet none of Ritika’s wishes', 'against'],
    [{ kind: 'they-are-what-you-wish', tags: ['quiet'], of: 1 }, 'Ritika meets your one wish: quiet', 'for'],
    [{ kind: 'both-are', tags: ['early-riser', 'quiet'] }, 'You both are: early-riser, quiet', 'for'],
    [
      { kind: 'budgets', yours: 15_000, theirs: 15_000, apart: 0 },
      'You both have a budget of ₹15,000 a month',
      'for',
    ],
    [
      { kind: 'budgets', yours: 15_000, theirs: 14_000, apart: 1 / 15 },
      'Your budgets are close: ₹15,000 and ₹14,000 a month',
      'for',
    ],
    [
      { kind: 'budgets', yours: 10_000, theirs: 25_000, apart: 0.6 },
      'Your budgets are 60% apart: you have ₹10,000 a month, Ritika has ₹25,000',
      'against',
    ],
    [{ kind: 'distance', km: 0 }, 'You are looking in the same area', 'for'],
    [{ kind: 'distance', km: 4.4 }, 'The places where you look are about 4 km apart', 'for'],
    [{ kind: 'distance', km: 1531.7 }, 'The places where you look are about 1,532 km apart', 'against'],
  ])('roommates.fit-reasons: every reason in words: %j', (reason, words, speaks) => {
    expect(say(reason)).toEqual({ words, speaks })
  })

  it('roommates.fit-reasons: always with its reasons', () => {
    const asha = {
      ...{ lifestyle_tags: ['quiet'], preferred_lifestyle_tags: ['clean', 'quiet'] },
      ...{ budget: 12_000, point: { latitude: 12.93, longitude: 77.62 } },
    }
    const rohan = { ...asha, lifestyle_tags: ['clean'], budget: 20_000 }
    const fit = fitOf(asha, rohan)
    const markup = html(fit)
    expect(markup).toContain(`${fit.percent}%`)
    expect(fit.reasons.length).toBeGreaterThan(2)
    for (const reason of fit.reasons) expect(markup).toContain(say(reason).words)
    expect(markup).toContain('Gender, religion, caste and region play no part.')
  })

  it('says so where two profiles cannot be compared, instead of a percent', () => {
    const markup = html({ percent: null, reasons: [{ kind: 'both-are', tags: ['quiet'] }] })
    expect(markup).toContain('There is too little to compare yet.')
    expect(markup).toContain('You both are: quiet')
    expect(markup).not.toContain('%')
  })

  it('invites readers without a profile to fill one in', () => {
    expect(html(null)).toContain('to see how well you and Ritika fit, and why')
    expect(html(null)).toMatch(/href="\/your-profile"[^>]*>Create Your Profile</)
    expect(html(null, null)).toContain('to see how well you two fit, and why')
  })
})
