import type { PlaceFieldValue } from '@basera/places/web'

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []

/**
 * An address line as typed, without its place once the line has no word left of it: whoever writes another address over
 * the old one must not list a room at the old point.
 */
export function stillThere(value: PlaceFieldValue): PlaceFieldValue {
  if (!value.place) return value
  const typed = new Set(wordsOf(value.text))
  return wordsOf(value.place.label).some((word) => typed.has(word)) ? value : { ...value, place: null }
}
