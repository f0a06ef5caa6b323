import { describe, expect, it } from 'vitest'
import { measure } from '../../../contract/evaluation.fixture.ts'
import { hiddenBrokerExamples } from './hidden-brokers.ts'
import { judgeListing } from './judge-listing.ts'
import { chargesExamples } from './kinds/charges.ts'
import { documentExamples } from './kinds/documents.ts'
import { favourExamples } from './kinds/favours.ts'
import { ownerAwayExamples } from './kinds/owner-away.ts'
import { paymentExamples } from './kinds/payment-before-visit.ts'
import { subletExamples } from './kinds/sublets.ts'
import { traffickingExamples } from './kinds/trafficking.ts'

const examples = {
  'money before a visit': paymentExamples,
  'an owner who is away': ownerAwayExamples,
  charges: chargesExamples,
  'hidden brokers': hiddenBrokerExamples,
  favours: favourExamples,
  'homes let behind the owner’s back': subletExamples,
  'papers and codes': documentExamples,
  'work with a room that nobody may leave': traffickingExamples,
}

const judged = (description: string) => judgeListing({ title: 'Room with a balcony', description })

describe.each(Object.entries(examples))('trust.listing-wording: %s', (_, { cheats, honest }) => {
  it.each(cheats)('“%s” cheats', (text) => expect(judged(text)).toMatchObject({ flagged: true }))

  it.each(honest)('“%s” does not', (text) => expect(judged(text)).toBeNull())
})

interface Listing {
  readonly id: string
  readonly language: string
  readonly scam: boolean
  readonly title: string
  readonly description: string
}

const measureListings = (set: string) =>
  measure<Listing>(
    set,
    ({ scam }) => scam,
    (one) => judgeListing(one) !== null,
  )

describe('evaluation sets', () => {
  it.each([1, 2, 3, 4, 5, 6, 7].map((n) => `listings${n === 1 ? '' : n}`))('listings: %s', (set) => {
    const { found, falseAlarms } = measureListings(set)
    expect(found).toBeGreaterThanOrEqual(95)
    expect(falseAlarms).toBeLessThanOrEqual(2)
  })

  it.each(['held-out-listings-a', 'held-out-listings-b', 'blind-listings'])('written blind: %s', (set) => {
    const { found, falseAlarms } = measureListings(set)
    expect(found).toBeGreaterThanOrEqual(90)
    expect(falseAlarms).toBeLessThanOrEqual(2)
  })
})

describe('trust.listing-wording', () => {
  it.each([
    ['a luxury flat for the rent of a bed, in haste', true, 6_000, 'Mumbai', '2BHK, Italian marble. Hurry!'],
    ['at a rent that such homes have', false, 60_000, 'Mumbai', '2BHK, Italian marble. Hurry!'],
    ['without haste', false, 6_000, 'Mumbai', '2BHK, Italian marble. Sunny.'],
    ['a bed in it', false, 6_000, 'Mumbai', 'Sharing a room in a 2BHK, Italian marble. Hurry!'],
    ['a small town', false, 6_000, 'Satna', '2BHK with a terrace. Hurry!'],
  ])('asks far less than such a home costs: %s', (_, flagged, rent, city, description) => {
    const verdict = judgeListing({ title: 'Ready to move', description, rent, city })
    expect(verdict !== null).toBe(flagged)
  })

  it('takes hostile text in its stride', () => {
    for (const part of ['pay ', 'pay token before visit ', 'no ', 'भेज ', 'k.e.y.', 'first, then ', '़']) {
      const start = performance.now()
      judgeListing({ title: part, description: part.repeat(10_000) })
      expect(performance.now() - start).toBeLessThan(2500)
    }
  })
})

describe('trust.listing-wording: listings of a line', () => {
  it.each([
    ['Room of Asha', 'Koramangala 5th Block'],
    ['Fully furnished studio', 'Immediate possession. No brokerage. Owner post.'],
    ['2BHK no brokerage', 'Direct from owner, immediate possession.'],
    ['Nice room', 'Nice room'],
    ['Room available', 'Contact for details'],
    ['Furnished flat', 'Price negotiable. Serious tenants only.'],
    ['कमरा किराये पर', 'बिना दलाली, सीधे मालिक से'],
  ])('“%s: %s” is none that cheats', (title, description) =>
    expect(judgeListing({ title, description })).toBeNull(),
  )
})
