/** Edits tolerated in a word: none in short ones, where an edit makes another name. */
export function editsAllowed(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

/**
 * Edit distance (letters added, left out or changed, or two neighbours swapped) between `typed` and the best matching
 * beginning of `word`; `most + 1` when it exceeds `most`. Letters of `word` beyond `typed` cost nothing: typing may not be over.
 */
export function prefixEditDistance(typed: string, word: string, most: number): number {
  const length = Math.min(word.length, typed.length + most)
  let older: number[] = []
  let above = Array.from({ length: length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const line = [row]
    let best = row
    for (let column = 1; column <= length; column++) {
      const cost = cheapest(typed, word, { row, column, older, above, left: line[column - 1] ?? 0 })
      line.push(cost)
      best = Math.min(best, cost)
    }
    if (best > most) return most + 1
    older = above
    above = line
  }
  return Math.min(...above)
}

const v = 0x76
const w = 0x77

/** Indian names are spelt with v or w alike: Powai, Pavai. */
function letterAt(word: string, index: number): number {
  const code = word.charCodeAt(index)
  return code === w ? v : code
}

interface Cell {
  readonly row: number
  readonly column: number
  readonly older: readonly number[]
  readonly above: readonly number[]
  readonly left: number
}

function cheapest(typed: string, word: string, { row, column, older, above, left }: Cell): number {
  const here = letterAt(typed, row - 1)
  const there = letterAt(word, column - 1)
  const changed = (above[column - 1] ?? 0) + (here === there ? 0 : 1)
  const cost = Math.min(changed, (above[column] ?? 0) + 1, left + 1)
  const swapped =
    row > 1 && column > 1 && here === letterAt(word, column - 2) && there === letterAt(typed, row - 2)
  return swapped ? Math.min(cost, (older[column - 2] ?? 0) + 1) : cost
}

/** The letters of a word as bits: rules out most words without comparing them. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index++) bits |= 1 << (letterAt(word, index) & 31)
  return bits
}

/** False when `word` lacks more letters of `typed` than `most` edits can explain. */
export function mayMatch(typed: number, word: number, most: number): boolean {
  let missing = typed & ~word
  let count = 0
  while (missing !== 0 && count <= most) {
    missing &= missing - 1
    count++
  }
  return count <= most
}
