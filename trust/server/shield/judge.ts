import type { WarningKind, WarningLevel } from '../../contract/index.ts'
import { type Present, presentIn, readTurns } from './read-turns.ts'
import { enough, learned, type Rule } from './rule.ts'
import { honestRules, regardless, ruleFiles, warnings, withoutExcuse } from './rules/index.ts'
import { isAtStake } from './second-opinion/at-stake.ts'
import { heaviestWords, oddsOfTexts, ofMessages } from './second-opinion/second-opinion.ts'

export interface Warning {
  readonly kind: WarningKind
  readonly level: WarningLevel
  /** For moderators; never shown to the sender. */
  readonly because: string
}

/** Too few for the learned weights to tell anything. */
const fewestWords = 4
interface Condition {
  readonly any: readonly string[]
  readonly absent: boolean
}

interface ReadRule {
  readonly rule: Rule
  readonly conditions: readonly Condition[]
}

const readRules = (rules: readonly Rule[]): readonly ReadRule[] =>
  rules.map((rule) => ({
    rule,
    conditions: rule.when.split(' ').map((part) => ({
      any: part.replace(/^-/, '').split('|'),
      absent: part.startsWith('-'),
    })),
  }))

const kinds = ruleFiles.map(({ kind, rules }) => ({ kind, rules: readRules(rules) }))
const ofHonest = readRules(honestRules)
const ofWary = readRules(warnings)

/** Whether the evidence is there, and whether the last message adds to it. */
function holds({ conditions }: ReadRule, present: Present): 'before' | 'last' | undefined {
  let last = false
  for (const { any, absent } of conditions) {
    let seen = false
    for (const name of any) {
      const isLast = present.get(name)
      if (isLast === undefined) continue
      seen = true
      if (!absent) last ||= isLast
    }
    if (seen === absent) return undefined
  }
  return last ? 'last' : 'before'
}

export interface Verdict {
  readonly kind: WarningKind
  readonly score: number
  readonly evidence: readonly Rule[]
}

interface Held {
  readonly rule: Rule
  readonly last: boolean
}

function heldOf(rules: readonly ReadRule[], present: Present): readonly Held[] {
  const held: Held[] = []
  for (const one of rules) {
    const how = holds(one, present)
    if (how) held.push({ rule: one.rule, last: how === 'last' })
  }
  return held
}

function weighPresent(present: Present): readonly Verdict[] {
  const honest = heldOf(ofHonest, present)
  const wary = heldOf(ofWary, present)
  const verdicts = kinds.flatMap(({ kind, rules }) => {
    const own = heldOf(rules, present)
    if (!own.some(({ rule, last }) => last && rule.weight > 0)) return []
    const held = [...own, ...(withoutExcuse.has(kind) ? [] : wary), ...(regardless.has(kind) ? [] : honest)]
    const evidence = held.map(({ rule }) => rule).toSorted((a, b) => b.weight - a.weight)
    return [{ kind, score: evidence.reduce((sum, { weight }) => sum + weight, 0), evidence }]
  })
  return verdicts.toSorted((a, b) => b.score - a.score)
}

/** The evidence for each kind to which the last message adds some, the strongest kind first. */
export const weigh = (turns: readonly string[]): readonly Verdict[] =>
  weighPresent(presentIn(readTurns(turns)))

function warningOf({ kind, score, evidence }: Verdict): Warning {
  const level = score >= enough.danger && kind !== 'off_platform_contact' ? 'danger' : 'careful'
  return { kind, level, because: evidence[0]?.because ?? '' }
}

/** Whether the rules' verdict stands although the learned weights take the text for honest. */
const stands = ({ score }: Verdict, odds: number) =>
  score >= enough.danger ? odds > learned.honest - 1 : odds > learned.honest

/** What the rules alone say of a text that is no message. */
export function judgeByRules(text: string): Warning | null {
  const [worst] = weigh([text])
  return worst && worst.score >= enough.careful ? warningOf(worst) : null
}

/** What the last text is flagged for by itself, so that advice fits what is read and not what was written before. */
function ownTrick(texts: ReturnType<typeof readTurns>): Pick<Verdict, 'kind' | 'evidence'> | undefined {
  const [own] = texts.length > 1 ? weighPresent(presentIn(texts.slice(-1))) : []
  return own && own.score >= enough.careful ? { kind: own.kind, evidence: own.evidence } : undefined
}

/**
 * Whether the last of a sender's messages in one chat deserves a warning, judged together with those before it, oldest
 * first (trust.message-warnings). Rules judge first; learned weights warn of what no rule foresaw.
 */
export function judge(turns: readonly string[]): Warning | null {
  const texts = readTurns(turns)
  const present = presentIn(texts)
  const [worst] = weighPresent(present)
  const odds = oddsOfTexts(texts, present, ofMessages)
  if (worst && worst.score >= enough.careful)
    return stands(worst, odds) ? warningOf({ ...worst, ...ownTrick(texts) }) : null
  const hinted = worst !== undefined && worst.score > 0
  const needed = hinted ? learned.hinted : isAtStake(present) ? learned.careful : learned.unspoken
  if (texts.reduce((sum, { words }) => sum + words, 0) < fewestWords || odds < needed) return null
  const before = texts.slice(0, -1)
  if (before.length > 0 && odds - oddsOfTexts(before, presentIn(before), ofMessages) < learned.rise)
    return null
  // Weights alone never fold a message, nor count towards a pause: nobody can read why they say so.
  const isDanger = hinted && odds >= learned.danger && worst.kind !== 'off_platform_contact'
  return {
    kind: hinted ? worst.kind : 'other',
    level: isDanger ? 'danger' : 'careful',
    because: `reads like known fraud: ${heaviestWords(turns, ofMessages).join(', ')}`,
  }
}
