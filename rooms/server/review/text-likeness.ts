import { readWords } from '@basera/platform/contract/phrases'

export type TextPairs = ReadonlySet<number>

export interface ListingWords {
  readonly title: string
  readonly description: string | null
}

/** Fewer pairs, and honest people write the same (`1BHK for rent near metro`). */
const fewestPairs = 12
/** Of all pairs of two texts, and of those of the shorter one. */
const likeShare = 0.5
const containedShare = 0.8

const bandsOfText = 32
const hashesOfBand = 3

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return mixed(hash)
}

/** Spreads 32 bits evenly (the end of MurmurHash3). */
function mixed(bits: number): number {
  let hash = bits ^ (bits >>> 16)
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

const seeds = Array.from({ length: bandsOfText * hashesOfBand }, (_, n) => mixed(0x9e3779b9 * (n + 1)))

const isNumber = /^[\p{N}]+(?:k|rs|inr)?$/u

/** The pairs of a listing's words as they sound, each once: in a sentence, so that sentences may change places. */
export function pairsOf({ title, description }: ListingWords): TextPairs {
  const words = readWords(`${title}\n${description ?? ''}`)
    .map(({ keys: [key = ''], sentence }) => ({ key, sentence }))
    .filter(({ key }) => !isNumber.test(key))
  return new Set(
    words.flatMap(({ key, sentence }, n) => {
      const next = words[n + 1]
      return next?.sentence === sentence ? [hashOf(`${key} ${next.key}`)] : []
    }),
  )
}

/**
 * MinHash bands of a text: texts with half of their pairs in common share one of them with 98 % probability, unlike ones
 * hardly ever. None for a text too short to compare.
 */
export function bandsOf(pairs: TextPairs): number[] {
  if (pairs.size < fewestPairs) return []
  const least = seeds.map((seed) => {
    let min = 0xffffffff
    for (const pair of pairs) min = Math.min(min, mixed(pair ^ seed))
    return min
  })
  const bands = Array.from({ length: bandsOfText }, (_, band) => {
    const hashes = least.slice(band * hashesOfBand, (band + 1) * hashesOfBand)
    return hashes.reduce((hash, one) => mixed(hash ^ one), mixed(band + 1)) | 0
  })
  return [...new Set(bands)].sort((a, b) => a - b)
}

/** Whether one text is nearly the other, or holds nearly all of it (rooms.review-text). */
export function isLikeText(one: TextPairs, other: TextPairs): boolean {
  const [short, long] = one.size < other.size ? [one, other] : [other, one]
  if (short.size < fewestPairs) return false
  let shared = 0
  for (const pair of short) if (long.has(pair)) shared++
  return shared >= likeShare * (short.size + long.size - shared) || shared >= containedShare * short.size
}
