import { foldText, lettersForDigits, plainChillus } from '../text/index.ts'

/** A word of a text: how it is looked up, and where it stands in the text as it was written. */
export interface Word {
  /** One spelling for what sounds alike; two where a digit may stand for either of two letters. */
  readonly keys: readonly string[]
  readonly start: number
  readonly end: number
  /** Counts sentences. */
  readonly sentence: number
  /** Counts what stands between commas. */
  readonly part: number
}

const token =
  /[\p{L}\p{M}\p{N}\p{Cf}'’@$\u24b6-\u24e9\u{1f130}-\u{1f189}\u{1f1e6}-\u{1f1ff}]+|[.!?;:\n।॥۔,،、•|()/]+/gu
const isWord = /[\p{L}\p{M}\p{N}@$\u24b6-\u24e9\u{1f130}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/u
const endsSentence = /[!?\n।॥۔•|]|\.(?!\p{L})/u
const notSpoken = /[^\p{L}\p{M}\p{N}]/gu
const longestText = 10_000
const longestWord = 40

/** Spellings of one sound, in Latin letters and in Indian scripts: `shaadee` and `shadi`, `bachche` and `bachhe`. */
const oneSpelling = (word: string): string =>
  word
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('ph', 'f')
    .replaceAll('chch', 'ch')
    .replaceAll(/([a-z])h?\1h?/g, '$1')
    .replaceAll('w', 'v')
    .replaceAll('z', 'j')
    .replaceAll(/[\u093c\u09bc\u0a3c]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll(/[يى]/g, 'ی')
    .replaceAll('ك', 'ک')

const plain = (folded: string) => oneSpelling(plainChillus(folded).replaceAll(notSpoken, ''))

/** How a word is looked up. */
export const wordKey = (word: string): string => plain(foldText(word))

function keysOf(written: string): readonly string[] {
  const folded = foldText(written.slice(0, longestWord)).replaceAll(/['’]/g, '')
  const mixed = /[a-z]/.test(folded) && /[\d@$]/.test(folded)
  if (!mixed) return [plain(folded)]
  return [
    ...new Set([folded, lettersForDigits(folded), lettersForDigits(folded.replaceAll('1', 'l'))].map(plain)),
  ]
}

interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly between: string
}

const letterGap = /^(?: |[._*~-]{1,3})$/

/** Letters written one by one, `n o` or `M.u.s.l.i.m`, are one word from three letters on. */
function joinLetters(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  let run: Piece[] = []
  const end = () => {
    const [first] = run
    const last = run.at(-1)
    if (run.length < 3 || !first || !last) joined.push(...run)
    else joined.push({ ...first, text: run.map(({ text }) => text).join(''), end: last.end })
    run = []
  }
  for (const piece of pieces) {
    const isLetter = /^[\p{L}\d]\p{M}*$/u.test(piece.text)
    if (!isLetter || (run.length > 0 && !letterGap.test(piece.between))) end()
    if (isLetter) run.push(piece)
    else joined.push(piece)
  }
  end()
  return joined
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const { 0: found, index } of text.matchAll(token)) {
    if (!isWord.test(found)) continue
    pieces.push({ text: found, start: index, end: index + found.length, between: text.slice(done, index) })
    done = index + found.length
  }
  return joinLetters(pieces)
}

/** The words of a text, of at most its first 10,000 characters. */
export function readWords(text: string): readonly Word[] {
  let sentence = 0
  let part = 0
  return piecesOf(text.slice(0, longestText)).flatMap(({ text: written, start, end, between }) => {
    if (endsSentence.test(`${between}x`)) sentence++
    if (/[^\s\p{Cf}'’"_*~()/-]/u.test(between)) part++
    const keys = keysOf(written).filter((key) => key !== '')
    return keys.length > 0 ? [{ keys, start, end, sentence, part }] : []
  })
}
