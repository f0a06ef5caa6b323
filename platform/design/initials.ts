const segments = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined

function firstLetter(word: string): string {
  const letter = segments ? segments.segment(word)[Symbol.iterator]().next().value?.segment : [...word][0]
  return (letter ?? '').toLocaleUpperCase('en')
}

/** First letters of the first and last word: "Debjani Sen" is DS, "नेहा" is ने with its mark. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0]
  const last = words.at(-1)
  if (first === undefined || last === undefined) return ''
  return words.length === 1 ? firstLetter(first) : firstLetter(first) + firstLetter(last)
}

/** A stable number below `count` for an id (FNV-1a). */
export function pickByHash(id: string, count: number): number {
  let hash = 0x811c9dc5
  for (let place = 0; place < id.length; place++) {
    hash = Math.imul(hash ^ id.charCodeAt(place), 0x01000193)
  }
  return ((hash ^ (hash >>> 16)) >>> 0) % count
}
