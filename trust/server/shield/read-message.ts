import {
  countSaidDigits,
  foldText,
  joinSpacedLetters,
  lettersForDigits,
  readSpelledDigits,
} from '@basera/platform/contract/text'
import { contactDetailsIn } from '../../contract/index.ts'
import { linkSigns } from './links.ts'
import { plainScript, scriptKeys, soundKey } from './sound-key.ts'

export interface Token {
  /** What it is compared as: sound keys, the word in its own script, `#amount` and the like. */
  readonly forms: readonly string[]
  readonly plain: string
  readonly sentence: number
  readonly clause: number
}

export interface Reading {
  readonly tokens: readonly Token[]
  /** Concepts that are seen in the text as a whole: `#phone`, `#badlink`. */
  readonly signs: readonly string[]
}

const latinUnits =
  'k|lakhs?|lacs?|rs|rupees?|rupaye|rupiya|rupay|rupai|taka|hazar|hajar|hajaar|thousand|aayiram|ayiram|velu|savira'
const units = `${latinUnits}|₹|हजार|हज़ार|लाख|रुपये|रुपए|रुपयां|रु|टका|টাকা|হাজার|ரூபாய்|ஆயிரம்|రూపాయలు|రూ|వేలు|వేల|ರೂಪಾಯಿ|ರೂ|ಸಾವಿರ|રૂપિયા|રૂ|હજાર|લાખ|ਰੁਪਏ|ਰੁਪਈਏ|ਰੁ|ਹਜ਼ਾਰ|ਹਜਾਰ|ਲੱਖ|രൂപ|രൂ|ആയിരം|ലക്ഷം`

/** Sums, words and stops. */
const piecesOf = (letter: string, currency: string, unit: string, joint: string, stop: string) =>
  [
    String.raw`((?:(?:${currency}) ?)?\d[\d,]*(?:\.\d+)?(?:\/-)?(?: ?(?:${unit}))?(?![${letter}@$]))`,
    `([${letter}@$]+(?:[${joint}][${letter}]+)*)`,
    `([${stop}]+)`,
  ].join('|')
const anyPieces = new RegExp(
  piecesOf(
    String.raw`\p{L}\p{M}\p{N}`,
    String.raw`₹|rs\.?|inr|रु\.?|ரூ\.?|రూ\.?|ರೂ\.?|રૂ\.?|ਰੁ\.?|രൂ\.?`,
    units,
    "'’!",
    String.raw`.!?।,;:()–—\n-`,
  ),
  'gu',
)
/** The same of plain Latin letters alone: several times as quick. */
const latinPieces = new RegExp(
  piecesOf('a-z0-9', String.raw`rs\.?|inr`, latinUnits, "'!", String.raw`.!?,;:()\n-`),
  'g',
)
const latin = /^[\n\x20-\x7e]*$/
const smile = /[:;]-?[)dp](?!\w)|[😀-😆😛-😝🤣🤪]/u
const sentenceEnd = /[.!?।;\n]/
const script = /[\u0900-\u0d7f]/
const hasLetter = /\p{L}/u
const hasDigit = /[\d@$!]/
/** A telephone number in two parts, which is no sum. */
const halves = /^[6-9]\d{4} \d{5}$/
const contrast = new Set(
  'but lekin magar aana aanaal kani kaani aadre adre pan kintu tobe और लेकिन मगर पर ஆனால் ஆனா కానీ కాని ಆದರೆ ಪಣ पण কিন্তু pakshe ennal പക്ഷേ പക്ഷെ എന്നാൽ પણ પરંતુ ਪਰ ਲੇਕਿਨ'.split(
    ' ',
  ),
)

const numberForms = ['#number']
const amountForms = ['#number', '#amount']
const codeForms = ['#number', '#six']

export const isSum = (forms: readonly string[]): boolean =>
  forms === numberForms || forms === amountForms || forms === codeForms

function sumForms(sum: string): readonly string[] {
  const digits = sum.replace(/\.\d+/, '').replaceAll(/\D/g, '')
  const rest = sum.replaceAll(/[\d,. ]/g, '')
  if (rest !== '' || (digits.length >= 3 && digits.length <= 5)) return amountForms
  return digits.length === 6 && !digits.endsWith('00') ? codeForms : numberForms
}

function readForms(word: string): readonly string[] {
  if (script.test(word)) return [plainScript(word), ...scriptKeys(word)]
  const forms = [soundKey(word)]
  if (hasDigit.test(word) && hasLetter.test(word)) forms.push(soundKey(lettersForDigits(word)))
  return forms
}

interface Word {
  readonly forms: readonly string[]
  /** How many digits it says: `nine` one. */
  readonly said: number
  readonly isContrast: boolean
}

/** The words of a language come again and again. */
const known = new Map<string, Word>()
const mostKnown = 20_000
const longestKnown = 24

function readWord(word: string): Word {
  const kept = known.get(word)
  if (kept) return kept
  const made = { forms: readForms(word), said: countSaidDigits(word), isContrast: contrast.has(word) }
  if (known.size >= mostKnown) known.clear()
  if (word.length <= longestKnown) known.set(word, made)
  return made
}

interface Spoken {
  readonly tokens: readonly Token[]
  /** How many digits they say in words. */
  readonly said: number
}

function readTokens(folded: string): Spoken {
  const tokens: Token[] = []
  let sentence = 0
  let clause = 0
  let said = 0
  for (const [piece, sum, , stop] of folded.matchAll(latin.test(folded) ? latinPieces : anyPieces)) {
    if (stop) {
      clause++
      if (sentenceEnd.test(piece)) sentence++
      continue
    }
    if (!sum) {
      const word = readWord(piece)
      if (word.isContrast) clause++
      said += word.said
      tokens.push({ forms: word.forms, plain: piece, sentence, clause })
      continue
    }
    const previous = tokens.at(-1)
    const isHalf = previous?.clause === clause && halves.test(`${previous.plain} ${piece}`)
    if (isHalf) tokens.splice(-1, 1, { ...previous, forms: numberForms })
    tokens.push({ forms: isHalf ? numberForms : sumForms(piece), plain: piece, sentence, clause })
  }
  return { tokens, said }
}

/** A number that is said has at least two digits in words. */
const fewestSaid = 2

/** What no contact detail is without, but for digits that are said. */
const detailHint = /[\d@:]|\.[a-z0-9]|\bat\b|dot|www/

/** What is dialled to send one's calls, and the codes that are read out in them, to another number. */
const callForwarding = /\*{1,2}(?:21|61|62|67|00[24]|40[1-9])\*/

/** Reads a message as tokens in sentences and clauses. */
export function readMessage(text: string): Reading {
  const joined = joinSpacedLetters(foldText(text))
  const spoken = readTokens(joined)
  const folded = spoken.said < fewestSaid ? joined : readSpelledDigits(joined)
  const { tokens } = folded === joined ? spoken : readTokens(folded)
  const details = folded === joined && !detailHint.test(joined) ? [] : contactDetailsIn(joined, folded)
  const signs = new Set([...details.map(({ kind }) => `#${kind}`), ...linkSigns(folded)])
  if (callForwarding.test(folded)) signs.add('#forwarding')
  if (smile.test(folded)) signs.add('#smile')
  return { tokens, signs: [...signs] }
}
