import { describe, expect, it } from 'vitest'
import { phraseMatcher, ways } from './index.ts'

const lexicon = { pay: ways('pay, send money, bhej*'), first: ways('first, pehle, before you visit') }
const find = phraseMatcher(
  lexicon,
  ['<pay> .. <first>', '<first> .. <pay>', 'no ... token/deposit'],
  ['not <pay>'],
)
const words = (text: string) => find(text).map(({ start, end }) => text.slice(start, end))

describe('a phrase matcher', () => {
  it.each([
    ['Please pay the rent first.', ['pay the rent first']],
    ['paisa PEHLE bhejo', ['PEHLE bhejo']],
    ['pay before you visit', ['pay before you visit']],
    ['p.a.y f1rst', ['p.a.y f1rst']],
    ['рay fiгst', ['рay fiгst']],
    ['no fee, no bill, no token', ['no fee, no bill, no token', 'no bill, no token', 'no token']],
  ])('%s', (text, found) => expect(words(text)).toEqual(found))

  it.each([
    ['leaves at most three words out', 'pay one two three four first'],
    ['does not reach over commas', 'pay, it is first come'],
    ['does not reach over a sentence', 'You pay. First, see it'],
    ['spares what is fine', 'do not pay first'],
    ['knows whole words', 'payer first'],
  ])('%s', (_, text) => expect(words(text)).toEqual([]))

  it('names a concept only where the lexicon says it', () => {
    expect(() => phraseMatcher({}, ['<pay>'])).toThrow('A pattern names <pay>, which nothing says')
  })

  it('takes hostile text in its stride', () => {
    for (const part of [
      'pay ',
      'no ',
      'p.a.y.',
      'first, ',
      'भ',
      '़',
      'pay\u200b',
      "'",
      'no no pay ',
      'aaaa',
      'h',
    ]) {
      const start = performance.now()
      find(part.repeat(10_000))
      expect(performance.now() - start).toBeLessThan(1000)
    }
  })
})
