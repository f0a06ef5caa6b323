import type { Database } from '@basera/database/types'
import type { Expression, RawBuilder, Transaction } from 'kysely'

export interface ProvenNumber {
  readonly userId: string
  /** E.164. */
  readonly phone: string
}

/** What is kept about numbers beyond their accounts (trust.number-record). The feature of trust implements it. */
export interface NumberRecords {
  /** SQL for the id of the person whose number is verified on this account; null without one. */
  personOf(member: Expression<unknown>): RawBuilder<string | null>
  /** The account proves the number, in this transaction. Throws `phone_not_accepted` (trust.number-not-accepted). */
  recordProof(trx: Transaction<Database>, proof: ProvenNumber): Promise<void>
  /** Gives the other accounts that hold a number of this account's now (trust.number-suspended). */
  suspend(trx: Transaction<Database>, account: SuspendedAccount): Promise<readonly string[]>
  lift(trx: Transaction<Database>, userId: string): Promise<void>
}

export interface SuspendedAccount {
  readonly userId: string
  /** The verified number, if there is one. */
  readonly phone: string | null
  readonly reason: string
}
