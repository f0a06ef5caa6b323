import { type Found, findConcepts } from './find-concepts.ts'
import { compile } from './patterns.ts'
import { isSum, type Reading, type Token } from './read-message.ts'
import { concepts } from './words/index.ts'

const patterns = compile(concepts)
const before = 4
const behind = 3

/** Wordings of these hold their negation themselves. */
const whole =
  /^(?:unpaid|see-not|not-|no-|absent|wary|unseen|threat|obscene|keep-secret|needless-visit|refused|if-paid|i-pay|accused|met|your-name|hurry|#)/
const negator = /^not-|^no-worry$/

const named = (pattern: RegExp): ReadonlySet<string> =>
  new Set(Object.keys(concepts).filter((name) => pattern.test(name)))
const undeniable = named(whole)
const negators = named(negator)

/** Whether words that calm (`no worry`) stand at a word. */
function isCalm(at: number, denials: readonly Found[]): boolean {
  for (const { concept, from, to } of denials)
    if (concept === 'no-worry' && from <= at && at < to) return true
  return false
}

function isNegated(one: Found, denials: readonly Found[], tokens: readonly Token[]): boolean {
  if (undeniable.has(one.concept)) return false
  const clause = tokens[one.from]?.clause
  return denials.some(({ concept, from, to }) => {
    if (from >= one.from && to <= one.to) return !isCalm(from, denials)
    const isNear =
      (concept === 'not-ahead' && to <= one.from && one.from - to < before) ||
      (concept === 'not-behind' && from >= one.to && from - one.to < behind)
    return isNear && tokens[from]?.clause === clause && !isCalm(from, denials)
  })
}

/** What a message speaks of, a denied concept with `!` before it. */
export function namesIn({ tokens, signs }: Reading): ReadonlySet<string> {
  const found = findConcepts(tokens, patterns)
  const denials = found.filter(({ concept }) => negators.has(concept))
  const names = new Set<string>()
  for (const one of found) {
    const isDenied = denials.length > 0 && isNegated(one, denials, tokens)
    names.add(isDenied ? `!${one.concept}` : one.concept)
  }
  for (const name of signs) names.add(name)
  for (const { forms } of tokens) if (isSum(forms)) for (const form of forms) names.add(form)
  return names
}
