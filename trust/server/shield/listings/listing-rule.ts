import type { WarningKind, WarningLevel } from '@basera/trust/contract'

export interface ListingText {
  readonly title: string
  readonly description: string | null
  /** ₹ a month. */
  readonly rent?: number | undefined
  readonly city?: string | undefined
}

export const listingText = ({ title, description }: ListingText) => `${title}\n${description ?? ''}`

/** Wording of one kind of cheating. */
export interface ListingRule {
  readonly kind: WarningKind
  readonly level: WarningLevel
  /** For the operator: what the wording asks for. */
  readonly because: string
  /** Each is enough. */
  readonly patterns?: readonly string[]
  /** One of each row, anywhere in title and description. */
  readonly together?: readonly (readonly string[])[]
  /** Any of them anywhere makes the rule silent. */
  readonly unless?: readonly string[]
  /** Learned weights do not overrule it. */
  readonly certain?: boolean
}
