/** Chance that comes out the same for the same seed, on every machine. */
export interface Dice {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Picks by weight; weights need not add up to anything. */
  weighted<T>(list: readonly T[], weight: (item: T) => number): T
  /** A new list in another order. */
  shuffled<T>(list: readonly T[]): T[]
  /** Normally distributed around 0 with a standard deviation of 1. */
  gauss(): number
  /** A random UUID of version 4. */
  uuid(): string
  /** Independent dice with a name of their own: what one part draws does not move another. */
  of(...names: (string | number)[]): Dice
}

/** 32 bits of FNV-1a, mixed again so that similar names give different seeds. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** The generator sfc32, seeded by a text. */
function generator(seed: string): () => number {
  let [a, b, c, d] = [hash(seed), hash(`${seed}#`), hash(`#${seed}`), 1]
  const step = () => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 0x1_0000_0000
  }
  for (let round = 0; round < 12; round += 1) step()
  return step
}

const hex = (value: number, digits: number) =>
  Math.floor(value * 16 ** digits)
    .toString(16)
    .padStart(digits, '0')

function shuffled<T>(next: () => number, list: readonly T[]): T[] {
  const order = list.map((item) => ({ item, key: next() }))
  return order.sort((a, b) => a.key - b.key).map(({ item }) => item)
}

function weighted<T>(next: () => number, list: readonly T[], weight: (item: T) => number): T {
  let left = next() * list.reduce((sum, item) => sum + weight(item), 0)
  for (const item of list) {
    left -= weight(item)
    if (left < 0) return item
  }
  return oneOf(list, list.length - 1)
}

function oneOf<T>(list: readonly T[], index: number): T {
  if (list.length === 0) throw new Error('There is nothing to pick from.')
  return list[index] as T
}

/** Dice that roll the same for the same `seed`. */
export function dice(seed: string): Dice {
  const next = generator(seed)
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => oneOf(list, Math.floor(next() * list.length)),
    weighted: (list, weight) => weighted(next, list, weight),
    shuffled: (list) => shuffled(next, list),
    gauss: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    uuid: () => {
      const variant = '89ab'.charAt(Math.floor(next() * 4))
      return `${hex(next(), 8)}-${hex(next(), 4)}-4${hex(next(), 3)}-${variant}${hex(next(), 3)}-${hex(next(), 6)}${hex(next(), 6)}`
    },
    of: (...names) => dice(`${seed}/${names.join('/')}`),
  }
}
