import type { WarningKind } from '../../contract/index.ts'

/** One piece of evidence. */
export interface Rule {
  /**
   * Concepts (see `words/`) that the sender's last messages speak of, separated by spaces: `a|b` is either, `-a` that
   * it is absent, `!a` that it is denied (`no advance`).
   */
  readonly when: string
  /** Less than nothing for what honest people say. */
  readonly weight: number
  readonly because: string
}

export interface RuleFile {
  readonly kind: WarningKind
  readonly rules: readonly Rule[]
  /** Concepts of which the last message must speak, whatever those before it said. */
  readonly about?: readonly string[]
  /** What the file's test holds it to. */
  readonly examples: { readonly flagged: readonly string[]; readonly honest: readonly string[] }
}

/** Sums of evidence from which a message is shown with a warning. */
export const enough = { careful: 4, danger: 6 } as const

/**
 * Log-odds of the learned weights, chosen on sets judged by weights learned without them: `careful` and `danger` alone,
 * `unspoken` where nothing is named that cheats are after,
 * `hinted` together with some evidence of a rule, `honest` below which a rule that is only careful is overruled, `surelyHonest` any.
 * `rise` is what the last message must add.
 */
export const learned = {
  careful: 0.5,
  danger: 4,
  unspoken: 0.75,
  hinted: 0.25,
  honest: 0,
  surelyHonest: -0.5,
  rise: 0.3,
} as const
