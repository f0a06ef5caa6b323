import { type Found, phraseMatcher } from '@basera/platform/contract/phrases'
import type { WarningKind, WarningLevel } from '@basera/trust/contract'
import { honestWording } from './honest-wording.ts'
import { chargesRules } from './kinds/charges.ts'
import { documentRules } from './kinds/documents.ts'
import { favourRules } from './kinds/favours.ts'
import { ownerAwayRules } from './kinds/owner-away.ts'
import { paymentRules } from './kinds/payment-before-visit.ts'
import type { ListingRule } from './listing-rule.ts'
import { wording } from './wording.ts'

export interface ListingText {
  readonly title: string
  readonly description: string | null
}

export interface ListingVerdict {
  readonly flagged: true
  readonly level: WarningLevel
  readonly kind: WarningKind
  readonly because: string
}

const rules: readonly ListingRule[] = [
  ...favourRules,
  ...documentRules,
  ...ownerAwayRules,
  ...chargesRules,
  ...paymentRules,
]

const patternsOf = ({ patterns = [], together = [], unless = [] }: ListingRule) => [
  ...patterns,
  ...together.flat(),
  ...unless,
]

let find: ((text: string) => readonly Found[]) | undefined

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

/** Whether the wording of a listing cheats (trust.listing-wording): the first rule that it breaks, or null. */
export function judgeListing({ title, description }: ListingText): ListingVerdict | null {
  find ??= phraseMatcher(
    { ...wording, ...honestWording.lexicon },
    [...new Set(rules.flatMap(patternsOf))],
    honestWording.fine,
  )
  const found = new Set(find(withoutWarnings(`${title}\n${description ?? ''}`)).map(({ pattern }) => pattern))
  const broken = rules.find((rule) => isBroken(rule, found))
  return broken ? { flagged: true, level: broken.level, kind: broken.kind, because: broken.because } : null
}
