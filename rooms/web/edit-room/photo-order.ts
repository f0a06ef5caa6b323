/** `items` in the order of `keys`; others follow as they are. */
export function arranged<T extends { readonly key: string }>(
  items: readonly T[],
  order: readonly string[],
): readonly T[] {
  const placeOf = ({ key }: T) => {
    const place = order.indexOf(key)
    return place < 0 ? order.length : place
  }
  return [...items].sort((a, b) => placeOf(a) - placeOf(b))
}

export function movedTo<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const moved = list[from]
  if (moved === undefined) return list
  const rest = list.filter((_, place) => place !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

export const arrangedKeys = (keys: readonly string[], order: readonly string[]): readonly string[] =>
  arranged(
    keys.map((key) => ({ key })),
    order,
  ).map(({ key }) => key)
