import type { Caller } from './feature/handlers.ts'
import { networkOf } from './network.ts'

export interface BudgetHolder {
  /** A `shared-network` is one of a member without a proven number: many people are behind it. */
  readonly kind: 'visitor' | 'account' | 'person' | 'shared-network'
  readonly key: string
}

/** Whom a use counts for: the account, then its person, or its network where no number is proven (trust.person-budgets). */
export function budgetHoldersOf({ address, session }: Caller): BudgetHolder[] {
  if (!session) return [{ kind: 'visitor', key: networkOf(address) }]
  const { userId, personId } = session
  const account: BudgetHolder = { kind: 'account', key: userId }
  if (personId === undefined) return [account]
  if (personId === null) return [account, { kind: 'shared-network', key: networkOf(address) }]
  return [account, { kind: 'person', key: `person:${personId}` }]
}
