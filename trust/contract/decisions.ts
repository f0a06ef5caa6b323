// Apart from the schemas, so that screens carry no schema library.
import type { CaseKind, SubjectKind } from './cases.ts'

/** From the mildest on (trust.case-decided). */
export const decisions = [
  'nothing',
  'warn',
  'keep_in_review',
  'take_down',
  'pause_sending',
  'suspend',
  'ban_number',
] as const
export type Decision = (typeof decisions)[number]

/** Days that a decision can pause sending for. */
export const pauseDays = [1, 7, 30] as const

/** The rules a decision can name; `none` goes with `nothing` alone. */
export const caseRules = [
  'none',
  'own_room',
  'money_first',
  'contact_details',
  'fair_housing',
  'respect',
  'own_identity',
  'spam',
  'safety',
  'law',
] as const
export type CaseRule = (typeof caseRules)[number]

export const statementMaximum = 1000
export const appealMaximum = 1000

/** Days in which a decision can be appealed against (trust.appeal-once). */
export const appealDays = 30

/** Due times of a case: looked at, and decided (IT Rules, 2021, rule 3(2)). */
export const acknowledgeHours = 24
export const decideDays = 15

/** Minutes that a moderator keeps a case from the others. */
export const holdMinutes = 30

/** Hours that a moderator's sign-in and code last (trust.moderator-code). */
export const entryHours = 12

/** What of a case decides which decisions it can have. */
export interface Decidable {
  readonly kind: CaseKind
  readonly subject_kind: SubjectKind
  readonly hasAccount: boolean
  readonly hasNumber: boolean
  /** Out of sight until a person shows it, whatever the case began with. */
  readonly inReview: boolean
}

/** The decisions that make sense for a case, in the order of {@link decisions}. */
export function possibleDecisions(one: Decidable): Decision[] {
  const { kind, subject_kind, hasAccount, hasNumber, inReview } = one
  const possible: Readonly<Record<Decision, boolean>> = {
    nothing: true,
    warn: hasAccount,
    keep_in_review: subject_kind === 'room' && (kind === 'review' || inReview),
    take_down: subject_kind !== 'person',
    pause_sending: hasAccount && hasNumber,
    suspend: hasAccount,
    ban_number: hasNumber,
  }
  return decisions.filter((one) => possible[one])
}
