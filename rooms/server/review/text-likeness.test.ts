import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sunnyRoom } from './review-world.fixture.ts'
import { bandsOf, isLikeText, pairsOf } from './text-likeness.ts'

const letters = fc.string({ unit: fc.constantFrom(...'aeioklmnrst'), minLength: 3, maxLength: 8 })
const sentence = fc.array(letters, { minLength: 5, maxLength: 10 }).map((words) => words.join(' '))
const text = fc.array(sentence, { minLength: 5, maxLength: 8 })
/** So long that one changed sentence leaves two thirds of the pairs: its bands then miss it once in a million times. */
const longText = fc.array(sentence, { minLength: 12, maxLength: 16 })
const written = (sentences: readonly string[]) =>
  pairsOf({ title: 'A room to let', description: `${sentences.join('. ')}.` })
const sharesBand = (one: readonly number[], other: readonly number[]) =>
  one.some((band) => other.includes(band))

describe('rooms.review-text: likeness of texts', () => {
  it('does not depend on the order of sentences, on capitals, numbers or emoji', () => {
    fc.assert(
      fc.property(text, fc.nat(), (sentences, turn) => {
        const at = turn % sentences.length
        const turned = [...sentences.slice(at), ...sentences.slice(0, at)]
        const changed = turned.map((one) => `${one.toUpperCase()} 🌞 9,500`)
        const [one, other] = [written(sentences), written(changed)]
        expect(isLikeText(one, other)).toBe(true)
        expect(bandsOf(other)).toEqual(bandsOf(one))
      }),
    )
  })

  it('bears words that are changed in one sentence, and finds such a text by its bands', () => {
    fc.assert(
      fc.property(longText, sentence, (sentences, other) => {
        const [one, changed] = [written(sentences), written([other, ...sentences.slice(1)])]
        expect(isLikeText(one, changed)).toBe(true)
        expect(sharesBand(bandsOf(one), bandsOf(changed))).toBe(true)
      }),
    )
  })

  it('is not that of unlike texts, and is mutual', () => {
    fc.assert(
      fc.property(text, text, (mine, yours) => {
        const [one, other] = [written(mine), written(yours)]
        expect(isLikeText(one, other)).toBe(isLikeText(other, one))
        const shared = [...one].filter((pair) => other.has(pair)).length
        if (shared < Math.min(one.size, other.size) / 3) expect(isLikeText(one, other)).toBe(false)
      }),
    )
  })

  it('is not judged of short texts', () => {
    expect(bandsOf(pairsOf({ title: '1BHK for rent near metro', description: null }))).toEqual([])
    expect(isLikeText(pairsOf(sunnyRoom), pairsOf({ title: 'Sunny room', description: null }))).toBe(false)
    expect(bandsOf(pairsOf(sunnyRoom))).toHaveLength(32)
  })
})
