const withoutOneLetter = (word: string): readonly string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

function isOneSlipAway(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  const [first = '', second = ''] = rest
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    second + first + rest.slice(2) === otherRest
  )
}

/** Makes what tells whether a word is a slip of the pen away from a known one, its first letter being right. */
export function nearlySpelled(words: Iterable<string>): (word: string) => boolean {
  const known = new Set(words)
  const shortened = new Map<string, string[]>()
  for (const word of known)
    for (const less of new Set(withoutOneLetter(word)))
      shortened.set(less, [...(shortened.get(less) ?? []), word])
  const near = (written: string) => [
    ...(known.has(written) ? [written] : []),
    ...(shortened.get(written) ?? []),
  ]
  return (word) =>
    [word, ...withoutOneLetter(word)]
      .flatMap(near)
      .some((one) => one !== word && one[0] === word[0] && isOneSlipAway(word, one))
}
