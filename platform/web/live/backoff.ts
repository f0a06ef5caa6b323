/** Milliseconds: the first wait, and the longest one. */
const first = 500
const longest = 30_000

/**
 * Milliseconds to wait before the next attempt, after `failed` ones in a row: twice as long each time up to 30 s, and a
 * random part of that, so that many who lost the same server do not come back at once.
 */
export function waitAfter(failed: number, random: () => number = Math.random): number {
  const most = Math.min(longest, first * 2 ** Math.max(0, failed - 1))
  return Math.round(most * (0.5 + random() / 2))
}
