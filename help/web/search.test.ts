import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance, indexOf, searchHelp, searchIn, wordsOf } from './search.ts'

describe('help.search-texts: the Help Center searches titles and texts', () => {
  it.each([
    ['deposit', 'set-rent-deposit-and-bills'],
    ['depsoit', 'set-rent-deposit-and-bills'],
    ['Deposits refund', 'set-rent-deposit-and-bills'],
    ['refund', 'set-rent-deposit-and-bills'],
    ['broker', 'questions-to-ask-before-you-agree'],
    ['brokrage', 'questions-to-ask-before-you-agree'],
    ['otp', 'verify-your-phone-number'],
    ['verificaton', 'rent-agreement-and-police-verification'],
    ['army officer', 'spot-a-false-listing'],
    ['qr', 'spot-a-false-listing'],
    ['stamp duty', 'rent-agreement-and-police-verification'],
    ['heic', 'take-photos-that-help'],
    ['delete my listing', 'edit-or-delete-a-listing'],
    ['privacy policy', 'privacy'],
    ['terms', 'terms'],
    ['photo', 'take-photos-that-help'],
    ['how do I create an account?', 'create-your-account'],
  ])('finds %s', async (query, best) => {
    expect((await searchHelp(query))[0]).toBe(best)
  })

  it.each(['', '   ', 'how do I', 'xylophone', 'deposit xylophone', '???', '🏠'])(
    'finds nothing for "%s"',
    async (query) => {
      expect(await searchHelp(query)).toEqual([])
    },
  )

  it('finds while one is still typing', async () => {
    for (const typed of ['de', 'dep', 'depo', 'depos', 'deposi']) {
      expect(await searchHelp(typed)).toContain('set-rent-deposit-and-bills')
    }
  })

  it('never fails and never finds a text twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 80 }), async (query) => {
        const found = await searchHelp(query)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })
})

describe('a search index', () => {
  const entry = (slug: string, title: string, text: string) => ({
    slug,
    title,
    text,
    summary: '',
    keywords: '',
  })
  const index = indexOf([
    entry('body', 'Something else', 'One word about rent.'),
    entry('title', 'Rent', 'Nothing more.'),
    entry('none', 'Water', 'Taps and tanks.'),
  ])

  it('puts a word in the title before one in the text', () => {
    expect(searchIn(index, 'rent')).toEqual(['title', 'body'])
  })

  it('asks for every word', () => {
    expect(searchIn(index, 'rent word')).toEqual(['body'])
  })

  it('does not guess at short words', () => {
    expect(searchIn(index, 'tan')).toEqual(['none'])
    expect(searchIn(index, 'tas')).toEqual([])
  })
})

describe('edit distance', () => {
  it.each([
    ['deposit', 'deposit', 0],
    ['depsoit', 'deposit', 1],
    ['deposi', 'deposit', 1],
    ['depozit', 'deposit', 1],
    ['deposiit', 'deposit', 1],
    ['dpeozit', 'deposit', 2],
    ['rent', 'water', 3],
  ])('counts %s to %s', (typed, word, edits) => {
    expect(editDistance(typed, word, 2)).toBe(edits)
  })

  it('is the same both ways, and at most one for each change', () => {
    const word = fc.stringMatching(/^[a-e]{1,8}$/)
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, other, 9)).toBe(editDistance(other, one, 9))
        expect(editDistance(one, `${one}x`, 9)).toBe(1)
        expect(editDistance(one, one, 9)).toBe(0)
      }),
    )
  })

  it('reads words without endings and fillers', () => {
    expect(wordsOf('What are the deposits? The lister’s address')).toEqual(['deposit', 'lister', 'address'])
  })
})
