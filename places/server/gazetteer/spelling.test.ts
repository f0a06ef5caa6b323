import { transliterate } from '@basera/platform/contract/text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'
import { editsAllowed, lettersOf, mayMatch, prefixEditDistance } from './spelling.ts'
import { wordsOf } from './words.ts'

/** The textbook table, with v for w, to check the quick one against. */
function slowEditDistance(typed: string, word: string): number {
  const [a, b] = [typed.replaceAll('w', 'v'), word.replaceAll('w', 'v')]
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, table[i - 1]![j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, table[i - 2]![j - 2]! + 1)
      table[i]![j] = cost
    }
  return Math.min(...table[a.length]!)
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'v', 'w', 'n'), minLength: 1, maxLength: 9 })

describe('edit distance of spellings', () => {
  it.each([
    ['koramangla', 'koramangala', 1],
    ['gurgoan', 'gurgaon', 1],
    ['pavai', 'powai', 1],
    ['kora', 'koramangala', 0],
    ['koramng', 'koramangala', 1],
    ['delhi', 'mumbai', 3],
  ])('%s is %s with %d', (typed, other, count) => {
    expect(prefixEditDistance(typed, other, 2)).toBe(count)
  })

  it('are counted as by the textbook, up to the most that matter', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 2 }), (typed, other, most) => {
        expect(prefixEditDistance(typed, other, most)).toBe(
          Math.min(slowEditDistance(typed, other), most + 1),
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('are never missed by the quick look at the letters', () => {
    fc.assert(
      fc.property(word, word, (typed, other) => {
        if (prefixEditDistance(typed, other, 2) <= 2)
          expect(mayMatch(lettersOf(typed), lettersOf(other), 2)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['mg', 0],
    ['hsr', 0],
    ['560034', 0],
    ['sector62', 0],
    ['powai', 1],
    ['bangalore', 2],
  ])('%s may have %d', (typed, allowed) => {
    expect(editsAllowed(typed)).toBe(allowed)
  })
})

describe('folding', () => {
  it.each([
    ['  HSR   Layout ', 'hsr layout'],
    ['Andheri (W)', 'andheri w'],
    ['St. John’s', 'st john s'],
    ['Café Mōrē', 'cafe more'],
    ['कोथरूड़', 'कोथरूड'],
    ['😀', ''],
    ['𝐏𝐎𝐖𝐀𝐈', 'powai'],
    ['５６００３４', '560034'],
  ])('%s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
        expect(wordsOf(text)).not.toContain('')
      }),
    )
  })
})

describe('reading Indian scripts', () => {
  it.each([
    ['कोरमंगला', 'koramangala'],
    ['नगर', 'nagar'],
    ['ಕೋರಮಂಗಲ', 'koramangal'],
    ['অন্ধেরি', 'andheri'],
    ['६२', '62'],
    ['powai', null],
  ])('%s is %s', (text, latin) => {
    expect(transliterate(text)).toBe(latin)
  })
})
