import { lazily } from '@basera/platform/contract/lazily'
import { type Found, phraseMatcher } from '@basera/platform/contract/phrases'
import { foldText, transliterate } from '@basera/platform/contract/text'
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
} from '../name-words.ts'
import {
  acronyms,
  besideAcronyms,
  givenNamesOfParsis,
  institutions,
  kindsOfOfficer,
  landAndHomes,
  lastWordsOfOffices,
  latinInstitutions,
  namesOfFirms,
  officerSurnames,
  ranksInScripts,
  services,
  tradeOfFirms,
} from './index.ts'
import { spelledTogether, withLettersTogether } from './spelled-together.ts'

const separator = /[ .’'-]/

const lexicon = {
  product: productNames,
  namesake: namesakes,
  beside: besideProduct,
  office: officeWords,
  authority: authorityWords,
  institution: institutions,
  firmName: namesOfFirms,
  trade: tradeOfFirms,
  acronym: acronyms,
  besideAcronym: besideAcronyms,
  service: services,
  land: landAndHomes,
  lastWord: lastWordsOfOffices,
  officer: officerSurnames,
  kindOfOfficer: kindsOfOfficer,
  parsi: givenNamesOfParsis,
  contact: contactWords,
  rank: [...leadingRanks, ...ranksInScripts],
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
  '<acronym>',
  '<service>',
  '<lastWord>',
  '<officer>',
  'court/broker',
]

const patterns = [
  '<product> ... <beside>',
  '<beside> ... <product>',
  'from/at/se . <product>',
  '<office>',
  '<authority>',
  '<institution>',
  '<firmName> . <trade>',
  '<acronym> . <besideAcronym>/<trade>',
  '<besideAcronym> . <acronym>',
  '<besideAcronym> bank/court/thana',
  'thana <besideAcronym>',
  '<kindOfOfficer> <officer>',
  '<land> . dalal/दलाल/দালাল/દલાલ/ਦਲਾਲ/ଦଲାଲ/دلال',
  '<contact>',
  ...ambiguous,
]

const fine = [
  'police/polis patil',
  'पोलीस/पोलिस/पुलिस पाटील/पाटिल',
  '<parsi> officer',
  '<parsi> <parsi> officer',
]

const matcher = lazily(() => phraseMatcher(lexicon, patterns, fine))

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

/** `B a s e r a`. */
function spellsProduct(name: string): boolean {
  const together = withLettersTogether(name)
  return together !== name && speaksForProduct(together, matcher()(together))
}

/** `Ammu` is no `AMU`. */
const isAcronym = (written: string) => acronyms.includes(foldText(written).replaceAll(/[^a-z]/g, ''))

/** `L.I.C.`, `Rohit Rana I.P.S.` and `Broker Ramesh` claim one; `L. I. C. Khan` and `Gulab Broker` do not. */
function claimsOffice(name: string, found: readonly Found[]): boolean {
  const last = name.replace(/[ .’'-]+$/, '').length
  return found.some(({ pattern, start, end }) => {
    if (pattern === '<acronym>') return start === 0 && end >= last && isAcronym(name.slice(start, end))
    if (pattern === '<service>' || pattern === '<lastWord>') return start > 0 && end >= last
    return (pattern === '<officer>' || pattern === 'court/broker') && start === 0 && end < last
  })
}

function foundIn(name: string): readonly string[] {
  const text = name.replaceAll(/[. ]+/g, ' ').trim()
  const all = matcher()(text)
  const found = all.filter(({ start, end }) => !areInitials(text.slice(start, end)))
  const words = found.map(({ pattern }) => pattern).filter((pattern) => !ambiguous.includes(pattern))
  return [
    ...words,
    ...(speaksForProduct(text, found) || spellsProduct(text) ? ['<product>'] : []),
    ...(claimsRank(text, found) ? ['<rank>'] : []),
    ...(claimsOffice(text, all) ? ['<institution>'] : []),
  ]
}

const inLatin = (name: string): string =>
  name
    .split(' ')
    .map((word) => transliterate(foldText(word)) ?? word)
    .join(' ')

/** What a name says that is no name. */
export function foreignWords(name: string): readonly string[] {
  const latin = inLatin(name)
  return latin === name ? foundIn(name) : [...foundIn(name), ...foundIn(latin)]
}

/** Whether a name has an office or a firm whose letters or words are apart, together or misspelt. */
export const officeApart = spelledTogether(() => [
  ...latinInstitutions,
  ...officeWords,
  ...authorityWords,
  ...besideProduct.map((word) => `basera ${word}`),
])

export const contactApart = spelledTogether(() => [
  'whatsapp',
  'telegram',
  'instagram',
  'facebook',
  'snapchat',
])
