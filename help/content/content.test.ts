import { describe, expect, it } from 'vitest'
import { articleSlugs, helpPath, isArticleSlug, isTopicSlug, topicSlugs } from '../contract/articles.ts'
import { categories, entryOf, topics } from './en/contents.ts'
import { faq } from './en/faq.ts'
import { texts } from './en/texts.ts'
import { type HelpText, plainText, runsOf } from './text.ts'

const slugs = [...articleSlugs, ...topicSlugs]
const load = async (slug: (typeof slugs)[number]): Promise<HelpText> => (await texts[slug]()).text

describe('help.article-count: the Help Center', () => {
  it('has 4 categories of 4 articles each, and one more on safety', () => {
    expect(categories.map(({ title }) => title)).toEqual([
      'Getting Started',
      'Listing Rooms',
      'Communication',
      'Safety & Security',
    ])
    expect(categories.map(({ articles }) => articles.length)).toEqual([4, 4, 4, 5])
  })

  it('has an FAQ of 5 items', () => {
    expect(faq).toHaveLength(5)
    expect(new Set(faq.map(({ question }) => question)).size).toBe(5)
    for (const { question, answer } of faq)
      expect([question.endsWith('?'), answer.length > 40]).toEqual([true, true])
  })

  it('lists every article of the contract once, in its order', () => {
    expect(categories.flatMap(({ articles }) => articles.map(({ slug }) => slug))).toEqual([...articleSlugs])
    expect(topics.map(({ slug }) => slug)).toEqual([...topicSlugs])
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(Object.keys(texts).sort()).toEqual([...slugs].sort())
  })

  it('has readable addresses', () => {
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z0-9]+)*$/)
    expect(slugs.map(helpPath)).toContain('/help/visit-before-you-pay')
    expect(helpPath('privacy')).toBe('/privacy')
    expect([
      isArticleSlug('privacy'),
      isTopicSlug('privacy'),
      isArticleSlug('toString'),
      isTopicSlug(undefined),
    ]).toEqual([false, true, false, false])
  })
})

describe('help.article-texts: 17 useful articles', () => {
  it.each([...articleSlugs])('%s has 150 to 350 words', async (slug) => {
    const words = plainText(await load(slug)).split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(150)
    expect(words).toBeLessThanOrEqual(350)
  })

  it.each(slugs)('%s is whole', async (slug) => {
    const text = await load(slug)
    const { title, summary, category } = entryOf(slug)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(summary.length).toBeLessThanOrEqual(160)
    expect(category === null).toBe(isTopicSlug(slug))
    expect(new Set(text.blocks.map((block) => JSON.stringify(block))).size).toBe(text.blocks.length)
    expect(text.related.length).toBeGreaterThan(0)
    expect(text.related).not.toContain(slug)
    expect(slugs).toEqual(expect.arrayContaining([...text.related]))
    expect(text.blocks.at(-1)).not.toHaveProperty('heading')
  })

  it.each(slugs)('%s has no markup and no placeholder that nobody fills', async (slug) => {
    expect(plainText(await load(slug))).not.toMatch(/[{}<>]|\*\*|https?:|\]\(/)
  })

  it.each([
    [
      'privacy',
      [
        'Digital Personal Data Protection Act, 2023',
        'Data Protection Board',
        '180 days',
        'Grievance Officer',
      ],
    ],
    [
      'terms',
      [
        'intermediary',
        'Information Technology Act, 2000',
        'within 24 hours',
        'Grievance Officer',
        '18 or older',
      ],
    ],
    ['safety', ['1930', '112', 'cybercrime.gov.in', 'UPI PIN']],
    ['spot-a-false-listing', ['Army', 'QR code', 'Token money', '1930']],
    ['set-rent-deposit-and-bills', ['Bengaluru', 'Model Tenancy Act', 'Refund']],
    [
      'rent-agreement-and-police-verification',
      ['11-month', 'Stamp duty', 'Registration Act', 'Police verification'],
    ],
  ] as const)('%s says %s', async (slug, phrases) => {
    const text = plainText(await load(slug))
    for (const phrase of phrases) expect(text).toContain(phrase)
  })

  it.each([
    ['list-a-room-in-four-steps', ['at least 10 characters', 'up to 500', '₹1,000', 'up to 8', '500 metres']],
    ['take-photos-that-help', ['8 MB', '40 megapixels']],
    ['verify-your-phone-number', ['6 digits', '5 minutes', '30 seconds', '5 wrong tries']],
    [
      'what-verification-proves',
      [
        'Phone verified',
        'Works or studies at',
        'Photo checked',
        '72 hours',
        'Aadhaar',
        'No mark can be bought',
      ],
    ],
    [
      'why-a-message-was-not-sent',
      ['2,000 characters', 'up to three photos of 8 MB', 'Failed to send message. Please try again.'],
    ],
    ['create-your-account', ['at least 6 characters', '15 minutes', '18 or older']],
  ] as const)('%s tells the product’s own limits', async (slug, phrases) => {
    const text = plainText(await load(slug))
    for (const phrase of phrases) expect(text).toContain(phrase)
  })
})

describe('a text', () => {
  it('is cut at its placeholders', () => {
    expect(runsOf('Call {tel:1930} or write to {supportEmail}, see {site:gac.gov.in}. {nothing}')).toEqual([
      { kind: 'words', text: 'Call ' },
      { kind: 'tel', text: '1930' },
      { kind: 'words', text: ' or write to ' },
      { kind: 'setting', name: 'supportEmail' },
      { kind: 'words', text: ', see ' },
      { kind: 'site', text: 'gac.gov.in' },
      { kind: 'words', text: '. {nothing}' },
    ])
  })
})
