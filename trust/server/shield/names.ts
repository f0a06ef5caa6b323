/** Names of what messages speak of: concepts, denied ones with `!` before them, and signs. Each has a number, since texts that are judged are compared by many of them. */
const numbers = new Map<string, number>()
const names: string[] = []

export function numberOfName(name: string): number {
  const known = numbers.get(name)
  if (known !== undefined) return known
  numbers.set(name, names.length)
  return names.push(name) - 1
}

export const nameOf = (number: number): string => names[number] ?? ''

export const countNames = (): number => names.length
