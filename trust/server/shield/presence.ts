import { type Found, findConcepts } from './find-concepts.ts'
import { numberOfName } from './names.ts'
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

const numbers = patterns.concepts.map(numberOfName)
const numbersDenied = patterns.concepts.map((name) => numberOfName(`!${name}`))
const undeniable = patterns.concepts.map((name) => whole.test(name))
const negators = patterns.concepts.map((name) => negator.test(name))
const calming = patterns.concepts.indexOf('no-worry')
const ahead = patterns.concepts.indexOf('not-ahead')
const behindIt = patterns.concepts.indexOf('not-behind')

/** Whether words that calm (`no worry`) stand at a word. */
function isCalm(at: number, denials: readonly Found[]): boolean {
  for (const { concept, from, to } of denials) if (concept === calming && from <= at && at < to) return true
  return false
}

function isNegated(one: Found, denials: readonly Found[], tokens: readonly Token[]): boolean {
  if (undeniable[one.concept]) return false
  const clause = tokens[one.from]?.clause
  return denials.some(({ concept, from, to }) => {
    if (from >= one.from && to <= one.to) return !isCalm(from, denials)
    const isNear =
      (concept === ahead && to <= one.from && one.from - to < before) ||
      (concept === behindIt && from >= one.to && from - one.to < behind)
    return isNear && tokens[from]?.clause === clause && !isCalm(from, denials)
  })
}

/** What a message speaks of, by the numbers of names, a denied concept with `!` before it. */
export function namesIn({ tokens, signs }: Reading): readonly number[] {
  const found = findConcepts(tokens, patterns)
  const denials = found.filter(({ concept }) => negators[concept])
  const names = new Set<number>()
  for (const one of found) {
    const isDenied = denials.length > 0 && isNegated(one, denials, tokens)
    names.add((isDenied ? numbersDenied : numbers)[one.concept] ?? 0)
  }
  for (const name of signs) names.add(numberOfName(name))
  for (const { forms } of tokens) if (isSum(forms)) for (const form of forms) names.add(numberOfName(form))
  return [...names]
}
