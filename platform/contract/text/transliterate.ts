/**
 * Indian scripts sit in Unicode blocks of 128 that are laid out alike, so one table reads nine of them. It is a rough
 * reading, meant to be searched with tolerance for spelling: कोरमंगला becomes "koramangala".
 */
const firstBlock = 0x0900
const lastBlock = 0x0d7f

const vowels = 'a a i i u u ri li e e e ai o o o au'.split(' ')
const vowelSigns = 'a i i u u ri ri e e e ai o o o au'.split(' ')
const consonants =
  'k kh g gh ng ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ')

/** Letters outside of their place: Bengali's final t, Assamese r and v. */
const displaced: Readonly<Record<string, string>> = { ৎ: 'ত্', ৰ: 'র', ৱ: '\u09b5' }

/** Offsets inside a block. */
const at = { nasal: 2, vowel: 0x05, consonant: 0x15, sign: 0x3e, silent: 0x4d, digit: 0x66 } as const

function read(offset: number): { text: string; kind: 'vowel' | 'consonant' | 'sign' | 'silent' | 'other' } {
  const vowel = vowels[offset - at.vowel]
  if (vowel) return { text: vowel, kind: 'vowel' }
  const consonant = consonants[offset - at.consonant]
  if (consonant) return { text: consonant, kind: 'consonant' }
  const sign = vowelSigns[offset - at.sign]
  if (sign) return { text: sign, kind: 'sign' }
  if (offset === at.silent) return { text: '', kind: 'silent' }
  if (offset >= at.digit && offset < at.digit + 10) return { text: String(offset - at.digit), kind: 'other' }
  return { text: offset <= at.nasal ? 'n' : '', kind: 'other' }
}

/** A folded word in Latin letters, or null when it is in none of the nine scripts. */
export function transliterate(word: string): string | null {
  let latin = ''
  let open = false
  for (const letter of word.replaceAll(/[ৎৰৱ]/g, (one) => displaced[one] ?? one)) {
    const code = letter.codePointAt(0) ?? 0
    if (code < firstBlock || code > lastBlock) return null
    const { text, kind } = read((code - firstBlock) % 128)
    // A consonant without a vowel sign carries an "a", except at the end of a word.
    if (open && kind !== 'sign' && kind !== 'silent') latin += 'a'
    latin += text
    open = kind === 'consonant'
  }
  return latin === '' ? null : latin
}
