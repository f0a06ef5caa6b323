import { type Found, phraseMatcher } from '@basera/platform/contract/phrases'
import { foldText, readSpelledDigits } from '@basera/platform/contract/text'
import { fullNameMaximum, writtenNameMaximum } from './limits.ts'
import { nameFormFault } from './name-form.ts'
import { officeHeardIn } from './name-sounds.ts'
import {
  authorityWords,
  besideProduct,
  contactWords,
  leadingRanks,
  namesakes,
  officeWords,
  productNames,
  rankedPeople,
  rankNames,
  secondNames,
} from './name-words.ts'
import { accountSentences as say } from './sentences.ts'

/** `baseraSupport` reads as two words. */
const innerCapital = /(?<=\p{Ll})(?=\p{Lu})/gu
const piledMarks = /\p{M}{6}/u
const webAddress =
  /\p{L}{3,}\.(?:com|in|co|net|org|info|biz|app|online|site|xyz|io|me|shop|live)(?![\p{L}\p{M}])/iu
const saysDigits = (name: string) => /\d/.test(readSpelledDigits(foldText(name)))

const separator = /[ .’'-]/

const lexicon = {
  product: productNames,
  namesake: namesakes,
  beside: besideProduct,
  office: officeWords,
  authority: authorityWords,
  contact: contactWords,
  rank: leadingRanks,
  rankName: rankNames,
  ranked: rankedPeople,
  second: secondNames,
}

/** What stands in people's names, too. */
const ambiguous: readonly string[] = [
  '<product>',
  '<product> <namesake>',
  '<rank>',
  '<rankName>',
  '<rankName> <second>',
  '<ranked>',
]

const patterns = [
  '<product> ... <beside>',
  '<beside> ... <product>',
  'from/at/se . <product>',
  '<office>',
  '<authority>',
  '<contact>',
  ...ambiguous,
]
let findWords: ((text: string) => readonly Found[]) | undefined

/** Three initials, `R. B. I. Khan`, are no acronym. */
const areInitials = (words: string) => separator.test(words) && words.replaceAll(/[^\p{L}]/gu, '').length <= 3

/** `Captain Rao` and `Major Anil Rao` claim a rank; `Major Rao` and `Major Singh Gill` may be given names. */
function claimsRank(name: string, found: readonly Found[]): boolean {
  if (found.some(({ pattern, start }) => pattern === '<ranked>' && start === 0)) return false
  const leading = found.filter(({ start, end }) => start === 0 && end < name.length)
  const named = (pattern: string) => leading.find((one) => one.pattern === pattern)
  if (named('<rank>')) return true
  const rankName = named('<rankName>')
  if (!rankName || named('<rankName> <second>')) return false
  return name.slice(rankName.end).split(separator).filter(Boolean).length > 1
}

/** `Basera Khan` and `Deepak Basera` are people. */
const speaksForProduct = (name: string, found: readonly Found[]): boolean =>
  found.some(({ pattern, start }) => pattern === '<product>' && start === 0) &&
  !found.some(({ pattern, end }) => pattern === '<product> <namesake>' && end === name.length)

/** What a name says that is no name. */
function foreignWords(name: string): readonly string[] {
  findWords ??= phraseMatcher(lexicon, patterns)
  const found = findWords(name.replaceAll('.', ' ')).filter(
    ({ start, end }) => !areInitials(name.slice(start, end)),
  )
  const words = found.map(({ pattern }) => pattern).filter((pattern) => !ambiguous.includes(pattern))
  return [
    ...words,
    ...(speaksForProduct(name, found) ? ['<product>'] : []),
    ...(claimsRank(name, found) ? ['<rank>'] : []),
  ]
}

function wordFault(name: string): string | undefined {
  const found = [name, name.replaceAll(innerCapital, ' ')].flatMap(foreignWords)
  const heard = officeHeardIn(name)
  if (found.includes('<contact>') || heard === 'contact') return say.nameContact
  return found.length > 0 || heard ? say.nameTitle : undefined
}

/**
 * The sentence for a name that is not allowed (accounts.name-own), or nothing: 2 to 60 letters of any script, no
 * numbers, addresses or links, no title of authority or of this product. Initials and single names are names.
 */
export function nameFault(name: string): string | undefined {
  const fault = nameFormFault(name)
  if (fault) return fault
  if (piledMarks.test(name)) return say.nameLetters
  return webAddress.test(name) || saysDigits(name) ? say.nameContact : wordFault(name)
}

/** A name that a sign-in provider says: as it is, else without what may not stand in a name, else none. */
export function cleanName(name: string): string | undefined {
  const asSaid = name.slice(0, 2 * writtenNameMaximum).trim()
  const letters = asSaid
    .replaceAll(/[^\p{L}\p{M}\p{Join_C} .'’-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const short = [...letters].slice(0, fullNameMaximum).join('').trim()
  return [asSaid, short].find((one) => nameFault(one) === undefined)
}
