import { plainChillus, transliterate } from '@basera/platform/contract/text'

/** Ways to write the same sound in Latin letters, in this order. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  [/^qr$/g, '2r'],
  [/(?<=^[a-z]{1,2}[ae])y(?=s?$)|(?<=^[a-z]a)i$/g, '3'],
  [/ph/g, 'f'],
  [/zh/g, 'l'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q|ck/g, 'k'],
  [/x/g, 'ks'],
  [/t?chh?/g, '1'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/1/g, 'c'],
  [/sh/g, 's'],
  [/([kgjtdb])h/g, '$1'],
  [/iy(?=[aeiou])/g, 'i'],
  [/aa+/g, 'a'],
  [/ee+|ii+|ie(?!n)/g, 'i'],
  [/oo+|uu+|ou/g, 'u'],
  [/[ae][iy](?![aeiou])/g, 'e'],
  [/au/g, 'o'],
  [/(?<=[^aeiou])y(?![aeiou])/g, 'i'],
  [/(?<=[aeiou])h(?![aeiou])/g, ''],
  [/(.)\1+/g, '$1'],
  [/2/g, 'q'],
  [/3/g, 'y'],
]
const schwa = /(?<=[aeiou][^aeiou])a(?=[^aeiou][aeiou])/g

/** How a word in Latin letters sounds, roughly: `bhejiye`, `bejiye` and `bhejie` have one key. */
export function soundKey(word: string): string {
  let key = word
  for (const [written, sound] of sounds) key = key.replaceAll(written, sound)
  return key
}

/** Dots below, what joins letters or keeps them apart, and the sign that doubles a Punjabi consonant. */
const loose = /[\u093c\u09bc\u0a3c\u0a71\u0abc\u0b3c\u200c\u200d]/g
const nasals = /[\u0901\u0981\u0a01\u0a81\u0c01\u0c81]/g
const tippi = /\u0a70/g

/** A word of an Indian script in its plainest spelling: no dots below, one sign for the nasals. */
export const plainScript = (word: string): string =>
  plainChillus(
    word
      .normalize('NFKD')
      .replaceAll(loose, '')
      .replaceAll(nasals, (sign) => String.fromCharCode(sign.charCodeAt(0) + 1))
      .replaceAll(tippi, '\u0a02'),
  ).normalize('NFC')

const shortestKey = 4

/**
 * Sound keys of a word of an Indian script, with the inner vowels that Hindi drops and without. Short ones are like too
 * many words of other languages, Tamil writes one letter for several sounds, and much of Malayalam sounds like other words.
 */
export function scriptKeys(word: string): readonly string[] {
  if (/[\u0b80-\u0bff\u0d00-\u0d7f]/.test(word)) return []
  const latin = transliterate(word.normalize('NFKD').replaceAll(loose, '').normalize('NFC'))
  if (latin === null) return []
  const key = soundKey(latin)
  const shorter = key.replaceAll(schwa, '')
  return [key, shorter].filter((one) => one.length >= shortestKey)
}
