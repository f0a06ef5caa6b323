/** Chance that gives the same answers for the same seed on every machine. */
export interface Dice {
  /** 0 <= value < 1 */
  roll(): number
  between(low: number, high: number): number
  chance(likelihood: number): boolean
  pick<T>(list: readonly [T, ...T[]]): T
}

const hash = (text: string): number => {
  let h = 2166136261
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h >>> 0
}

/** mulberry32 over an FNV-1a hash of the seed text */
export const diceOf = (seed: string): Dice => {
  let state = hash(seed)
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    roll,
    between: (low, high) => low + (high - low) * roll(),
    chance: (likelihood) => roll() < likelihood,
    pick: (list) => list[Math.floor(roll() * list.length)] ?? list[0],
  }
}
