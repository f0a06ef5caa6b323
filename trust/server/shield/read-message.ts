import {
  foldText,
  joinSpacedLetters,
  lettersForDigits,
  readSpelledDigits,
} from '@basera/platform/contract/text'
import { contactDetails } from '../../contract/index.ts'
import { linkSigns } from './links.ts'
import { plainScript, scriptKeys, soundKey } from './sound-key.ts'

export interface Token {
  /** What it is compared as: sound keys, the word in its own script, `#amount` and the like. */
  readonly forms: readonly string[]
  readonly plain: string
  readonly sentence: number
  readonly clause: number
  readonly turn: number
}

export interface Reading {
  readonly tokens: readonly Token[]
  /** Concepts that are seen in the text as a whole: `#phone`, `#badlink`. */
  readonly signs: readonly { readonly name: string; readonly turn: number }[]
}

const units =
  'k|lakhs?|lacs?|rs|rupees?|rupaye|rupiya|rupay|rupai|taka|₹|hazar|hajar|hajaar|thousand|aayiram|ayiram|velu|savira|हजार|हज़ार|लाख|रुपये|रुपए|रुपयां|रु|टका|টাকা|হাজার|ரூபாய்|ஆயிரம்|రూపాయలు|రూ|వేలు|వేల|ರೂಪಾಯಿ|ರೂ|ಸಾವಿರ'
const pieces = new RegExp(
  [
    String.raw`(?<sum>(?:(?:₹|rs\.?|inr|रु\.?|ரூ\.?|రూ\.?|ರೂ\.?) ?)?\d[\d,]*(?:\.\d+)?(?:\/-)?(?: ?(?:${units}))?(?![\p{L}\p{M}\p{N}@$]))`,
    String.raw`(?<word>[\p{L}\p{M}\p{N}@$]+(?:['’!][\p{L}\p{M}\p{N}]+)*)`,
    String.raw`(?<stop>[.!?।,;:()–—\n-]+)`,
  ].join('|'),
  'gu',
)
const smile = /[:;]-?[)dp](?!\w)|[😀-😆😛-😝🤣🤪]/u
const sentenceEnd = /[.!?।;\n]/
const script = /[\u0900-\u0d7f]/
const hasLetter = /\p{L}/u
const hasDigit = /[\d@$!]/
/** A telephone number in two parts, which is no sum. */
const halves = /^[6-9]\d{4} \d{5}$/
const contrast = new Set(
  'but lekin magar aana aanaal kani kaani aadre adre pan kintu tobe और लेकिन मगर पर ஆனால் ஆனா కానీ కాని ಆದರೆ ಪಣ पण কিন্তু'.split(
    ' ',
  ),
)

function sumForms(sum: string): readonly string[] {
  const digits = sum.replace(/\.\d+/, '').replaceAll(/\D/g, '')
  const rest = sum.replaceAll(/[\d,. ]/g, '')
  if (rest !== '' || (digits.length >= 3 && digits.length <= 5)) return ['#number', '#amount']
  return digits.length === 6 && !digits.endsWith('00') ? ['#number', '#six'] : ['#number']
}

function wordForms(word: string): readonly string[] {
  if (script.test(word)) return [plainScript(word), ...scriptKeys(word)]
  const forms = [soundKey(word)]
  if (hasDigit.test(word) && hasLetter.test(word)) forms.push(soundKey(lettersForDigits(word)))
  return forms
}

/** Reads a message as tokens in sentences and clauses; `turn` is its place among the sender's last. */
export function readMessage(text: string, turn: number, sentenceFrom = 0): Reading {
  const folded = readSpelledDigits(joinSpacedLetters(foldText(text)))
  const tokens: Token[] = []
  let sentence = sentenceFrom
  let clause = sentenceFrom * 100
  for (const { 0: piece, groups = {} } of folded.matchAll(pieces)) {
    if (groups.stop) {
      clause++
      if (sentenceEnd.test(piece)) sentence++
      continue
    }
    if (contrast.has(piece)) clause++
    const forms = groups.sum ? sumForms(piece) : wordForms(piece)
    const previous = tokens.at(-1)
    if (groups.sum && previous && previous.clause === clause && halves.test(`${previous.plain} ${piece}`))
      tokens.splice(-1, 1, { ...previous, forms: ['#number'] })
    tokens.push({ forms, plain: piece, sentence, clause, turn })
  }
  const names = [...contactDetails(text).map(({ kind }) => `#${kind}`), ...linkSigns(folded)]
  if (smile.test(folded)) names.push('#smile')
  return { tokens, signs: [...new Set(names)].map((name) => ({ name, turn })) }
}
