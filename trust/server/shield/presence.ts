import { type Found, findConcepts } from './find-concepts.ts'
import { compile } from './patterns.ts'
import { type Reading, readMessage, type Token } from './read-message.ts'
import { concepts } from './words/index.ts'

const patterns = compile(concepts)
const lastTurns = 8
const mostCharacters = 4_000
const before = 4
const behind = 3

/** The concepts of a text, a denied one with `!` before it, and whether the last message speaks of it. */
export type Present = ReadonlyMap<string, { readonly last: boolean }>

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

export function presentIn(reading: Reading, lastTurn: number): Present {
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

/** The last messages of a sender, oldest first, as one reading. */
export function readTurns(turns: readonly string[]): {
  readonly reading: Reading
  readonly lastTurn: number
} {
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
