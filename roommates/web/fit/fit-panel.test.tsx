import type { Fit, ProfileReason } from '@basera/roommates/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { FitPanel } from './fit-panel.tsx'
import { reasonWords } from './reason-words.ts'

const html = (
  fit: Fit | null,
  name: string | null = 'Ritika',
  comparison: readonly ProfileReason[] | null = null,
) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FitPanel fit={fit} comparison={comparison} name={name} />
    </MemoryRouter>,
  )
const someFit = (patch: Partial<Fit> = {}): Fit => ({
  percent: 85,
  common: 11,
  has_unmet_must: false,
  reasons: [
    { question: 'sleep', fits: true, is_unmet_must: false },
    { question: 'food', fits: true, is_unmet_must: false },
  ],
  open: { question: 'noise', is_answered: true },
  ...patch,
})
const say = (reason: ProfileReason) => reasonWords(reason, 'Ritika')

describe('how well two people fit', () => {
  it.each<[ProfileReason, string, 'for' | 'against']>([
    [
      { kind: 'they-are-what-you-wish', tags: ['quiet', 'clean'], of: 3 },
      'Ritika meets 2 of your 3 wishes: Quiet, Clean',
      'for',
    ],
    [{ kind: 'they-are-what-you-wish', tags: [], of: 1 }, 'Ritika meets none of your wishes', 'against'],
    [
      { kind: 'you-are-what-they-wish', tags: ['clean'], of: 3 },
      'You meet 1 of Ritika’s 3 wishes: Clean',
      'against',
    ],
    [{ kind: 'you-are-what-they-wish', tags: [], of: 2 }, 'You meet none of Ritika’s wishes', 'against'],
    [{ kind: 'they-are-what-you-wish', tags: ['quiet'], of: 1 }, 'Ritika meets your one wish: Quiet', 'for'],
    [{ kind: 'both-are', tags: ['early-riser', 'quiet'] }, 'You both are: Early riser, Quiet', 'for'],
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

  it('roommates.fit-reasons: the number comes with two reasons and what to talk about', () => {
    const markup = html(someFit(), 'Ritika', [{ kind: 'both-are', tags: ['quiet'] }])
    for (const words of [
      ...['85%', 'From 11 answers you both gave', 'Your hours go together', 'Your kitchens go together'],
      ...[
        'Talk about it: You differ on noise in the evening',
        'What your profiles say',
        'You both are: Quiet',
      ],
      'Gender, religion, caste and region play no part.',
    ])
      expect(markup).toContain(words)
  })

  it('roommates.fit-order: says which must is not met', () => {
    const reasons = [{ question: 'smoking' as const, fits: false, is_unmet_must: true }]
    const markup = html(someFit({ has_unmet_must: true, reasons }))
    expect(markup).toContain('A must is not met: You differ on smoking')
  })

  it('roommates.fit-enough: "Not enough answers" instead of a number, and what is not answered', () => {
    const markup = html(someFit({ percent: null, common: 2, open: { question: 'pets', is_answered: false } }))
    expect(markup).toContain('Not enough answers')
    expect(markup).toContain('Not answered by both: Are pets fine?')
    expect(markup).not.toContain('%')
  })

  it('invites readers without answers to the questions, and without a profile to fill one in', () => {
    expect(html(null)).toContain('to see how well you and Ritika fit, and why')
    expect(html(null)).toMatch(/href="\/roommate-questions"[^>]*>Answer the questions</)
    expect(html(null)).toMatch(/href="\/your-profile"[^>]*>Create Your Profile</)
    expect(html(null, null)).toContain('to see how well you two fit, and why')
  })
})
