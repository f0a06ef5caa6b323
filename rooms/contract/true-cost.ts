import type { Room } from './room-shapes.ts'

export const costTerms = ['rent', 'deposit', 'bills', 'maintenance', 'brokerage'] as const
export type CostTerm = (typeof costTerms)[number]

/** A sum in whole rupees of what is said; with an unknown term it is the least that is paid. */
export interface CostSum {
  readonly sum: number
  readonly isComplete: boolean
}

/** What a room costs (rooms.true-cost). Whole rupees; null is "not said", never ₹0. */
export interface TrueCost {
  readonly terms: Readonly<Record<CostTerm, number | null>>
  /** Deposit, first month and brokerage. */
  readonly toMoveIn: CostSum
  /** Rent, bills and maintenance. */
  readonly monthly: CostSum
  readonly painting: number | null
  readonly lockInMonths: number | null
  readonly noticeDays: number | null
}

type PricedRoom = Pick<
  Room,
  | 'rent'
  | 'deposit'
  | 'bills_estimate'
  | 'maintenance'
  | 'brokerage'
  | 'painting_charge'
  | 'lock_in_months'
  | 'notice_days'
>

function sumOf(terms: readonly (number | null)[]): CostSum {
  const known = terms.filter((term) => term !== null)
  return { sum: known.reduce((sum, term) => sum + term, 0), isComplete: known.length === terms.length }
}

/** What it takes to move in, each month and when leaving (rooms.true-cost). */
export function trueCost(room: PricedRoom): TrueCost {
  const terms = {
    rent: room.rent,
    deposit: room.deposit,
    // Bills that were left out are ₹0 (rooms.sum-default), which promises nothing.
    bills: room.bills_estimate || null,
    maintenance: room.maintenance,
    brokerage: room.brokerage,
  }
  return {
    terms,
    toMoveIn: sumOf(Object.values(terms)),
    monthly: sumOf([terms.rent, terms.bills, terms.maintenance]),
    painting: room.painting_charge,
    lockInMonths: room.lock_in_months,
    noticeDays: room.notice_days,
  }
}
