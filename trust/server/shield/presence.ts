import { type Found, findConcepts } from './find-concepts.ts'
import { compile } from './patterns.ts'
import type { Reading, Token } from './read-message.ts'
import { concepts } from './words/index.ts'

const patterns = compile(concepts)
const before = 4
const behind = 3

/** Wordings of these hold their negation themselves. */
const whole =
  /^(?:unpaid|see-not|not-|no-|absent|wary|unseen|threat|obscene|if-paid|i-pay|accused|met|your-name|hurry|#)/
const negator = /^not-|^no-worry$/

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

/** What a message speaks of, a denied concept with `!` before it. */
export function namesIn({ tokens, signs }: Reading): ReadonlySet<string> {
  const found = findConcepts(tokens, patterns)
  const negators = found.filter(({ concept }) => negator.test(concept))
  const names = new Set<string>()
  for (const one of found) names.add(isNegated(one, negators, tokens) ? `!${one.concept}` : one.concept)
  for (const name of signs) names.add(name)
  for (const { forms } of tokens) for (const form of forms) if (form.startsWith('#')) names.add(form)
  return names
}
