import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  consonantsOf,
  countSaidDigits,
  foldText,
  joinSpacedLetters,
  lettersForDigits,
  readSpelledDigits,
  transliterate,
} from './index.ts'

describe('a folded text', () => {
  it.each([
    ['Pay Advance', 'pay advance'],
    ['ＰＡＹ　ａｄｖａｎｃｅ', 'pay advance'],
    ['p\u200bа\u200dу tо me', 'pay to me'],
    ['ραу', 'pay'],
    ['𝗢𝗧𝗣 𝓼𝓮𝓷𝓭', 'otp send'],
    ['ⓞⓣⓟ 🅾🆃🅿 🇴🇹🇵', 'otp otp otp'],
    ['ᴏᴛᴘ', 'otp'],
    ['o̶t̷p̸ ādvánce', 'otp advance'],
    ['9️⃣8️⃣', '98'],
    ['९८७ ৯৮৭ ௯௮௭ ౯౮౭ ೯೮೭ ９８７ ٩٨٧ 𝟗𝟖𝟕', '987 987 987 987 987 987 987 987'],
    ['पैसे  भेजो', 'पैसे भेजो'],
    ['₹5,000\nnow', '₹5,000\nnow'],
    ['a\u00a0\u2003 b', 'a b'],
  ])('%j reads %j', (text, read) => expect(foldText(text)).toBe(read))

  it('stays as it is when folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const once = foldText(text)
        expect(foldText(foldText(once))).toBe(foldText(once))
      }),
    )
  })

  it('joins letters written one by one', () => {
    expect(joinSpacedLetters('send o t p on p.a.y.t.m now')).toBe('send otp on paytm now')
    expect(joinSpacedLetters('a 2 bhk is a good one')).toBe('a 2 bhk is a good one')
  })

  it('reads digits and signs within a word as letters', () => {
    expect(['0tp', 'adv@nce', 'p4y', 'ca$h'].map(lettersForDigits)).toEqual(['otp', 'advance', 'pay', 'cash'])
  })
})

describe('spelled digits', () => {
  it.each([
    ['call nine eight seven six five four three two one zero', 'call 9876543210'],
    ['nau aath saat chhe paanch char teen do ek shunya', '9876543210'],
    ['nau-aath, double seven 5 4', '98775 4'.replace(' ', '')],
    ['नौ आठ सात छह', '9876'],
    ['onbathu ettu ezhu aaru', '9876'],
    ['ஒன்பது எட்டு ஏழு ஆறு', '9876'],
    ['తొమ్మిది ఎనిమిది ఏడు ఆరు', '9876'],
    ['ಒಂಬತ್ತು ಎಂಟು ಏಳು ಆರು', '9876'],
    ['নয় আট সাত ছয়', '9876'],
    ['नऊ आठ सात सहा', '9876'],
    ['nineeightsevensix five', '98765'],
    ['one or two rooms', 'one or two rooms'],
    ['15000 20000', '15000 20000'],
    ['do you have two rooms', 'do you have two rooms'],
  ])('%j are %j', (text, read) => expect(readSpelledDigits(foldText(text))).toBe(read))

  it('are only where a text says two digits', () => {
    const parts = fc.constantFrom('nine', 'nau', 'double', 'a', '5', '98', 'oneone', 'एक', ' ', ' ', '-', '.')
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (some) => {
        const text = some.join('')
        if (countSaidDigits(text) < 2) expect(readSpelledDigits(text)).toBe(text)
      }),
    )
  })

  it('takes hostile text in its stride', () => {
    for (const part of ['one ', 'o.', 'one1', 'нau', '9', 'zeroone', '़', '..'])
      expect(readSpelledDigits(joinSpacedLetters(foldText(part.repeat(10_000)))).length).toBeGreaterThan(0)
  })
})

describe('sounds', () => {
  it.each([
    ['কলকাতা', 'kalakata'],
    ['বিদ্যুৎ', 'bidyut'],
    ['গুৱাহাটী', 'guvahati'],
    ['கோவை', 'kovai'],
    ['Pune', null],
  ])('%s is %s in Latin letters', (word, latin) => expect(transliterate(word)).toBe(latin))

  it.each(['customer', 'Custumer', 'kastamar', 'कस्टमर', 'কাস্টমার', 'Kasṭamar'])(
    '%s is heard as customer',
    (word) => expect(consonantsOf(word)).toBe('kstmr'),
  )
})
