import type { WarningKind, WarningLevel } from '../../contract/index.ts'
import { type Found, findConcepts } from './find-concepts.ts'
import { compile } from './patterns.ts'
import { type Reading, readMessage, type Token } from './read-message.ts'
import { enough, type Rule } from './rule.ts'
import { honestRules, regardless, ruleFiles, warnings, withoutExcuse } from './rules/index.ts'
import { concepts } from './words/index.ts'

export interface Warning {
  readonly kind: WarningKind
  readonly level: WarningLevel
  /** For moderators; never shown to the sender. */
  readonly because: string
}

const patterns = compile(concepts)
const lastTurns = 8
const mostCharacters = 4_000
const before = 4
const behind = 3

type Present = ReadonlyMap<string, { readonly last: boolean }>

/** Wordings of these hold their negation themselves. */
const whole =
  /^(?:unpaid|see-not|not-|no-|absent|wary|unseen|threat|obscene|if-paid|i-pay|accused|met|your-name|hurry|#)/

function isNegated(one: Found, all: readonly Found[], tokens: readonly Token[]): boolean {
  if (whole.test(one.concept)) return false
  const clause = tokens[one.from]?.clause
  const inClause = (at: number) => tokens[at]?.clause === clause
  const calm = (at: number) =>
    all.some(({ concept, from, to }) => concept === 'no-worry' && from <= at && at < to)
  return all.some(({ concept, from, to }) => {
    if (from >= one.from && to <= one.to) return !calm(from)
    if (concept === 'not-ahead')
      return to <= one.from && one.from - to < before && inClause(from) && !calm(from)
    if (concept === 'not-behind')
      return from >= one.to && from - one.to < behind && inClause(from) && !calm(from)
    return false
  })
}

function presentIn(reading: Reading, lastTurn: number): Present {
  const found = findConcepts(reading.tokens, patterns)
  const negators = found.filter(({ concept }) => /^not-|^no-worry$/.test(concept))
  const present = new Map<string, { last: boolean }>()
  const note = (name: string, last: boolean) =>
    present.set(name, { last: last || (present.get(name)?.last ?? false) })
  for (const one of found) {
    const last = (reading.tokens[one.to - 1]?.turn ?? 0) === lastTurn
    note(isNegated(one, negators, reading.tokens) ? `!${one.concept}` : one.concept, last)
  }
  for (const { name, turn } of reading.signs) note(name, turn === lastTurn)
  for (const { forms, turn } of reading.tokens)
    for (const form of forms) if (form.startsWith('#')) note(form, turn === lastTurn)
  return present
}

interface Condition {
  readonly any: readonly string[]
  readonly absent: boolean
}

const conditions = new Map<string, readonly Condition[]>()

function conditionsOf(when: string): readonly Condition[] {
  const known = conditions.get(when)
  if (known) return known
  const read = when.split(' ').map((part) => ({
    any: part.replace(/^-/, '').split('|'),
    absent: part.startsWith('-'),
  }))
  conditions.set(when, read)
  return read
}

/** Whether the evidence is there, and whether the last message adds to it. */
function holds({ when }: Rule, present: Present): { readonly last: boolean } | undefined {
  let last = false
  for (const { any, absent } of conditionsOf(when)) {
    const seen = any.map((name) => present.get(name)).filter((one) => one !== undefined)
    if (absent ? seen.length > 0 : seen.length === 0) return undefined
    if (!absent && seen.some((one) => one.last)) last = true
  }
  return { last }
}

function readTurns(turns: readonly string[]): { readonly reading: Reading; readonly lastTurn: number } {
  const last = turns.slice(-lastTurns)
  const readings: Reading[] = []
  let sentence = 0
  for (const [turn, text] of last.entries()) {
    const reading = readMessage(text.slice(0, mostCharacters), turn, sentence)
    sentence = (reading.tokens.at(-1)?.sentence ?? sentence) + 1
    readings.push(reading)
  }
  return {
    reading: {
      tokens: readings.flatMap(({ tokens }) => tokens),
      signs: readings.flatMap(({ signs }) => signs),
    },
    lastTurn: last.length - 1,
  }
}

export interface Verdict {
  readonly kind: WarningKind
  readonly score: number
  readonly evidence: readonly Rule[]
}

/** The evidence for each kind to which the last message adds some, the strongest kind first. */
export function weigh(turns: readonly string[]): readonly Verdict[] {
  const { reading, lastTurn } = readTurns(turns)
  const present = presentIn(reading, lastTurn)
  const verdicts = ruleFiles.flatMap(({ kind, rules }) => {
    const held = [
      ...rules,
      ...(withoutExcuse.has(kind) ? [] : warnings),
      ...(regardless.has(kind) ? [] : honestRules),
    ].filter((rule) => holds(rule, present))
    if (!held.some((rule) => rule.weight > 0 && holds(rule, present)?.last)) return []
    const evidence = held.toSorted((a, b) => b.weight - a.weight)
    return [{ kind, score: evidence.reduce((sum, { weight }) => sum + weight, 0), evidence }]
  })
  return verdicts.toSorted((a, b) => b.score - a.score)
}

/**
 * Whether the last of a sender's messages in one chat deserves a warning, judged together with those before it, oldest
 * first (trust.message-warnings).
 */
export function judge(turns: readonly string[]): Warning | null {
  const [worst] = weigh(turns)
  if (!worst || worst.score < enough.careful) return null
  const { kind, score, evidence } = worst
  const level = score >= enough.danger && kind !== 'off_platform_contact' ? 'danger' : 'careful'
  return { kind, level, because: evidence[0]?.because ?? '' }
}
