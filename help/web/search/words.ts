const ignored = new Set(
  'a about am an and any are as at be by can did do does for from get has have how i if in is it may me my no not of on or our so that the their them there they this to was we what when where which who why will with you your'.split(
    ' ',
  ),
)

const singular = (word: string): string =>
  word.length > 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word

/** The words of a text that say something, in lower case and without a plural s. */
export function wordsOf(text: string): string[] {
  const found =
    text
      .toLowerCase()
      .replaceAll('’', '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return found.filter((word) => !ignored.has(word)).map(singular)
}

/**
 * How many slips of the finger lie between two words: a letter more, less, other, or two neighbours swapped
 * (optimal string alignment). Gives up and says `limit + 1` when there are more than `limit`.
 */
export function slipsBetween(typed: string, word: string, limit: number): number {
  if (Math.abs(typed.length - word.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const now = [row]
    for (let column = 1; column <= word.length; column++) {
      now.push(cheapest(typed, word, row, column, { before, last, now }))
    }
    if (Math.min(...now) > limit) return limit + 1
    before = last
    last = now
  }
  return last[word.length] ?? limit + 1
}

interface Rows {
  readonly before: readonly number[]
  readonly last: readonly number[]
  readonly now: readonly number[]
}

function cheapest(typed: string, word: string, row: number, column: number, rows: Rows): number {
  const at = (line: readonly number[], index: number) => line[index] ?? Number.POSITIVE_INFINITY
  const same = typed[row - 1] === word[column - 1]
  const cost = Math.min(
    at(rows.last, column) + 1,
    at(rows.now, column - 1) + 1,
    at(rows.last, column - 1) + (same ? 0 : 1),
  )
  const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
  return swapped ? Math.min(cost, at(rows.before, column - 2) + 1) : cost
}
