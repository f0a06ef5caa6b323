import { nameOf } from '../names.ts'
import type { Reading } from '../read-message.ts'

const featureBits = 19
export const featureCount = 1 << featureBits
const pieceLength = 4
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

/** Places without those that were named before. */
class PlaceSet {
  /** A bit a place: 64 KB, so that it stays in a near cache. */
  private readonly seen = new Uint32Array(featureCount / 32)
  private readonly list = new Uint32Array(featureCount)
  count = 0

  begin(): void {
    for (let at = 0; at < this.count; at++) this.seen[(this.list[at] ?? 0) >> 5] = 0
    this.count = 0
  }

  add(place: number): void {
    const word = this.seen[place >> 5] ?? 0
    const bit = 1 << (place & 31)
    if ((word & bit) !== 0) return
    this.seen[place >> 5] = word | bit
    this.list[this.count++] = place
  }

  addAll(places: Uint32Array): void {
    const { seen, list } = this
    let { count } = this
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0
      const word = seen[place >> 5] ?? 0
      const bit = 1 << (place & 31)
      if ((word & bit) !== 0) continue
      seen[place >> 5] = word | bit
      list[count++] = place
    }
    this.count = count
  }

  sum(table: Int8Array): number {
    let sum = 0
    for (let at = 0; at < this.count; at++) sum += table[this.list[at] ?? 0] ?? 0
    return sum
  }

  end(): Uint32Array {
    return keepPlaces(this.list, this.count)
  }
}

const chunkLength = 1 << 15
let chunk = new Uint32Array(chunkLength)
let used = 0

/** Many short lists share one buffer: one of its own costs more than what is in it. */
function keepPlaces(list: Uint32Array, count: number): Uint32Array {
  if (count > chunkLength / 16) return list.slice(0, count)
  if (used + count > chunkLength) {
    chunk = new Uint32Array(chunkLength)
    used = 0
  }
  const kept = chunk.subarray(used, used + count)
  for (let at = 0; at < count; at++) kept[at] = list[at] ?? 0
  used += count
  return kept
}

/** One for all texts: they are read one after the other. */
const set = new PlaceSet()

/** Adds a word and its pieces of four letters: shorter ones say little, longer ones are learned word by word. */
function addForm(set: PlaceSet, form: string): void {
  set.add(placeOf(hashOf(form, whole)))
  if (form.startsWith('#')) return
  const bounded = `<${form}>`
  for (let from = 0; from + pieceLength <= bounded.length; from++) {
    let hash = offset
    for (let at = from; at < from + pieceLength; at++) hash = mixed(hash, bounded.charCodeAt(at))
    set.add(placeOf(hash))
  }
}

interface WordPlaces {
  readonly places: Uint32Array
  /** What hashes of the neighbour behind it go on from, of each form. */
  readonly ahead: readonly number[]
}

/** Of words by their forms; those of common words are one array each time. */
const knownWords = new WeakMap<readonly string[], WordPlaces>()
const formPlaces = new PlaceSet()

function wordPlaces(forms: readonly string[]): WordPlaces {
  const kept = knownWords.get(forms)
  if (kept) return kept
  formPlaces.begin()
  for (const form of forms) addForm(formPlaces, form)
  const made = { places: formPlaces.end(), ahead: forms.map((form) => hashOf(form, prime)) }
  knownWords.set(forms, made)
  return made
}

/** Where the parts of a message lie in the table of weights: of its words, their pieces, and of neighbours. */
export function placesOf({ tokens, signs }: Reading): Uint32Array {
  set.begin()
  for (const name of signs) set.add(placeOf(hashOf(name, sign)))
  let before: WordPlaces | undefined
  let sentenceBefore = -1
  for (const { forms, sentence } of tokens.slice(0, mostTokens)) {
    const word = wordPlaces(forms)
    set.addAll(word.places)
    if (before && sentenceBefore === sentence)
      for (const hash of before.ahead) for (const form of forms) set.add(placeOf(hashOf(form, hash)))
    before = word
    sentenceBefore = sentence
  }
  return set.end()
}

/** The places of one word's parts. */
export const placesOfWord = (forms: readonly string[]): Uint32Array => wordPlaces(forms).places

interface Placed {
  readonly places: Uint32Array
}

/** Of each name, once it was asked for. */
const hashes: number[] = []

function hashOfName(name: number): number {
  for (let next = hashes.length; next <= name; next++) hashes.push(hashOf(nameOf(next)))
  return hashes[name] ?? 0
}

function addTogether(texts: readonly Placed[], names: readonly number[]): void {
  set.begin()
  for (const { places } of texts) set.addAll(places)
  const concepts = names.slice(0, mostConcepts).map(hashOfName)
  for (let at = 0; at < concepts.length; at++) {
    const hash = concepts[at] ?? 0
    set.add(placeOf(hash))
    for (let other = 0; other < at; other++) set.add(placeOf(Math.imul(hash ^ (concepts[other] ?? 0), prime)))
  }
}

/** The places of messages together with those of what they speak of, alone and in pairs. */
export function placesTogether(texts: readonly Placed[], names: readonly number[]): Uint32Array {
  addTogether(texts, names)
  return set.end()
}

/** What the same places weigh together, and how many they are. */
export function weighTogether(texts: readonly Placed[], names: readonly number[], table: Int8Array) {
  addTogether(texts, names)
  return { sum: set.sum(table), count: set.count }
}

/** The places of messages together with those of names, alone. */
export function placesBesides(texts: readonly Placed[], names: Iterable<string>): Uint32Array {
  set.begin()
  for (const { places } of texts) set.addAll(places)
  for (const name of names) set.add(placeOf(hashOf(name)))
  return set.end()
}
