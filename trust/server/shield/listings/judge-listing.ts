import { phraseMatcher, readWords } from '@basera/platform/contract/phrases'
import type { WarningKind, WarningLevel } from '@basera/trust/contract'
import { readsLikeBroker } from './broker-wording.ts'
import { brokerIn } from './hidden-brokers.ts'
import { honestWording } from './honest-wording.ts'
import { excusePatterns, judgeAsMessage } from './judge-as-message.ts'
import { chargesRules } from './kinds/charges.ts'
import { documentRules } from './kinds/documents.ts'
import { favourRules } from './kinds/favours.ts'
import { lowRentRule } from './kinds/low-rent.ts'
import { ownerAwayRules } from './kinds/owner-away.ts'
import { paymentRules } from './kinds/payment-before-visit.ts'
import { subletRules } from './kinds/sublets.ts'
import { traffickingRules } from './kinds/trafficking.ts'
import { fewestWords, opinionOfListing } from './learned-listing.ts'
import { type ListingRule, type ListingText, listingText } from './listing-rule.ts'
import { isRentAbsurd } from './low-rent.ts'
import { wording } from './wording.ts'

export interface ListingVerdict {
  readonly flagged: true
  readonly level: WarningLevel
  readonly kind: WarningKind
  readonly because: string
}

const rules: readonly ListingRule[] = [
  ...traffickingRules,
  ...subletRules,
  ...favourRules,
  ...documentRules,
  ...ownerAwayRules,
  ...chargesRules,
  ...paymentRules,
]

/** No honest listing speaks of these at all. */
const certainKinds: ReadonlySet<WarningKind> = new Set(['remote_app', 'otp_or_code', 'sexual_or_threat'])

const isCertain = (broken: ListingRule | ListingVerdict) =>
  certainKinds.has(broken.kind) || ('certain' in broken && broken.certain)

const patternsOf = ({ patterns = [], together = [], unless = [] }: ListingRule) => [
  ...patterns,
  ...together.flat(),
  ...unless,
]

function prepare() {
  const lexicon = { ...wording, ...honestWording.lexicon }
  const patterns = new Set([...[...rules, lowRentRule].flatMap(patternsOf), ...excusePatterns])
  return {
    findWording: phraseMatcher(lexicon, [...patterns], honestWording.fine),
    findHonest: phraseMatcher(lexicon, honestWording.fine),
  }
}

let matchers: ReturnType<typeof prepare> | undefined

function isBroken(
  { patterns = [], together, unless = [] }: ListingRule,
  found: ReadonlySet<string>,
): boolean {
  const has = (pattern: string) => found.has(pattern)
  if (unless.some(has)) return false
  return patterns.some(has) || (together?.every((row) => row.some(has)) ?? false)
}

/** `If anybody asks for a token, it is a fraud` warns people, and cheats nobody. */
const withoutWarnings = (text: string) =>
  text
    .split(/(?<=[.!?\n।])\s+/)
    .filter((sentence) => !honestWording.warnsOf.test(sentence) || honestWording.boasts.test(sentence))
    .join(' ')

const verdictOf = ({ level, kind, because }: Omit<ListingVerdict, 'flagged'>): ListingVerdict => ({
  flagged: true,
  level,
  kind,
  because,
})

const hiddenBroker = {
  level: 'careful',
  kind: 'brokerage_bait',
  because: 'Takes what brokers take, and does not say to be one',
} as const

/**
 * Whether a listing cheats by its wording (trust.listing-wording): the first rule that it breaks, or what the same words
 * in a chat would be warned of, or a rent that no such home has together with haste or money; otherwise null. Learned
 * weights suspect what no rule knows, and overrule rules that take an honest listing for one that cheats.
 */
export function judgeListing(listing: ListingText): ListingVerdict | null {
  matchers ??= prepare()
  const text = withoutWarnings(listingText(listing))
  const opinion = opinionOfListing(text)
  const words = readWords(text)
  const found = new Set(matchers.findWording(words).map(({ pattern }) => pattern))
  const broken =
    rules.find((rule) => isBroken(rule, found)) ?? judgeAsMessage(text, found, matchers.findHonest(words))
  if (broken && (isCertain(broken) || !opinion.isHonest)) return verdictOf(broken)
  const broker = brokerIn(words)
  if (broker === 'hidden' || (broker === null && words.length >= fewestWords && readsLikeBroker(text)))
    return verdictOf(hiddenBroker)
  if (opinion.isSuspected) return verdictOf({ level: 'careful', kind: 'other', because: opinion.because() })
  return isRentAbsurd(listing) && isBroken(lowRentRule, found) ? verdictOf(lowRentRule) : null
}
