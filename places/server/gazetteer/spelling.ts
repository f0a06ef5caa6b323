/** Edits tolerated in a word: none in short ones, where an edit makes another name. */
export function editsAllowed(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

/** Letters of `word` beyond `typed` cost nothing: typing may not be over. `most + 1` when it exceeds `most`. */
export function prefixEditDistance(typed: string, word: string, most: number): number {
  const columns = Math.min(word.length, typed.length + most, longest)
  const rows = Math.min(typed.length, longest)
  for (let column = 0; column <= columns; column++) above[column] = column
  for (let row = 1; row <= rows; row++) {
    if (fillLine(typed, word, row, columns) > most) return most + 1
    const free = older
    older = above
    above = line
    line = free
  }
  let least = most + 1
  for (let column = 0; column <= columns; column++) least = Math.min(least, above[column] ?? least)
  return least
}

const longest = 100
let older = new Uint8Array(longest + 1)
let above = new Uint8Array(longest + 1)
let line = new Uint8Array(longest + 1)

function fillLine(typed: string, word: string, row: number, columns: number): number {
  const here = letterAt(typed, row - 1)
  const before = row > 1 ? letterAt(typed, row - 2) : -1
  let left = row
  let least = row
  line[0] = row
  for (let column = 1; column <= columns; column++) {
    const there = letterAt(word, column - 1)
    let cost = (above[column - 1] ?? 0) + (here === there ? 0 : 1)
    cost = Math.min(cost, (above[column] ?? 0) + 1, left + 1)
    if (column > 1 && before === there && here === letterAt(word, column - 2))
      cost = Math.min(cost, (older[column - 2] ?? 0) + 1)
    line[column] = cost
    left = cost
    least = Math.min(least, cost)
  }
  return least
}

const v = 0x76
const w = 0x77

/** Indian names are spelt with v or w alike: Powai, Pavai. */
function letterAt(word: string, index: number): number {
  const code = word.charCodeAt(index)
  return code === w ? v : code
}

/** The letters of a word as bits: rules out most words without comparing them. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index++) bits |= 1 << (letterAt(word, index) & 31)
  return bits
}

export function mayMatch(typed: number, word: number, most: number): boolean {
  let missing = typed & ~word
  let count = 0
  while (missing !== 0 && count <= most) {
    missing &= missing - 1
    count++
  }
  return count <= most
}
