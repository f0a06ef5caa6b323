import type { Present } from '../presence.ts'
import type { Reading } from '../read-message.ts'

const featureBits = 16
export const featureCount = 1 << featureBits
const shortest = 2
const longest = 5
const mostTokens = 600
const mostConcepts = 60

const offset = 2_166_136_261
const prime = 16_777_619

const mixed = (hash: number, code: number) => Math.imul(hash ^ code, prime)

/** FNV-1a of a text that goes on from `hash`. */
function hashOf(text: string, hash = offset): number {
  let sum = hash
  for (let at = 0; at < text.length; at++) sum = mixed(sum, text.charCodeAt(at))
  return sum
}

/** A last stir, so that like hashes spread over all places. */
function placeOf(hash: number): number {
  const stirred = Math.imul(hash ^ (hash >>> 15), 739_982_445)
  return (stirred ^ (stirred >>> 13)) & (featureCount - 1)
}

const whole = hashOf('w:')
const sign = hashOf('s:')

/** The places of a word and of its pieces of two to five letters. */
function placesOf(form: string): number[] {
  const places = [placeOf(hashOf(form, whole))]
  if (form.startsWith('#')) return places
  const bounded = `<${form}>`
  for (let from = 0; from + shortest <= bounded.length; from++) {
    let hash = offset
    for (let length = 1; length <= longest && from + length <= bounded.length; length++) {
      hash = mixed(hash, bounded.charCodeAt(from + length - 1))
      if (length >= shortest) places.push(placeOf(hash))
    }
  }
  return places
}

/** Where the parts of a text lie in the table of weights: of its words, of neighbours, of what it speaks of. */
export interface Features {
  readonly all: ReadonlySet<number>
  /** The places of each word's own parts. */
  readonly words: ReadonlyMap<string, readonly number[]>
}

export function featuresOf({ tokens, signs }: Reading, present: Present): Features {
  const all = new Set<number>()
  const words = new Map<string, readonly number[]>()
  for (const { name } of signs) all.add(placeOf(hashOf(name, sign)))
  for (const [at, { forms, plain, sentence }] of tokens.slice(0, mostTokens).entries()) {
    if (!words.has(plain)) {
      const own = forms.flatMap(placesOf)
      words.set(plain, own)
      for (const place of own) all.add(place)
    }
    const previous = tokens[at - 1]
    if (previous?.sentence !== sentence) continue
    for (const one of previous.forms)
      for (const form of forms) all.add(placeOf(hashOf(form, hashOf(one, prime))))
  }
  const concepts = [...present.keys()].slice(0, mostConcepts).map((name) => hashOf(name))
  for (const [at, one] of concepts.entries()) {
    all.add(placeOf(one))
    for (const other of concepts.slice(at + 1)) all.add(placeOf(Math.imul(one ^ other, prime)))
  }
  return { all, words }
}
