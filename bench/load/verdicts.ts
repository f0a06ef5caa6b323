import type { OpenLoopResult, SecondResult } from '@basera/testkit/load'
import { type Kind, kinds } from './mix.ts'

const enough = 20

/** Milliseconds of lateness from which figures say more of the client than of the product. */
const believable = 500

/** Why a rate is too much, if it is. */
export function tooMuch({ kinds: results, worstLateness }: OpenLoopResult): string | undefined {
  for (const [kind, result] of Object.entries(results)) {
    const { limit } = kinds[kind as Kind]
    if (result.failed > 0) return `${result.failed} of ${kind} failed`
    if (result.refused > 0) return `${result.refused} of ${kind} refused`
    const took = result.ok >= enough ? result.p95 : result.p50
    if (took > limit) return `${kind} took ${took.toFixed(0)} ms, over ${limit}`
  }
  return worstLateness > believable ? `the client was late by ${worstLateness.toFixed(0)} ms` : undefined
}

/** Seconds until nobody is refused and p95 stays within `bound` ms; the whole length if never. */
export const recoveredAfter = (timeline: readonly SecondResult[], bound: number): number =>
  1 + timeline.findLastIndex(({ refused, failed, p95 }) => refused + failed > 0 || p95 > bound)

/** The worst p95 of any second, in ms: what is normal, at its worst. */
export const worstSecond = (timeline: readonly SecondResult[]): number =>
  Math.max(...timeline.map(({ p95 }) => (Number.isNaN(p95) ? 0 : p95)))
