import { capitalLookAlikes, lookAlikes } from './look-alikes.ts'

const ascii = /^[\n\x20-\x7e]*$/
/** What has no width: joiners, direction marks, variation selectors, tags. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu
const accents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g
const spaces = /[^\S\n]+/g

const indicFirst = 0x0900
const indicLast = 0x0d7f
const indicBlock = 0x80
/** Where the digits lie in a block of an Indian script. */
const indicDigits = { first: 0x66, last: 0x6f } as const

/** Letters of Indian scripts, which stay as they are; most of a text that is not in Latin letters. */
const indicLetters = Array.from({ length: (indicLast + 1 - indicFirst) / indicBlock }, (_one, n) => {
  const block = indicFirst + n * indicBlock
  const letters = [block, block + indicDigits.first - 1, block + indicDigits.last + 1, block + indicBlock - 1]
  const [a, b, c, d] = letters.map((code) => String.raw`\u${code.toString(16).padStart(4, '0')}`)
  return `${a}-${b}${c}-${d}`
}).join('')
const unlikely = new RegExp(String.raw`[^\0-\x7f${indicLetters}]`, 'gu')

const boxed: readonly (readonly [first: number, last: number])[] = [
  [0x1f130, 0x1f149],
  [0x1f150, 0x1f169],
  [0x1f170, 0x1f189],
  [0x1f1e6, 0x1f1ff],
]

/** The digit of a decimal of any script, or nothing. Unicode lays each script's ten digits in a row. */
function decimal(letter: string, code: number): string | undefined {
  if (!/\p{Nd}/u.test(letter)) return undefined
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--
  return String(code - zero)
}

function plainLetter(letter: string): string {
  const same = lookAlikes.get(letter)
  if (same) return same
  const code = letter.codePointAt(0) ?? 0
  if (code >= indicFirst && code <= indicLast) {
    const place = (code - indicFirst) % indicBlock
    const { first, last } = indicDigits
    return place >= first && place <= last ? String(place - first) : letter
  }
  const box = boxed.find(([first, last]) => code >= first && code <= last)
  if (box) return String.fromCharCode(0x61 + code - box[0])
  return decimal(letter, code) ?? letter
}

/**
 * A text as it is read rather than as it is written: NFKC, lower case, letters that look Latin as Latin ones, digits
 * of every script as 0-9, no accents on Latin letters, nothing invisible, one space between words. Line breaks and
 * punctuation stay. Indian scripts keep their vowel signs.
 */
export function foldText(text: string): string {
  if (ascii.test(text))
    return text.includes('  ') ? text.toLowerCase().replaceAll(spaces, ' ') : text.toLowerCase()
  return text
    .normalize('NFKD')
    .replaceAll(unseen, '')
    .replaceAll(accents, '')
    .normalize('NFKC')
    .replaceAll(/[ΜΝΗΥ]/g, (capital) => capitalLookAlikes[capital] ?? capital)
    .toLowerCase()
    .replaceAll(accents, '')
    .replaceAll(unlikely, plainLetter)
    .replaceAll(spaces, ' ')
}

const spacedLetters = /(?<![a-z0-9])[a-z](?:[ ._*|/~-]{1,3}[a-z](?![a-z0-9])){2,}/g

/** Joins letters written one by one: `p a y t m` and `o.t.p` become `paytm` and `otp`. For folded text. */
export const joinSpacedLetters = (folded: string): string =>
  folded.replaceAll(spacedLetters, (letters) => letters.replaceAll(/[^a-z]/g, ''))

const digitLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** A word whose letters are written as digits and signs: `0tp` and `adv@nce` become `otp` and `advance`. */
export const lettersForDigits = (word: string): string =>
  word.replaceAll(/[013457898@$!]/g, (sign) => digitLetters[sign] ?? sign)
