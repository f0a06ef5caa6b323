import type { PlaceFieldValue } from '@basera/places/web'

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []

/** A new address must not keep the old point (rooms.address-shown). */
export function stillThere(value: PlaceFieldValue): PlaceFieldValue {
  if (!value.place) return value
  const typed = new Set(wordsOf(value.text))
  return wordsOf(value.place.label).some((word) => typed.has(word)) ? value : { ...value, place: null }
}
