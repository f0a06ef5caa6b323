/** Costs are whole twentieths, so that tables of bytes hold them. */
const unit = 20
const costs = { same: 0, repeated: 4, faint: 6, vowel: 7, alike: 7, other: unit } as const

const letters = 27
const vowels = 'aeiou'
const faint = 'aeiouhy'
const alike = 'bp bv bw cg ck cs dt dz fp gj gk iy js jz kq mn sz rl uw'.split(' ')

function letterAt(word: string, index: number): number {
  const letter = word.charCodeAt(index) - 0x61
  return letter >= 0 && letter < letters - 1 ? letter : letters - 1
}

const isAmong = (set: string, letter: number) => set.includes(String.fromCharCode(letter + 0x61))

const letterCosts = Uint8Array.from({ length: letters }, (_, letter) =>
  isAmong(faint, letter) ? costs.faint : costs.other,
)

function changeCost(a: number, b: number): number {
  if (a === b && a < letters - 1) return costs.same
  const pair = String.fromCharCode(Math.min(a, b) + 0x61, Math.max(a, b) + 0x61)
  if (pair === 'vw') return costs.same
  if (isAmong(vowels, a) && isAmong(vowels, b)) return costs.vowel
  return alike.some((two) => two === pair || two === `${pair[1]}${pair[0]}`) ? costs.alike : costs.other
}

const changeCosts = Uint8Array.from({ length: letters * letters }, (_, pair) =>
  changeCost(Math.floor(pair / letters), pair % letters),
)

const longest = 63
let older = new Uint16Array(longest + 1)
let above = new Uint16Array(longest + 1)
let line = new Uint16Array(longest + 1)

function costOfLetter(letter: number, before: number): number {
  return letter === before ? costs.repeated : (letterCosts[letter] ?? costs.other)
}

const wordLetters = new Uint8Array(longest + 1)

export interface SpellingCost {
  readonly whole: number
  readonly begun: number
}

/** Below 1 for what Indian names are written with by turns: vowels, h and y, double letters, voiced or not. */
export function spellingCost(typed: string, word: string): SpellingCost {
  const rows = Math.min(typed.length, longest)
  const columns = Math.min(word.length, longest)
  above[0] = 0
  for (let column = 1; column <= columns; column++) {
    const letter = letterAt(word, column - 1)
    wordLetters[column] = letter
    above[column] =
      (above[column - 1] ?? 0) + costOfLetter(letter, column > 1 ? (wordLetters[column - 1] ?? -1) : -1)
  }
  let before = -1
  for (let row = 1; row <= rows; row++) {
    const letter = letterAt(typed, row - 1)
    fillLine(letter, before, row, columns)
    before = letter
    const free = older
    older = above
    above = line
    line = free
  }
  let begun = above[columns] ?? 0
  for (let column = 0; column < columns; column++) begun = Math.min(begun, above[column] ?? begun)
  return { whole: (above[columns] ?? 0) / unit, begun: begun / unit }
}

function fillLine(letter: number, before: number, row: number, columns: number): void {
  const added = costOfLetter(letter, before)
  line[0] = (above[0] ?? 0) + added
  for (let column = 1; column <= columns; column++) {
    const other = wordLetters[column] ?? 0
    const otherBefore = column > 1 ? (wordLetters[column - 1] ?? -1) : -1
    let cost = (above[column - 1] ?? 0) + (changeCosts[letter * letters + other] ?? costs.other)
    cost = Math.min(
      cost,
      (above[column] ?? 0) + added,
      (line[column - 1] ?? 0) + costOfLetter(other, otherBefore),
    )
    const swapped = row > 1 && column > 1 && letter === otherBefore && before === other
    if (swapped) cost = Math.min(cost, (older[column - 2] ?? 0) + costs.other)
    line[column] = cost
  }
}

/** The largest cost at which a word may still be meant: nothing for numbers and words of three letters. */
export function costAllowed(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}
