import { phraseMatcher, readWords } from '@basera/platform/contract/phrases'
import { everyKind } from './kinds/index.ts'
import type { FairHousingKind, NamedPeople } from './named-people.ts'
import { fairHousingSentences } from './sentences.ts'
import { saidOfPeople, welcoming } from './wording.ts'

/** Wording that shuts people out, where it stands in the text, and what to write instead. */
export interface ShutOut {
  readonly kind: FairHousingKind
  /** Character offsets in the text. */
  readonly start: number
  readonly end: number
  readonly words: string
  readonly instead: string
}

const always = [
  '<only> .. <people>',
  '<people> .. <only>',
  '<prefer> .. <people>',
  '<people> .. <prefer>',
  '<people> . <person> .. <prefer>',
  '<no> .. <people>',
  '<refuse> .. <people>',
  '<refuse> . if/unless . you/your/youre ... <people>',
  '<people> .. <refuse>',
  '<refusesTo> .. <letTo> .. <people>',
  '<people> .. <nahi>',
  '<people> . <person> ke/के liye/लिए .. <nahi>',
  '<people> .. <toPeople> . <notKept>',
  '<people> . wale/wali/walo/walon/wala/waale/waali .. <nahi>',
]

const named = [
  '<want> .. <people> . <person>',
  '<people> . <person> .. <want>',
  '<people> <want>',
  '<for> .. <people> . <person>',
  '<people> <person> .. <for>',
  '<people> <for>',
  '<for> .. <plural>',
  '<want> .. <plural>',
  '<plural> .. <want>',
  '<person> . should/must/shall/has/have/needs/ought be/to . <people>',
  '<person> . should/must/shall/has/have/needs/ought . be . <people>',
  '<people> . <wished>',
  '<people> . <person> . <wished>',
  '<people> . <person> .. <invited>',
  '<plural> .. <invited>',
  'someone/somebody/person/family/families/tenant/tenants from/of . <people>',
  'suitable/ideal/preferred tenants/tenant ... <people>',
]

/** `Hindu temple`, `kids` who are `welcome`: what a kind's own words mean elsewhere. */
const fineForAll = ['<people> . <things>', '<things> .. of/for <people>']

/** `Hindus` are people; `Hindu` may be a temple. */
const pluralsOf = (people: readonly string[]) =>
  people.flatMap((way) => (/^[a-z]+\*$/.test(way) ? [`${way.slice(0, -1)}s`] : []))

function matcherOf({
  people,
  namingShutsOut,
  turnedDownLater,
  also = [],
  fine = [],
  lexicon = {},
}: NamedPeople) {
  const later = turnedDownLater ? ['<people> ... <turnedDown>'] : []
  const patterns = [...always, ...(namingShutsOut ? named : []), ...later, ...also]
  const words = { ...saidOfPeople, ...lexicon, people, plural: pluralsOf(people) }
  return phraseMatcher(words, patterns, [...welcoming, ...fineForAll, ...fine])
}

let matchers: readonly (readonly [FairHousingKind, ReturnType<typeof matcherOf>])[] | undefined

/**
 * Wording that shuts people out by religion, caste, region or language, race, diet, marital status, children,
 * disability or sexual orientation (trust.fair-housing): in the order of the text, at most one of a kind.
 */
export function judgeFairHousing(text: string): readonly ShutOut[] {
  matchers ??= everyKind.map((one) => [one.kind, matcherOf(one)] as const)
  const words = readWords(text)
  return matchers
    .flatMap(([kind, find]) => {
      const [first] = find(words).toSorted((a, b) => a.start - b.start || a.end - b.end)
      if (!first) return []
      const { start, end } = first
      return [{ kind, start, end, words: text.slice(start, end), instead: fairHousingSentences[kind] }]
    })
    .sort((a, b) => a.start - b.start)
}
