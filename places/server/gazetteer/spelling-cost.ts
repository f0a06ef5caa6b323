const vowels = new Set('aeiou')
/** Letters that fall in and out of the spelling of Indian names. */
const faint = new Set('aeiouhy')
const alike: ReadonlySet<string> = new Set(
  'bp bv bw cg ck cs dt dz fp gj gk iy js jz kq mn sz vw rl uw'
    .split(' ')
    .flatMap(([a = '', b = '']) => [a + b, b + a]),
)
const costs = { faint: 0.3, repeated: 0.2, vowel: 0.35, alike: 0.35, other: 1 } as const

/** Cost of a letter that one spelling has and the other has not. */
function costOfLetter(letter: string, before: string): number {
  if (letter === before) return costs.repeated
  return faint.has(letter) ? costs.faint : costs.other
}

function costOfChange(a: string, b: string): number {
  if (a === b || (a === 'v' && b === 'w') || (a === 'w' && b === 'v')) return 0
  if (vowels.has(a) && vowels.has(b)) return costs.vowel
  return alike.has(a + b) ? costs.alike : costs.other
}

/**
 * How differently two words are spelt, as a sum of costs: 1 for another letter or a swap, less for what Indian names are
 * written with by turns (vowels, h and y, double letters, voiced or not). With `unfinished`, the rest of `word` is free.
 */
export function spellingCost(typed: string, word: string, unfinished: boolean): number {
  let older: number[] = []
  let above = [0]
  for (let column = 1; column <= word.length; column++)
    above.push((above[column - 1] ?? 0) + costOfLetter(word[column - 1] ?? '', word[column - 2] ?? ''))
  for (let row = 1; row <= typed.length; row++) {
    const a = typed[row - 1] ?? ''
    const added = costOfLetter(a, typed[row - 2] ?? '')
    const line = [(above[0] ?? 0) + added]
    for (let column = 1; column <= word.length; column++) {
      const b = word[column - 1] ?? ''
      let cost = Math.min(
        (above[column - 1] ?? 0) + costOfChange(a, b),
        (above[column] ?? 0) + added,
        (line[column - 1] ?? 0) + costOfLetter(b, word[column - 2] ?? ''),
      )
      const swapped = row > 1 && column > 1 && a === word[column - 2] && b === typed[row - 2]
      if (swapped) cost = Math.min(cost, (older[column - 2] ?? 0) + costs.other)
      line.push(cost)
    }
    older = above
    above = line
  }
  return unfinished ? Math.min(...above) : (above.at(-1) ?? 0)
}

/** The largest cost at which a word may still be meant: nothing for numbers and words of three letters. */
export function costAllowed(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}
