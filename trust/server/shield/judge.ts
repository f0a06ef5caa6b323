import type { WarningKind, WarningLevel } from '../../contract/index.ts'
import { indexRules } from './held-rules.ts'
import { numberOfName } from './names.ts'
import { countWords, type Present, presentIn, readTurns } from './read-turns.ts'
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
const heldGroups = indexRules([...ruleFiles.map(({ rules }) => rules), honestRules, warnings])

export interface Verdict {
  readonly kind: WarningKind
  readonly score: number
  readonly evidence: readonly Rule[]
}

function weighPresent(present: Present): readonly Verdict[] {
  const groups = heldGroups(present)
  const [honest = [], wary = []] = groups.slice(ruleFiles.length)
  const verdicts = ruleFiles.flatMap(({ kind, about }, at) => {
    const own = groups[at] ?? []
    if (!own.some(({ rule, last }) => last && rule.weight > 0)) return []
    if (about && !about.some((name) => present.said[numberOfName(name)] === 2)) return []
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
  odds > (score >= enough.danger ? learned.surelyHonest : learned.honest)

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
  if (odds < (hinted ? learned.hinted : learned.careful)) return null
  if (!hinted && odds < learned.unspoken && !isAtStake(present)) return null
  if (countWords(texts) < fewestWords) return null
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
